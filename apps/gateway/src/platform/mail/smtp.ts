import type { Transporter } from 'nodemailer';
import type { CheckedMail } from './mail.ts';

/** Where e-mails leave: `smtp(s)://user:password@host:port`, and the address they come from. */
export type SmtpSettings = { url: string; from: string };

/**
 * The mail server did not accept an e-mail. The reason contains only codes: the server's own text repeats the recipient's address, and this
 * error is logged and stored with the job.
 */
export class MailNotTaken extends Error {
  /** Whether the server will never accept it, so that trying again is useless (a 5xx answer to this e-mail). */
  readonly isFinal: boolean;
  constructor(code: string, answer: number | undefined) {
    super(`The mail server did not take an e-mail (${[code, answer].filter(Boolean).join(', ')})`);
    this.name = 'MailNotTaken';
    // A refused sign-in is our configuration's error, not the e-mail's.
    this.isFinal = answer !== undefined && answer >= 500 && code !== 'EAUTH';
  }
}

const troubleOf = (error: unknown): MailNotTaken => {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const known = typeof code === 'string' && /^[A-Z_]{2,30}$/.test(code) ? code : 'UNKNOWN';
  return new MailNotTaken(known, typeof responseCode === 'number' ? responseCode : undefined);
};

const attachedFile = ({ name, base64 }: NonNullable<CheckedMail['attachment']>) => ({
  filename: name,
  content: Buffer.from(base64, 'base64'),
});

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/**
 * Hands e-mails to a mail server. `deliver` throws `MailNotTaken`. The id becomes the `Message-ID`, so that mail programs that check it
 * show an e-mail once even if it was handed over twice (the server accepted it, then the connection broke).
 */
export const createSmtp = ({ url, from }: SmtpSettings) => {
  let transport: Promise<Transporter> | undefined;
  // Loaded with the first e-mail: most processes of a demonstration never send one.
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, pool: true, maxConnections: 2, ...timeouts });
  };
  return {
    deliver: async (
      id: string,
      { to, replyTo, senderName, subject, html, text, attachment }: CheckedMail,
      now: Date,
    ) => {
      transport ??= open();
      try {
        await (await transport).sendMail({
          subject,
          html,
          text,
          date: now,
          from: { name: senderName, address: from },
          to: { name: '', address: to },
          ...(replyTo ? { replyTo: { name: senderName, address: replyTo } } : {}),
          ...(attachment ? { attachments: [attachedFile(attachment)] } : {}),
          messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
          // Out-of-office programs answer people, not machines.
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        throw troubleOf(error);
      }
    },
    close: async () => {
      (await transport)?.close();
    },
  };
};
