/** Parameters of a document's address: which file of it, and which place in it is shown. */
export type ViewerSearch = {
  /** Number of an earlier file; the newest where there is none. */
  readonly version?: number | undefined;
  /** The page or sheet to begin at, from 1. */
  readonly page?: number | undefined;
  /** A passage to highlight, as it is written there. */
  readonly quote?: string | undefined;
  /** A cell of the sheet, such as B7. */
  readonly cell?: string | undefined;
  /** `text` shows the words that were read, in place of the pages. */
  readonly view?: 'text' | undefined;
};

/** A passage is one sentence or a few; a longer one would not be an address. */
const quoteLengthMost = 2000;

const numberIn = (value: unknown) => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};
/** The router reads digits as a number. */
const textIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, quoteLengthMost) || undefined
    : undefined;

/** Reads an address that anybody may have typed: what makes no sense is left out. */
export const readViewerSearch = (search: Record<string, unknown>): ViewerSearch => ({
  version: numberIn(search.version),
  page: numberIn(search.page),
  quote: textIn(search.quote),
  cell: /^[A-Z]{1,3}[1-9]\d{0,6}$/i.exec(textIn(search.cell) ?? '')?.[0].toUpperCase(),
  view: search.view === 'text' ? 'text' : undefined,
});
