import { supportAttachmentEndings, supportAttachmentTypes, supportLimits } from '@esg/contract';
import { formatRefused, ProblemError } from '../../platform/http/index.ts';
import { isWholeFile } from '../../platform/uploads/index.ts';
import { shownName } from '../files/index.ts';

/** A file on its way to the support team: a name without folders or control characters, and its bytes in base64. */
export type Attachment = { name: string; base64: string };

/** Text files have no reliable signature, and mail programs write `.msg` in several ways, so any content is accepted (spec section 5). */
const isText = (bytes: Buffer) => !bytes.includes(0);
const looks: Record<string, (bytes: Buffer) => boolean> = { '.txt': isText, '.csv': isText, '.msg': () => true };

const typeOf = (ending: string) =>
  Object.entries(supportAttachmentTypes).find(([, endings]) => endings.some((each) => each === ending))?.[0] ?? '';

const isWhatItSays = async (bytes: Buffer, ending: string) => {
  const looksRight = looks[ending];
  return looksRight ? looksRight(bytes) : isWholeFile(bytes, typeOf(ending));
};

/**
 * Reads a file attached to a question. Throws `file.too_big`, `file.format_refused` for an extension that is not allowed, and
 * `file.unreadable` for bytes that do not match the extension.
 */
export const readAttachment = async (file: File): Promise<Attachment> => {
  if (file.size > supportLimits.attachmentBytesMax) throw new ProblemError('file.too_big');
  const name = shownName(file.name);
  const ending = supportAttachmentEndings.find((each) => name.toLowerCase().endsWith(each));
  if (!ending) throw formatRefused(supportAttachmentEndings, 'attachment');
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!(await isWhatItSays(bytes, ending))) throw new ProblemError('file.unreadable');
  return { name, base64: bytes.toString('base64') };
};
