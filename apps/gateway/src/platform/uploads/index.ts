export { createScan, type Scan } from './clamd.ts';
export { type InfectedFile, scanUploads } from './scan-uploads.ts';
export { isWholeFile } from './whole-file.ts';
