import { ProblemError } from './problem.ts';

const picture = { type: 'string', format: 'binary' } as const;

/** Describes the multipart body of a picture: the browser's resized original and its thumbnail (spec section 5). */
export const pictureBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        properties: { original: picture, thumbnail: picture },
        required: ['original', 'thumbnail'],
      },
    },
  },
};

/** Whether a body of that type is read as a form with files, however it is written: everything that looks at uploads asks this. */
export const isFormType = (type: string | null | undefined) =>
  type?.toLowerCase().startsWith('multipart/form-data') ?? false;

/**
 * Reads a body with files. Throws `request.type_refused` for a body of another type than multipart, `request.malformed` for one that is
 * broken.
 */
export const readForm = async (request: Request): Promise<FormData> => {
  if (!isFormType(request.headers.get('content-type')))
    throw new ProblemError('request.type_refused', { message: 'The body must be multipart/form-data' });
  return request.formData().catch(() => {
    throw new ProblemError('request.malformed');
  });
};

/** Reads such a body. Throws what `readForm` does, and `request.invalid` where there is no original. */
export const readPictureUpload = async (request: Request) => {
  const form = await readForm(request);
  const original = form.get('original');
  const thumbnail = form.get('thumbnail');
  if (!(original instanceof File))
    throw new ProblemError('request.invalid', { issues: [{ path: 'original', rule: 'required', params: {} }] });
  return { original, thumbnail: thumbnail instanceof File ? thumbnail : undefined };
};
