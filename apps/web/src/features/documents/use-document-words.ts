import { useFormatters } from '@esg/app-kit';
import { documentLimits } from '@esg/contract';
import type { FileRefusal } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import type { DocumentKind, DocumentRow } from './find-documents.ts';

/** What people call the kinds of documents. */
export const useKindNames = (): Record<DocumentKind, string> => {
  const { t } = useLingui();
  return { pdf: t`PDF`, word: t`Word`, excel: t`Excel`, message: t`E-mail message` };
};

/** Until when a document is valid; empty where it has no end. */
export const useExpiryText = () => {
  const { t } = useLingui();
  const { day } = useFormatters();
  return ({ document: { expiresOn }, expiry }: DocumentRow): string => {
    if (expiresOn === null) return '';
    const last = day(expiresOn);
    return expiry === 'expired' ? t`Expired on ${last}` : t`Until ${last}`;
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
        ? t`AI file too large: ${name}. Answers can be drawn from files of up to ${most}. Split it, or choose a smaller file.`
        : t`Format not supported: ${name}. Use PDF, Word (.docx), Excel (.xlsx) or Outlook messages (.msg).`,
  };
};
