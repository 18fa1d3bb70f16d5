/** The kernels that this page was built with, by game; empty while the page is developed. */

import { NoAnalysis } from './errors';

const built = document.querySelector<HTMLMetaElement>('meta[name=paddock-kernels]')?.content;
const own = JSON.parse(built || '{}') as Record<string, string | undefined>;
const TRIED = 'paddock-kernel';

/**
 * Reload the page if the server uses another kernel and so another version. Only once for each kernel, as several
 * servers may answer with different versions.
 */
export async function startAnew(game: string, kernel: string, missing = false): Promise<void> {
  if (!missing && (!own[game] || own[game] === kernel)) return;
  if (isFirst(kernel)) {
    location.reload();
    await new Promise(() => undefined);
  }
  throw new NoAnalysis('web-analysis-other', `the page has the kernel ${own[game]}, the server ${kernel}`);
}

function isFirst(kernel: string): boolean {
  try {
    const first = sessionStorage.getItem(TRIED) !== kernel;
    sessionStorage.setItem(TRIED, kernel);
    return first;
  } catch {
    return false; // without storage it might reload forever
  }
}
