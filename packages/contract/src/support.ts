import * as v from 'valibot';
import { EmailSchema } from './accounts.ts';
import { bytesPerMegabyte } from './limits.ts';
import { LineSchema, ref } from './schema.ts';

/** Spec section 3, support categories. */
export const supportCategories = [
  'general',
  'account-management',
  'subscription',
  'reporting',
  'signup-login',
  'other',
] as const;
export type SupportCategory = (typeof supportCategories)[number];

/** Ours: a size that every mail server accepts, and questions of one person in an hour. */
export const supportLimits = {
  messageLengthMin: 10,
  messageLengthMax: 5000,
  attachmentBytesMax: 5 * bytesPerMegabyte,
  questionsPerHourMax: 10,
} as const;

/**
 * Files that may be attached to a question: media types with their endings. `.msg` is accepted whatever its type (spec section 5, file
 * check), because browsers do not know it.
 */
export const supportAttachmentTypes = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-outlook': ['.msg'],
  'text/plain': ['.txt'],
  'text/csv': ['.csv'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
} as const;
/** Their file name extensions. */
export const supportAttachmentEndings: readonly string[] = Object.values(supportAttachmentTypes).flat();

/** POST contact-us: a question to the tenant's support team. Multipart, with an `attachment` beside it. */
export const SupportQuestionSchema = v.pipe(
  v.object({
    name: LineSchema,
    email: EmailSchema,
    category: v.picklist(supportCategories),
    subject: LineSchema,
    message: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(supportLimits.messageLengthMin),
      v.maxLength(supportLimits.messageLengthMax),
    ),
  }),
  ref('SupportQuestion'),
);
export type SupportQuestion = v.InferOutput<typeof SupportQuestionSchema>;
