import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';

export type Pages = {
  readonly document: PDFDocumentProxy;
  readonly sizes: readonly { width: number; height: number }[];
};

/** Opens a PDF to be drawn. The reader is fetched when it is first needed. */
export const openPdf = async (file: Blob): Promise<Pages> => {
  const [{ getDocument }, data] = await Promise.all([import('unpdf/pdfjs'), file.arrayBuffer()]);
  const document = await getDocument({ data: new Uint8Array(data) }).promise;
  const first = (await document.getPage(1)).getViewport({ scale: 1 });
  // Every page of a report has the format of its first one.
  const sizes = Array.from({ length: document.numPages }, () => ({ width: first.width, height: first.height }));
  return { document, sizes };
};

/** Draws a page at the canvas's width on screen, at the screen's resolution. */
export const drawPage = (page: PDFPageProxy, canvas: HTMLCanvasElement, widthPx: number) => {
  const sharpness = Math.min(2, devicePixelRatio || 1);
  const viewport = page.getViewport({ scale: (widthPx / page.getViewport({ scale: 1 }).width) * sharpness });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  return page.render({ canvas, viewport });
};

/** Lays the words of a page over it, invisible, so that they can be selected, searched and heard. */
export const layText = async (page: PDFPageProxy, container: HTMLElement, widthPx: number) => {
  const { TextLayer } = await import('unpdf/pdfjs');
  const scale = widthPx / page.getViewport({ scale: 1 }).width;
  container.replaceChildren();
  container.style.setProperty('--total-scale-factor', String(scale));
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container,
    viewport: page.getViewport({ scale }),
  });
  await layer.render();
};
