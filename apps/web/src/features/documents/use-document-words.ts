import { useFormatters } from '@esg/app-kit';
import { type DocumentKind, documentLimits, type ReadingProblem } from '@esg/contract';
import type { FileRefusal } from '@esg/ui';
import { plural } from '@lingui/core/macro';
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

/** Why a file could not be read, and what its owner can do about it. */
export const useProblemText = () => {
  const { t } = useLingui();
  const sentences: Record<Exclude<ReadingProblem, 'no_recognition'>, string> = {
    encrypted: t`The file is encrypted: upload it without its password`,
    broken: t`The file is damaged: save it again and upload a new version`,
    unsafe: t`Too complex to read: split it`,
    macros: t`The file contains macros: save it without them`,
    too_large: t`Too large to read: split the file`,
    time_out: t`Reading took too long: split the file`,
    empty: t`The file contains no text`,
    other_type: t`The file has another format than its name says`,
    interrupted: t`Reading was interrupted`,
  };
  return (problem: ReadingProblem | null) =>
    problem === null || problem === 'no_recognition' ? sentences.interrupted : sentences[problem];
};

/** How far the reading of a document is. */
export const useReadingText = () => {
  const { t } = useLingui();
  const problemText = useProblemText();
  return ({ document: { reading, mediaType } }: DocumentRow): string => {
    const { state, problem, pages, unreadPages, firstUnreadPage } = reading;
    if (state === 'waiting' || state === 'reading') return t`Reading…`;
    if (state === 'failed') return problemText(problem);
    if (unreadPages > 0 && firstUnreadPage !== null) {
      if (problem === 'no_recognition' && unreadPages === 1)
        return t`Page ${firstUnreadPage} is a picture; text recognition isn’t installed here`;
      if (problem === 'no_recognition')
        return t`${unreadPages} pages are pictures, page ${firstUnreadPage} first; text recognition isn’t installed here`;
      if (problem !== null && unreadPages === 1)
        return t`Reading ended early: page ${firstUnreadPage} is a picture that wasn’t read`;
      if (problem !== null)
        return t`Reading ended early: ${unreadPages} pages are pictures that weren’t read, page ${firstUnreadPage} first`;
      return unreadPages === 1
        ? t`Page ${firstUnreadPage} is a picture without readable text`
        : t`${unreadPages} pages are pictures without readable text, page ${firstUnreadPage} first`;
    }
    if (mediaType !== 'application/pdf' || pages === null) return t({ message: 'Read', context: 'document' });
    return t`Read · ${plural(pages, { one: '# page', other: '# pages' })}`;
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
