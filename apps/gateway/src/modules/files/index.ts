export { files } from './files.tables.ts';
