// The kit is named as a package here and beside: a remote module borrows it from the shell, and would else bring a second copy along.
import { registerCatalogue } from '@esg/app-kit';
import { attachmentCatalogue } from './attachment-catalogue.ts';

export { AttachmentDrop } from './AttachmentDrop.tsx';
export { AttachmentRow } from './AttachmentRow.tsx';

/** Registers the words of these parts; await it where a page that has them is loaded. Without them the page still works. */
export const loadAttachmentWords = (): Promise<void> => registerCatalogue(attachmentCatalogue).catch(() => {});
