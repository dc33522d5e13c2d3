export { AttachmentDrop } from './AttachmentDrop.tsx';
export { AttachmentRow } from './AttachmentRow.tsx';
export { createUploadQueue, type OnItsWay, type UploadQueue } from './upload-queue.ts';
export { useUploads } from './use-uploads.ts';
