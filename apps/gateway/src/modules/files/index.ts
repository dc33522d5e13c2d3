export { insertFile } from './files.repository.ts';
export { hashOf, readFile, removeFile, storeFile } from './files.service.ts';
export { files } from './files.tables.ts';
