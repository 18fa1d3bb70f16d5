/** Save a chart as a self-contained SVG or a PNG. */

/** Return the chart with its current colours and fonts, on a background and below a title. */
export function standalone(chart: string, title: string, style: (name: string) => string): string {
  const size = /width="([\d.]+)" height="([\d.]+)"/.exec(chart);
  if (!size) throw new Error('a chart without a size');
  const [width, height] = [Number(size[1]), Number(size[2])];
  const ground = `<rect x="0" y="-40" width="${width}" height="${height + 44}" fill="var(--card)"/>`;
  const heading = `<text x="8" y="-15" font-size="17" font-weight="700" fill="var(--ink)">${escaped(title)}</text>`;
  const inside = chart.slice(chart.indexOf('>') + 1);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -40 ${width} ${height + 44}" width="${width}" height="${height + 44}" font-family="var(--text)">`;
  return (open + ground + heading + inside).replace(/var\((--[\w-]+)\)/g, (_, name: string) => escaped(style(name).trim()));
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

function saveAs(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Draws an SVG twice as large, so that it is crisp. */
async function drawn(svg: Blob): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth * 2, image.naturalHeight * 2];
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Saves a chart of the page as a file. */
export async function saveChart(chart: SVGSVGElement, title: string, kind: 'svg' | 'png'): Promise<void> {
  const look = getComputedStyle(chart);
  const text = standalone(new XMLSerializer().serializeToString(chart), title, (name) => look.getPropertyValue(name));
  const svg = new Blob([text], { type: 'image/svg+xml' });
  const name = title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  saveAs(kind === 'svg' ? svg : await drawn(svg), `${name}.${kind}`);
}
