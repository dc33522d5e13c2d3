import type { Database, Transaction } from '../database/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Log } from '../log.ts';
import { type CheckedMail, checkMail, type Mail } from './mail.ts';
import { catchMail } from './mailbox.repository.ts';
import { createSmtp, MailNotTaken, type SmtpSettings } from './smtp.ts';

/**
 * How e-mails leave this deployment: through a mail server; into the mailbox at `/dev/mail`; or not at all, as in production until a mail
 * server is set.
 */
type MailWay = 'smtp' | 'mailbox' | 'none';
export type Mailer = ReturnType<typeof createMailer>;

type MailerDeps = {
  config: { environment: 'demo' | 'development' | 'production' };
  database: Database;
  jobs: Jobs;
  log: Log;
  now: () => Date;
  smtp: SmtpSettings | undefined;
  /** Only tests use shorter times. */
  patience?: typeof usualPatience;
};

/**
 * Eleven attempts over about six hours, then the e-mail is given up. E-mails contain names and secret links: their jobs are deleted when
 * they are finished.
 */
const usualPatience = {
  retryLimit: 10,
  retryDelaySeconds: 20,
  expireInSeconds: 120,
  concurrency: 2,
  forgetAfterSeconds: 60,
};

/** Sends e-mails from jobs: errors of the mail server never fail a request and are tried again. */
export const createMailer = (deps: MailerDeps) => {
  const { config, database, jobs, log, now, smtp: settings, patience = usualPatience } = deps;
  const smtp = settings && createSmtp(settings);
  const way: MailWay = smtp ? 'smtp' : config.environment === 'production' ? 'none' : 'mailbox';
  if (way === 'none') log.warn({ kind: 'mail' }, 'SMTP_URL is not set: no e-mail will be sent');

  const deliver = async (mail: CheckedMail, id: string): Promise<void> => {
    if (!smtp) return database.withSystem((tx) => catchMail(tx, id, mail, now()));
    try {
      await smtp.deliver(id, mail, now());
    } catch (err) {
      if (!(err instanceof MailNotTaken && err.isFinal)) throw err;
      log.error({ kind: 'mail', jobId: id, err }, 'e-mail refused for good');
    }
  };
  const giveUp = async (_mail: CheckedMail, id: string) => {
    log.error({ kind: 'mail', jobId: id }, 'e-mail given up after the last attempt');
  };
  jobs.define<CheckedMail>('mail.given-up', giveUp, { forgetAfterSeconds: patience.forgetAfterSeconds });
  const job = jobs.define<CheckedMail>('mail.deliver', deliver, { ...patience, deadLetter: 'mail.given-up' });

  return {
    way,
    /**
     * Queues an e-mail; it leaves within a second or so, from this process or another:
     *
     *     const email = renderEmail(brandPublished, facts, brand, user.language);
     *     await mailer.send({ to: user.email, ...email, senderName: brand.companyName, replyTo: brand.supportEmail });
     *
     * With a transaction it is sent when, and only when, that commits; await `jobs.start()` before opening one. Throws `TypeError`
     * where `to` is not exactly one address. Where this deployment has no way for e-mails, says so in the log and sends nothing.
     */
    send: async (mail: Mail, tx?: Transaction): Promise<void> => {
      const checked = checkMail(mail);
      if (way === 'none') {
        log.error({ kind: 'mail' }, 'SMTP_URL is not set: an e-mail was not sent');
        return;
      }
      if (!tx) await jobs.start();
      await job.enqueue(checked, tx);
    },
    /** Closes the connection to the mail server. */
    close: () => smtp?.close(),
  };
};
