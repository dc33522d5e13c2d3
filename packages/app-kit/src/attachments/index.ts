export { AttachmentDrop } from './AttachmentDrop.tsx';
export { AttachmentRow } from './AttachmentRow.tsx';
