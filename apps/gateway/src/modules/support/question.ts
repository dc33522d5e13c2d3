import { type SupportQuestion, SupportQuestionSchema, supportAttachmentEndings, supportLimits } from '@esg/contract';
import * as v from 'valibot';
import { issuesOf, ProblemError } from '../../platform/http/index.ts';

const words = { type: 'string' } as const;

/** Describes the multipart body of a question, for the OpenAPI document. */
export const questionBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        properties: {
          ...{ name: words, email: words, category: words, subject: words, message: words },
          attachment: { type: 'string', format: 'binary' } as const,
        },
        required: ['name', 'email', 'category', 'subject', 'message'],
      },
    },
  },
};

const checkAttachment = (file: File) => {
  if (file.size > supportLimits.attachmentBytesMax) throw new ProblemError('file.too_big');
  const name = file.name.toLowerCase();
  if (!supportAttachmentEndings.some((ending) => name.endsWith(ending))) throw new ProblemError('file.format_refused');
};

/** Reads such a body. Throws `request.malformed`, `request.invalid` with its issues, `file.too_big` or `file.format_refused`. */
export const readQuestion = async (
  request: Request,
): Promise<{ question: SupportQuestion; attachment: File | undefined }> => {
  const form = await request.formData().catch(() => {
    throw new ProblemError('request.malformed');
  });
  const parsed = v.safeParse(SupportQuestionSchema, Object.fromEntries(form));
  if (!parsed.success) throw new ProblemError('request.invalid', { issues: issuesOf(parsed.issues) });
  const file = form.get('attachment');
  const attachment = file instanceof File && file.size > 0 ? file : undefined;
  if (attachment) checkAttachment(attachment);
  return { question: parsed.output, attachment };
};
