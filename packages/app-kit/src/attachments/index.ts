import { registerCatalogue } from '../i18n/catalogues.ts';
import { attachmentCatalogue } from './attachment-catalogue.ts';

export { AttachmentDrop } from './AttachmentDrop.tsx';
export { AttachmentRow } from './AttachmentRow.tsx';

/** Registers the words of these parts; await it where a page that has them is loaded. Without them the page still works. */
export const loadAttachmentWords = (): Promise<void> => registerCatalogue(attachmentCatalogue).catch(() => {});
