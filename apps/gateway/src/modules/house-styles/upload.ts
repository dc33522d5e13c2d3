import { issueAt } from '@esg/contract';
import { ProblemError, readForm } from '../../platform/http/index.ts';
import type { FontUpload } from './fonts.service.ts';

const file = { type: 'string' as const, format: 'binary' as const };

/** Describes the multipart body of a font. */
export const fontBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        properties: {
          regular: file,
          bold: file,
          licenceConfirmed: { type: 'string' as const, enum: ['true', 'false'] },
        },
        required: ['regular', 'bold', 'licenceConfirmed'],
      },
    },
  },
};

/** Describes the multipart body of a letterhead. */
export const letterheadBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: { type: 'object' as const, properties: { picture: file }, required: ['picture'] },
    },
  },
};

const fileIn = (form: FormData, name: string): File => {
  const given = form.get(name);
  if (!(given instanceof File)) throw new ProblemError('request.invalid', { issues: [issueAt(name, 'required')] });
  return given;
};

/** Reads a font. Throws what `readForm` does, and `request.invalid` where a weight is missing. */
export const readFontUpload = async (request: Request): Promise<FontUpload> => {
  const form = await readForm(request);
  return {
    regular: fileIn(form, 'regular'),
    bold: fileIn(form, 'bold'),
    licenceConfirmed: form.get('licenceConfirmed') === 'true',
  };
};

/** Reads a letterhead. Throws what `readForm` does, and `request.invalid` where there is none. */
export const readLetterheadUpload = async (request: Request): Promise<File> =>
  fileIn(await readForm(request), 'picture');
