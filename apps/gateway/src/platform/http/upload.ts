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

/** Reads such a body. Throws `request.malformed` for no multipart, `request.invalid` where there is no original. */
export const readPictureUpload = async (request: Request) => {
  const form = await request.formData().catch(() => {
    throw new ProblemError('request.malformed');
  });
  const original = form.get('original');
  const thumbnail = form.get('thumbnail');
  if (!(original instanceof File))
    throw new ProblemError('request.invalid', { issues: [{ path: 'original', rule: 'required', params: {} }] });
  return { original, thumbnail: thumbnail instanceof File ? thumbnail : undefined };
};
