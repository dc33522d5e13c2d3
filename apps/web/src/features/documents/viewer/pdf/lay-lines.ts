import type { PageViewport } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { RecognisedLine } from './recognised-lines.ts';

const font = 'sans-serif';

type Measure = (text: string, size: number) => number;

const createMeasure = (): Measure => {
  const context = document.createElement('canvas').getContext('2d');
  return (text, size) => {
    if (!context) return 0;
    context.font = `${size}px ${font}`;
    return context.measureText(text).width;
  };
};

type Laid = { readonly container: HTMLElement; readonly viewport: PageViewport };

const layLine = (line: RecognisedLine, { viewport }: Pick<Laid, 'viewport'>, measure: Measure) => {
  const { left, bottom, width, height } = line;
  // Cells of a row are apart by tabs.
  const text = line.text.replaceAll('\t', ' ');
  const [x0, y0] = viewport.convertToViewportPoint(left, bottom) as [number, number];
  const [x1, y1] = viewport.convertToViewportPoint(left + width, bottom + height) as [number, number];
  const wide = Math.abs(x1 - x0);
  const high = Math.abs(y1 - y0);
  // A sheet that was copied on its side has its lines upright.
  const isUpright = high > wide && text.length > 2;
  const size = isUpright ? wide : high;
  const length = isUpright ? high : wide;
  const span = document.createElement('span');
  span.textContent = text;
  span.style.left = `${isUpright ? Math.max(x0, x1) : Math.min(x0, x1)}px`;
  span.style.top = `${Math.min(y0, y1)}px`;
  span.style.fontFamily = font;
  span.style.setProperty('--font-height', `${size / viewport.scale}px`);
  span.style.setProperty('--scale-x', String(length / (measure(text, size) || length || 1)));
  if (isUpright) span.style.setProperty('--rotate', '90deg');
  return span;
};

/** Lays lines that were recognised in a picture where they stand on it; answers with the element of each. */
export const layLines = (lines: readonly RecognisedLine[], { container, viewport }: Laid): HTMLElement[] => {
  const measure = createMeasure();
  const spans = lines.map((line) => layLine(line, { viewport }, measure));
  container.replaceChildren(...spans.flatMap((span) => [span, document.createElement('br')]));
  return spans;
};
