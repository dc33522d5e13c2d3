import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Part = { readonly begin: number; readonly end: number };

/** Reads bytes of the file; `end` is behind the last. */
export type ReadBytes = (begin: number, end: number) => Promise<Uint8Array>;

/**
 * Gives the reader of PDF files the parts of a file that it asks for, by our own calls: they carry the session and survive its renewal. What
 * could not be fetched is kept, and asked for again by `retry`.
 */
export class RangeSource extends PDFDataRangeTransport {
  readonly #read: ReadBytes;
  readonly #onFailure: (error: unknown) => void;
  #failed: Part[] = [];
  #isClosed = false;

  constructor(bytes: number, read: ReadBytes, onFailure: (error: unknown) => void) {
    super(bytes, null);
    this.#read = read;
    this.#onFailure = onFailure;
  }

  override requestDataRange(begin: number, end: number) {
    void this.#fetch({ begin, end });
  }

  override abort() {
    this.#isClosed = true;
  }

  /** Asks again for every part that is missing. */
  retry() {
    const parts = this.#failed;
    this.#failed = [];
    for (const part of parts) void this.#fetch(part);
  }

  async #fetch(part: Part) {
    try {
      const chunk = await this.#read(part.begin, part.end);
      if (!this.#isClosed) this.onDataRange(part.begin, chunk);
    } catch (error) {
      if (this.#isClosed) return;
      this.#failed.push(part);
      this.#onFailure(error);
    }
  }
}
