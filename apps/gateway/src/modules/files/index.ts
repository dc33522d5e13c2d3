export { insertFile } from './files.repository.ts';
export {
  hashOf,
  isFileKept,
  type NewFile,
  openFile,
  readFile,
  removeFile,
  removeTenantFile,
  shownName,
  storeFile,
  storeTenantFile,
} from './files.service.ts';
export { files } from './files.tables.ts';
