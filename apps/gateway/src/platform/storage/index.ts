export { createStorage, FileGone, type Storage } from './storage.ts';
