import { useFormatters } from '@esg/app-kit';
import { type DocumentKind, documentLimits } from '@esg/contract';
import type { FileRefusal } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import type { DocumentRow } from './find-documents.ts';

/** What people call the kinds of documents. */
export const useKindNames = (): Record<DocumentKind, string> => {
  const { t } = useLingui();
  return { pdf: t`PDF`, word: t`Word`, excel: t`Excel`, message: t`E-mail message` };
};

/** When a document expires; empty where it does not. */
export const useExpiryText = () => {
  const { t } = useLingui();
  const { day } = useFormatters();
  return ({ document: { expiresOn }, expiry }: DocumentRow): string => {
    if (expiresOn === null) return '';
    const last = day(expiresOn);
    return expiry === 'expired' ? t`Expired on ${last}` : t`Expires on ${last}`;
  };
};

/** What the document center accepts, and why a file was refused before it was sent (spec sections 5 and 8). */
export const useUploadWords = () => {
  const { t } = useLingui();
  const { fileSize } = useFormatters();
  const most = fileSize(documentLimits.bytesMax);
  return {
    hint: t`PDF, Word, Excel or Outlook messages (.msg), up to ${most} each`,
    refusal: ({ name, reason }: FileRefusal): string =>
      reason === 'size'
        ? t`${name} is larger than ${most}, which is too large for AI to read. Split it, or choose a smaller file.`
        : t`Format not supported: ${name}. Use PDF, Word (.docx), Excel (.xlsx) or Outlook messages (.msg).`,
  };
};
