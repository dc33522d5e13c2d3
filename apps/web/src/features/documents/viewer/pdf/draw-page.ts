import * as reader from 'pdfjs-dist/legacy/build/pdf.mjs';
import { layLines } from './lay-lines.ts';
import { type LinesOf, mayBePicture } from './recognised-lines.ts';

type PdfPage = reader.PDFPageProxy;

/** More would not be drawn at all by some telephones. */
const pixelsMost = 16_000_000;

/** Draws a page at this scale, at the screen's resolution. */
export const drawPage = (page: PdfPage, canvas: HTMLCanvasElement, scale: number) => {
  const { width, height } = page.getViewport({ scale });
  const sharpness = Math.min(2, devicePixelRatio || 1, Math.sqrt(pixelsMost / (width * height)));
  const viewport = page.getViewport({ scale: scale * sharpness });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  return page.render({ canvas, viewport, annotationMode: reader.AnnotationMode.DISABLE });
};

type Laid = { readonly container: HTMLElement; readonly scale: number; readonly linesOf: LinesOf };

/**
 * Lays the words over a page, invisible, so that they can be selected and heard; resolves to the element of each piece of text. Over a picture
 * those are laid that were recognised in it.
 */
export const layText = async (page: PdfPage, { container, scale, linesOf }: Laid) => {
  container.replaceChildren();
  const viewport = page.getViewport({ scale });
  const layer = new reader.TextLayer({
    // Without normalising, so that a place in the text is the same here as where it was read.
    textContentSource: page.streamTextContent({ includeMarkedContent: true, disableNormalization: true }),
    container,
    viewport,
  });
  await layer.render();
  if (!mayBePicture(layer.textContentItemsStr)) return layer.textDivs;
  // Without them the page is a picture, as it is in the file.
  const lines = await linesOf(page.pageNumber).catch(() => undefined);
  return lines ? layLines(lines, { container, viewport }) : layer.textDivs;
};

/** The part of pdf.js that reads headings and tables takes pdf.js itself from the page, and is needed for tagged documents only. */
const loadStructure = async () => {
  Object.assign(globalThis, { pdfjsLib: reader });
  return (await import('pdfjs-dist/legacy/web/pdf_viewer.mjs')).StructTreeLayerBuilder;
};

const spoken = '[aria-owns], [aria-label]';
const speaks = (element: Element) => element.matches(spoken) || element.querySelector(spoken) !== null;

/**
 * Leaves out what the tags name and this page does not have: links, which are not drawn, and the rows of a table that are on another page.
 * An empty cell of a row stays, so that those behind it keep their columns.
 */
const keepSpoken = (tree: Element, words: Element) => {
  for (const element of tree.querySelectorAll('[aria-owns]')) {
    const ids = element.getAttribute('aria-owns')?.split(' ') ?? [];
    const present = ids.filter((id) => words.querySelector(`#${CSS.escape(id)}`));
    if (present.length > 0) element.setAttribute('aria-owns', present.join(' '));
    else element.removeAttribute('aria-owns');
  }
  for (const element of tree.querySelectorAll('*')) {
    if (speaks(element)) continue;
    const row = element.parentElement;
    if (row?.role === 'row' && speaks(row)) element.role = 'cell';
    else element.remove();
  }
};

/** Tells screen readers which of the words are headings, lists and tables. */
export const layStructure = async (page: PdfPage, canvas: HTMLCanvasElement, words: HTMLElement) => {
  // Most documents have no tags; the code for them is left out then.
  if (!(await page.getStructTree())) return;
  const Structure = await loadStructure();
  const tree: unknown = await new Structure(page, page.getViewport({ scale: 1 }).rawDims).render();
  if (!(tree instanceof Element)) return;
  keepSpoken(tree, words);
  canvas.replaceChildren(tree);
};
