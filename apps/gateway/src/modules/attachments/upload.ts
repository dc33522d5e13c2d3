import { extname } from 'node:path';
import { attachmentLimits, attachmentTypes, issueAt } from '@esg/contract';
import { formatRefused, ProblemError, readForm, wellFormed } from '../../platform/http/index.ts';
import { isWholeFile } from '../../platform/uploads/index.ts';
import { type NewFile, shownName } from '../files/index.ts';

type FileTypes = Readonly<Record<string, readonly string[]>>;

const mediaTypeOf = (name: string, types: FileTypes) => {
  const ending = extname(name).toLowerCase();
  return Object.entries(types).find(([, endings]) => endings.includes(ending))?.[0];
};

export type Upload = { file: NewFile; reference: string };

/** Describes the multipart body of an upload: the file, and the page or cell of the figure. */
export const uploadBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        properties: {
          file: { type: 'string' as const, format: 'binary' as const },
          reference: { type: 'string' as const, maxLength: attachmentLimits.referenceLengthMax },
        },
        required: ['file'],
      },
    },
  },
};

/** Which files a body may bring: their types and their size. */
type Accepted = { readonly types: FileTypes; readonly bytesMax: number };

const anyAttachment: Accepted = { types: attachmentTypes, bytesMax: attachmentLimits.bytesMax };

/**
 * Reads such a body, with a file that is accepted: by default whatever may be attached. Throws what `readForm` does, `request.invalid` without a file, `file.too_big`, `file.format_refused`, and
 * `file.unreadable` where the bytes do not match the name, or end too early.
 */
export const readUpload = async (request: Request, { types, bytesMax }: Accepted = anyAttachment): Promise<Upload> => {
  const form = await readForm(request);
  const given = form.get('file');
  const note = form.get('reference');
  const reference = typeof note === 'string' ? String(wellFormed(note, ['reference'])).trim() : '';
  const { referenceLengthMax: length } = attachmentLimits;
  if (!(given instanceof File)) throw new ProblemError('request.invalid', { issues: [issueAt('file', 'required')] });
  if (reference.length > length)
    throw new ProblemError('request.invalid', { issues: [issueAt('reference', 'too_long', { length })] });
  if (given.size > bytesMax) throw new ProblemError('file.too_big');
  const mediaType = mediaTypeOf(given.name, types);
  if (!mediaType) throw formatRefused(Object.values(types).flat());
  const bytes = new Uint8Array(await given.arrayBuffer());
  if (!(await isWholeFile(bytes, mediaType))) throw new ProblemError('file.unreadable');
  return { file: { bytes, mediaType, originalName: shownName(given.name) }, reference };
};
