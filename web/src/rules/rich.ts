/** The texts of a rules page: paragraphs of plain words, some of which stand out or name a rule. */

export interface Piece {
  text: string;
  strong: boolean;
  /** The anchor of the rule that is named here. */
  rule: string | null;
}

const RULE = /\b([A-Z]{2}-\d\d)\b/;

export const anchor = (rule: string): string => rule.toLowerCase();

/** A paragraph in pieces: **words** stand out, and the number of a rule leads to it. */
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
