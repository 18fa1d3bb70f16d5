/** The texts of a rules page: paragraphs of plain text with bold words and references to rules. */

export interface Piece {
  text: string;
  strong: boolean;
  /** The anchor of the rule named here. */
  rule: string | null;
}

const RULE = /\b([A-Z]{2}-\d\d)\b/;

export const anchor = (rule: string): string => rule.toLowerCase();

/** Split a paragraph into pieces: **words** are bold, and numbers of rules become links. */
export function pieces(paragraph: string): Piece[] {
  return paragraph.split('**').flatMap((text, at) =>
    text
      .split(RULE)
      .map((part, each) => ({ text: part, strong: at % 2 === 1, rule: each % 2 === 1 ? anchor(part) : null }))
      .filter((piece) => piece.text),
  );
}

export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).map((each) => each.trim()).filter(Boolean);
}
