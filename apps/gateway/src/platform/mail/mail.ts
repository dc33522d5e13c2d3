import { EmailSchema } from '@esg/contract';
import * as v from 'valibot';

/** A header's text cannot leave the header: control characters, including line breaks, become spaces. */
const HeaderText = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim()),
  v.minLength(1),
  v.maxLength(500),
);

/** An e-mail to one person, written by `renderEmail` of `@esg/email`. */
const MailSchema = v.object({
  /** Exactly one address: no name, no second recipient. */
  to: EmailSchema,
  subject: HeaderText,
  html: v.string(),
  text: v.string(),
  /** Shown as the sender: the tenant's company name. */
  senderName: HeaderText,
  /** Address for replies: the tenant's support address. Left out of the e-mail where it is not an address. */
  replyTo: v.fallback(v.optional(EmailSchema), undefined),
  /** One file, its bytes in base64. */
  attachment: v.optional(v.object({ name: HeaderText, base64: v.pipe(v.string(), v.base64()) })),
});

export type Mail = v.InferInput<typeof MailSchema>;
/** A checked mail, as it reaches a mail server or the mailbox. */
export type CheckedMail = v.InferOutput<typeof MailSchema>;

/** Throws `TypeError` naming the fields that are wrong; never their values, which are personal. */
export const checkMail = (mail: Mail): CheckedMail => {
  const { success, output, issues } = v.safeParse(MailSchema, mail);
  if (success) return output;
  throw new TypeError(`This cannot be sent as an e-mail: ${issues.map((issue) => v.getDotPath(issue)).join(', ')}`);
};
