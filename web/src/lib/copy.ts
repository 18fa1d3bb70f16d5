/** Copying a text: by the clipboard where the browser hands it out, else the old way, which plain http has too. */

export function canCopy(): boolean {
  return !!navigator.clipboard || !!document.queryCommandSupported?.('copy');
}

/** Whether it is copied. */
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
