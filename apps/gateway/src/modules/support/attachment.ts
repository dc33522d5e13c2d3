import { supportAttachmentEndings, supportLimits } from '@esg/contract';
import { ProblemError } from '../../platform/http/index.ts';
import { shownName } from '../files/index.ts';

/** A file on its way to the support team: a name without folders or control characters, and its bytes in base64. */
export type Attachment = { name: string; base64: string };

const begins = (bytes: Buffer, ...signs: string[]) =>
  signs.some((sign) => bytes.subarray(0, sign.length).toString('latin1') === sign);
/** Word and Excel files are archives. */
const isArchive = (bytes: Buffer) => begins(bytes, 'PK\u0003\u0004');
const isText = (bytes: Buffer) => !bytes.includes(0);

/** What the bytes of a name's ending look like. Mail programs write `.msg` in several ways, so any will do (spec section 5). */
const looks: Record<string, (bytes: Buffer) => boolean> = {
  '.pdf': (bytes) => begins(bytes, '%PDF-'),
  '.docx': isArchive,
  '.xlsx': isArchive,
  '.txt': isText,
  '.csv': isText,
  '.png': (bytes) => begins(bytes, '\u0089PNG'),
  '.jpg': (bytes) => begins(bytes, '\u00ff\u00d8\u00ff'),
  '.jpeg': (bytes) => begins(bytes, '\u00ff\u00d8\u00ff'),
  '.webp': (bytes) => begins(bytes, 'RIFF') && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  '.msg': () => true,
};

/**
 * Reads a file that comes with a question. Throws `file.too_big`, `file.format_refused` for an ending that is not taken, and
 * `file.unreadable` for bytes that are not what the ending says.
 */
export const readAttachment = async (file: File): Promise<Attachment> => {
  if (file.size > supportLimits.attachmentBytesMax) throw new ProblemError('file.too_big');
  const name = shownName(file.name);
  const ending = supportAttachmentEndings.find((each) => name.toLowerCase().endsWith(each));
  if (!ending) throw new ProblemError('file.format_refused');
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!looks[ending]?.(bytes)) throw new ProblemError('file.unreadable');
  return { name, base64: bytes.toString('base64') };
};
