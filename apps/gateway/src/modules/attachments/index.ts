export {
  type Attachment,
  attach,
  changeReference,
  countAttached,
  detach,
  listAttached,
  reattach,
  reportsHolding,
} from './attachments.repository.ts';
export { findAttached } from './attachments.service.ts';
export { type DocumentUpload, documentBody, readDocument } from './document-upload.ts';
