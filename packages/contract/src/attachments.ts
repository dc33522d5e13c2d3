import { bytesPerMegabyte } from './limits.ts';

/** Spec section 9: a document has at most 15 MB. The numbers are ours. */
export const attachmentLimits = {
  bytesMax: 15 * bytesPerMegabyte,
  /** Ours: so much a browser keeps of files that wait for a connection. */
  keptBytesMax: 150 * bytesPerMegabyte,
  /** Page or cell where the figure is found, as sent with the upload. */
  referenceLengthMax: 120,
} as const;

/** Media types of documents that may prove a figure (spec section 5: PDF, Word and Excel; we add scans). */
export const attachmentTypes = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
} as const;

/** The name with a number, where one of the others has that name: "Bills.pdf" becomes "Bills (2).pdf". */
export const freeFileName = (name: string, taken: readonly string[]): string => {
  const known = new Set(taken.map((other) => other.toLowerCase()));
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let free = name;
  for (let number = 2; known.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${ending}`;
  return free;
};
