import { extname } from 'node:path';
import { dataPointLimits, issueAt } from '@esg/contract';
import { ProblemError, readForm } from '../../platform/http/index.ts';
import { isWholeFile } from '../../platform/uploads/index.ts';
import { type NewFile, shownName } from '../files/index.ts';

/** Documents that may prove a figure (spec section 5: PDF, Word and Excel; scans besides). */
const accepted: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

export type DocumentUpload = { file: NewFile; reference: string };

/** Describes the multipart body of a document: the file, and the page or cell that the figure stands on. */
export const documentBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        properties: {
          file: { type: 'string' as const, format: 'binary' as const },
          reference: { type: 'string' as const, maxLength: dataPointLimits.referenceLengthMax },
        },
        required: ['file'],
      },
    },
  },
};

/**
 * Reads such a body. Throws what `readForm` does, `request.invalid` without a file, `file.too_big`,
 * `file.format_refused`, and `file.unreadable` where the bytes are not what the name says, to their end.
 */
export const readDocument = async (request: Request): Promise<DocumentUpload> => {
  const form = await readForm(request);
  const given = form.get('file');
  const note = form.get('reference');
  const reference = typeof note === 'string' ? note.trim() : '';
  const { referenceLengthMax: length, evidenceBytesMax } = dataPointLimits;
  if (!(given instanceof File)) throw new ProblemError('request.invalid', { issues: [issueAt('file', 'required')] });
  if (reference.length > length)
    throw new ProblemError('request.invalid', { issues: [issueAt('reference', 'too_long', { length })] });
  if (given.size > evidenceBytesMax) throw new ProblemError('file.too_big');
  const mediaType = accepted[extname(given.name).toLowerCase()];
  if (!mediaType) throw new ProblemError('file.format_refused');
  const bytes = new Uint8Array(await given.arrayBuffer());
  if (!(await isWholeFile(bytes, mediaType))) throw new ProblemError('file.unreadable');
  return { file: { bytes, mediaType, originalName: shownName(given.name) }, reference };
};
