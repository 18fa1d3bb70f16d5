/** Copy a text: with the clipboard API if available, else the old way, which also works with plain http. */

export function canCopy(): boolean {
  return !!navigator.clipboard || !!document.queryCommandSupported?.('copy');
}

/** Copy a text; return whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
    const field = document.createElement('textarea');
    field.value = text;
    field.style.position = 'fixed';
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  } catch {
    return false;
  }
}
