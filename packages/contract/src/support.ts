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

/** Ours: what fits into an e-mail that every mail server takes, and questions of one person in an hour. */
export const supportLimits = {
  messageLengthMin: 10,
  messageLengthMax: 5000,
  attachmentBytesMax: 5 * bytesPerMegabyte,
  questionsPerHourMax: 10,
} as const;

/** File name endings a question may come with. `.msg` is accepted whatever its type (spec section 5, file check). */
export const supportAttachmentEndings = [
  ...['.pdf', '.docx', '.xlsx', '.txt', '.csv', '.png', '.jpg', '.jpeg', '.webp', '.msg'],
] as const;

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
