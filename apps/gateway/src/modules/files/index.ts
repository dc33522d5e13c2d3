export { insertFile, type StoredFile } from './files.repository.ts';
export { hashOf, type NewFile, readFile, removeFile, storeFile } from './files.service.ts';
export { files } from './files.tables.ts';
