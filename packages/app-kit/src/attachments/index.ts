export { AttachmentDrop } from './AttachmentDrop.tsx';
export { AttachmentRow } from './AttachmentRow.tsx';
export { useUploads } from './use-uploads.ts';
