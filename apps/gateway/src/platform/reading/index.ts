export { type Archive, openArchive } from './archive.ts';
export {
  type Cell,
  losesDigits,
  type Merge,
  percentOf,
  plainNumber,
  type Sheet,
  type SheetRow,
  shownIn,
} from './cells.ts';
export { openFile } from './open-file.ts';
export { type Facts, type ReadCode, ReadError } from './read-error.ts';
export { runThread } from './run-thread.ts';
export { readXml } from './xml.ts';
