import { extname } from 'node:path';
import { type ImportFormat, importFileTypes, importLimits, issueAt } from '@esg/contract';
import { formatRefused, ProblemError, readForm } from '../../platform/http/index.ts';
import { shownName } from '../files/index.ts';

/** The uploaded file: its name shows only what a person thinks it is. */
export type SheetUpload = { bytes: Uint8Array<ArrayBuffer>; fileName: string };

export const mediaTypes: Record<ImportFormat, string> = {
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

type Accepted = { readonly endings: readonly string[]; readonly bytesMax: number };
const anySheet: Accepted = {
  endings: [...new Set(Object.values(importFileTypes).flat())],
  bytesMax: importLimits.fileBytesMax,
};

/** Describes the multipart body of an upload. */
export const sheetBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        properties: { file: { type: 'string' as const, format: 'binary' as const } },
        required: ['file'],
      },
    },
  },
};

/**
 * Reads such a body. Throws the errors of `readForm`, `request.invalid` without a file, and with the codes of spec section 5 `file.too_big`
 * and `file.format_refused`.
 */
export const readSheetUpload = async (
  request: Request,
  { endings, bytesMax }: Accepted = anySheet,
): Promise<SheetUpload> => {
  const form = await readForm(request);
  const given = form.get('file');
  if (!(given instanceof File)) throw new ProblemError('request.invalid', { issues: [issueAt('file', 'required')] });
  if (given.size > bytesMax) throw new ProblemError('file.too_big');
  const fileName = shownName(given.name);
  if (!endings.includes(extname(fileName).toLowerCase())) throw formatRefused([...endings]);
  return { bytes: new Uint8Array(await given.arrayBuffer()), fileName };
};
