export {
  type Attachment,
  attach,
  changeReference,
  countAttached,
  detach,
  hasTwin,
  listAttached,
  reattach,
  reportsHolding,
} from './attachments.repository.ts';
export { findAttached } from './attachments.service.ts';
export { readUpload, type Upload, uploadBody } from './upload.ts';
