import {
  getDocument,
  type PDFDocumentProxy,
  PDFWorker,
  version as readerVersion,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { RangeSource, type ReadBytes } from './range-source.ts';

export type PageSize = { readonly width: number; readonly height: number };

export type OpenPdf = {
  readonly document: PDFDocumentProxy;
  /** Of the first page; most documents have pages of one size. */
  readonly size: PageSize;
};

/** Bytes of one request: a page of text needs one or two. */
const rangeBytes = 256 * 1024;

/** Where the build puts fonts, character maps and decoders (`tooling/pdf-parts.ts`). */
const partsUrl = (folder: string) => new URL(`/assets/pdfjs-${readerVersion}/${folder}/`, document.baseURI).href;

export type PdfFile = {
  readonly bytes: number;
  readonly read: ReadBytes;
  /** A part could not be fetched; `retry` of the opening asks for it again. */
  readonly onFailure: (error: unknown) => void;
};

/**
 * Opens a PDF whose parts are fetched as they are needed, in a worker of its own. The worker is started here: the reader would otherwise use
 * the one of the other copy of pdf.js that draws previews of reports, which has another version.
 */
export const startPdf = ({ bytes, read, onFailure }: PdfFile) => {
  const source = new RangeSource(bytes, read, onFailure);
  const port = new Worker(workerUrl, { type: 'module' });
  // Its types say that there is never a port.
  const worker = new PDFWorker({ port: port as unknown as null });
  const task = getDocument({
    range: source,
    worker,
    rangeChunkSize: rangeBytes,
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    cMapUrl: partsUrl('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: partsUrl('standard_fonts'),
    iccUrl: partsUrl('iccs'),
    wasmUrl: partsUrl('wasm'),
    useWorkerFetch: true,
    verbosity: 0,
  });
  const failed = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new Error('The reader of PDF files could not be started')));
  });
  const open = async (): Promise<OpenPdf> => {
    const pdf = await task.promise;
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
    return { document: pdf, size: { width, height } };
  };
  const close = () =>
    task.destroy().finally(() => {
      worker.destroy();
      port.terminate();
    });
  return { opened: Promise.race([open(), failed]), retry: () => source.retry(), close };
};
