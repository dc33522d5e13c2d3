export { createStorage, type Storage, type StorageKey } from './storage.ts';
