export { createScan, type Scan } from './clamd.ts';
export { scanUploads } from './scan-uploads.ts';
