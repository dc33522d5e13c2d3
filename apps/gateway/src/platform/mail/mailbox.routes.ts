import { createHash } from 'node:crypto';
import { pinMode } from '@esg/email';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database/index.ts';
import { attachment, handleUnknownRoute, isFromHere, languageOf, type RequestVariables } from '../http/index.ts';
import { findCaughtMail, listCaughtMails } from './mailbox.repository.ts';
import { mailboxPage, mailboxStyle, mailGonePage, mailModes, mailPage, mailParts } from './mailbox-page.ts';
import type { Mailer } from './mailer.ts';

const styleHash = createHash('sha256').update(mailboxStyle).digest('base64');
/** The pages around the e-mails: one known style, no script, e-mails in frames. */
const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
/** An e-mail: styles and pictures only; no script runs, nothing is sent, and it has another origin than the site around it. */
const mailPolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox`;

const Id = v.pipe(v.string(), v.uuid());
type MailboxDeps = { config: { trustProxy: boolean }; database: Database; mailer: Pick<Mailer, 'way'> };

const ViewQuery = v.object({
  part: v.fallback(v.picklist(mailParts), 'html'),
  mode: v.fallback(v.picklist(mailModes), 'device'),
});

/**
 * `/dev/mail`: e-mails that were stored because no mail server is set. Where e-mails are sent, and in production, the page does not exist,
 * nor does it for callers from another machine: the e-mails open accounts, like the printed passwords.
 */
export const mailboxRoutes = ({ config, database, mailer }: MailboxDeps) => {
  const findMail = async (c: Context) => {
    const { success, output } = v.safeParse(Id, c.req.param('id'));
    return success ? database.withSystem((tx) => findCaughtMail(tx, output)) : undefined;
  };
  const router = new Hono<{ Variables: RequestVariables }>();
  if (mailer.way !== 'mailbox') return router.all('/dev/*', handleUnknownRoute);
  return router
    .use('/dev/*', async (c, next) => {
      if (!isFromHere(c, config.trustProxy)) return handleUnknownRoute(c);
      await next();
    })
    .use('/dev/mail/*', async (c, next) => {
      await next();
      c.header('cache-control', 'no-store');
      c.header('vary', 'accept-language, cookie');
      if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', pagePolicy);
    })
    .get('/dev/mail', async (c) => c.html(mailboxPage(await database.withSystem(listCaughtMails), languageOf(c))))
    .get('/dev/mail/:id', async (c) => {
      const mail = await findMail(c);
      if (!mail) return c.html(mailGonePage(languageOf(c)), 404);
      return c.html(mailPage(mail, v.parse(ViewQuery, c.req.query()), languageOf(c)));
    })
    .get('/dev/mail/:id/html', async (c) => {
      const mail = await findMail(c);
      if (!mail) return c.html(mailGonePage(languageOf(c)), 404);
      const { mode } = v.parse(ViewQuery, c.req.query());
      return c.html(mode === 'device' ? mail.html : pinMode(mail.html, mode), 200, {
        'content-security-policy': mailPolicy,
      });
    })
    .get('/dev/mail/:id/attachment', async (c) => {
      const file = (await findMail(c))?.attachment;
      if (!file) return c.html(mailGonePage(languageOf(c)), 404);
      // An unknown file: it is always downloaded, and never shown by this site.
      return c.body(Buffer.from(file.base64, 'base64'), 200, {
        'content-type': 'application/octet-stream',
        'content-disposition': attachment(file.name),
        'content-security-policy': mailPolicy,
      });
    });
};
