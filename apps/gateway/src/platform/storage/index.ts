export { type ByteRange, createStorage, FileGone, type Storage } from './storage.ts';
