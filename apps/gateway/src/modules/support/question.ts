import { type SupportQuestion, SupportQuestionSchema } from '@esg/contract';
import * as v from 'valibot';
import { issuesOf, ProblemError, readForm } from '../../platform/http/index.ts';
import { type Attachment, readAttachment } from './attachment.ts';

const words = { type: 'string' } as const;

/** Describes the multipart body of a question, for the OpenAPI document. */
export const questionBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        properties: {
          name: words,
          email: words,
          category: words,
          subject: words,
          message: words,
          attachment: { type: 'string', format: 'binary' } as const,
        },
        required: ['name', 'email', 'category', 'subject', 'message'],
      },
    },
  },
};

/** Reads such a body. Throws what `readForm` does, `request.invalid` with its issues, and what `readAttachment` does. */
export const readQuestion = async (
  request: Request,
): Promise<{ question: SupportQuestion; attachment: Attachment | undefined }> => {
  const form = await readForm(request);
  const parsed = v.safeParse(SupportQuestionSchema, Object.fromEntries(form));
  if (!parsed.success) throw new ProblemError('request.invalid', { issues: issuesOf(parsed.issues) });
  const file = form.get('attachment');
  const given = file instanceof File && file.size > 0 ? file : undefined;
  return { question: parsed.output, attachment: given && (await readAttachment(given)) };
};
