import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { brandPublished, renderEmail } from '@esg/email';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { createJobs, type Jobs } from '../jobs/index.ts';
import { createLog } from '../log.ts';
import { createMailer, type Mailer } from './mailer.ts';

type Received = { from: string; to: string[]; raw: string };
type Refusal = { at: 'recipient' | 'data'; code: number; times: number };

let h: Harness;
let server: SMTPServer;
let jobs: Jobs;
let mailer: Mailer;
let refusal: Refusal | undefined;
let attempts = 0;
let received: Received[] = [];
let logged = '';

/** The server repeats the recipient in its response, as real ones do. */
const refuse = (at: Refusal['at'], who: string) => {
  if (refusal?.at !== at || refusal.times < 1) return undefined;
  refusal.times -= 1;
  return Object.assign(new Error(`Not for ${who}`), { responseCode: refusal.code });
};

beforeAll(async () => {
  h = await createHarness();
  server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      attempts += 1;
      done(refuse('recipient', address));
    },
    onData: (stream, { envelope }, done) => {
      text(stream).then((raw) => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const trouble = refuse('data', to.join());
        if (!trouble) received.push({ from: envelope.mailFrom ? envelope.mailFrom.address : '', to, raw });
        done(trouble);
      }, done);
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const destination = new PassThrough().on('data', (line) => {
    logged += line;
  });
  const log = createLog('info', destination);
  jobs = createJobs(h.database.pool, log, { tidyEverySeconds: 1 });
  mailer = createMailer({
    jobs,
    log,
    database: h.database,
    now: h.clock.now,
    config: { environment: 'production' },
    smtp: { url: `smtp://127.0.0.1:${port}`, from: 'no-reply@mail.example' },
    patience: { retryLimit: 1, retryDelaySeconds: 1, expireInSeconds: 30, concurrency: 1, forgetAfterSeconds: 1 },
  });
});
afterEach(() => {
  refusal = undefined;
  attempts = 0;
  received = [];
  logged = '';
});
afterAll(async () => {
  await jobs.stop(0);
  await mailer.close();
  await new Promise<void>((closed) => server.close(closed));
  await h.close();
});

const brand = {
  companyName: '翠綠製造 "A&B", <Ltd>',
  supportEmail: 'help@verdant.example',
  colorSetting: {},
  siteUrl: 'https://verdant.example/',
};
const facts = {
  number: 7,
  publishedBy: 'Mei Chan',
  publishedAt: '2026-11-21T06:30:00Z',
  brandingUrl: 'https://verdant.example/ct/account-settings/branding',
};
const email = renderEmail(brandPublished, facts, brand, 'zhTw');
const mail = { to: 'mei@verdant.example', ...email, senderName: brand.companyName, replyTo: brand.supportEmail };

/** Encoded words of a header, and base64 or quoted-printable bodies, as people read them. */
const decode = (raw: string) =>
  raw
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?b\?([^?]*)\?=/gi, (_, word: string) => Buffer.from(word, 'base64').toString())
    .replace(/=\?utf-8\?q\?([^?]*)\?=/gi, (_, word: string) => unquote(word.replaceAll('_', ' ')))
    .replace(/\r\n([A-Za-z0-9+/=\r\n]{60,})\r\n/g, (_, body: string) => Buffer.from(body, 'base64').toString());
const unquote = (word: string) =>
  Buffer.from(
    word.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
// The queue opens with the first e-mail, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const until = (check: () => void) => vi.waitFor(check, { timeout: 50_000, interval: 50 });

it('sends an e-mail with both parts to the mail server, in the tenant’s name, with its support address for replies', async () => {
  await mailer.send(mail);
  await until(() => expect(received).toHaveLength(1));
  const [{ from, to, raw } = { from: '', to: [], raw: '' }] = received;
  expect({ from, to }).toEqual({ from: 'no-reply@mail.example', to: ['mei@verdant.example'] });
  const headers = decode(raw.slice(0, raw.indexOf('\r\n\r\n')));
  expect(headers).toMatch(/^From: .*翠綠製造.*<no-reply@mail\.example>/m);
  expect(headers).toMatch(/^To: mei@verdant\.example\r?$/m);
  expect(headers).toMatch(/^Reply-To: .*<help@verdant\.example>/m);
  expect(headers).toContain(email.subject);
  expect(headers).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  expect(headers).toMatch(/^Message-ID: <[0-9a-f-]{36}@mail\.example>\r?$/im);
  expect(raw).toContain('multipart/alternative');
  const plain = raw.indexOf('text/plain; charset=utf-8');
  expect(plain).toBeGreaterThan(0);
  expect(raw.indexOf('text/html; charset=utf-8')).toBeGreaterThan(plain);
});

it('adds no header and no recipient, whatever a name contains', async () => {
  const hostile = 'Verdant\r\nBcc: eve@evil.example\r\n\r\n<script>';
  await mailer.send({ ...mail, subject: hostile, senderName: hostile });
  await until(() => expect(received).toHaveLength(1));
  expect(received[0]?.to).toEqual(['mei@verdant.example']);
  expect(received[0]?.raw).not.toMatch(/^bcc:/im);
});

it('tries again when the server is busy, as the same message', async () => {
  refusal = { at: 'data', code: 451, times: 1 };
  await mailer.send(mail);
  await until(() => expect(received).toHaveLength(1));
  expect(attempts).toBe(2);
});

it('gives up at once on an e-mail that the server will never accept', async () => {
  refusal = { at: 'recipient', code: 550, times: 9 };
  await mailer.send(mail);
  await until(() => expect(logged).toContain('e-mail refused for good'));
  await new Promise((later) => setTimeout(later, 2500));
  expect(attempts).toBe(1);
});

it('logs an e-mail that is given up, and each failed attempt, without naming anybody', async () => {
  refusal = { at: 'recipient', code: 451, times: 9 };
  await mailer.send(mail);
  await until(() => expect(logged).toContain('e-mail given up after the last attempt'));
  expect(attempts).toBe(2);
  expect(logged).toContain('EENVELOPE, 451');
  expect(logged).not.toMatch(/mei|Chan|verdant|翠綠|help@/i);
});

it('removes an e-mail from the queue once it is delivered or given up', async () => {
  const kept = async () => {
    const { rows } = await h.database.pool.query<{ data: unknown }>(
      `select data from jobs.job where name like 'mail.%'`,
    );
    return rows;
  };
  await mailer.send(mail);
  await until(() => expect(received).toHaveLength(1));
  await vi.waitFor(async () => expect(await kept()).toEqual([]), { timeout: 50_000, interval: 250 });
});

it('never fails a request because the server is away', async () => {
  const away = createMailer({
    jobs: h.deps.jobs,
    log: h.deps.log,
    database: h.database,
    now: h.clock.now,
    config: { environment: 'production' },
    smtp: { url: 'smtp://127.0.0.1:1', from: 'no-reply@mail.example' },
  });
  await expect(away.send(mail)).resolves.toBeUndefined();
});

it('queues nothing in production without a mail server, and logs that', async () => {
  const destination = new PassThrough().on('data', (line) => {
    logged += line;
  });
  const none = createMailer({
    jobs: h.deps.jobs,
    log: createLog('info', destination),
    database: h.database,
    now: h.clock.now,
    config: { environment: 'production' },
    smtp: undefined,
  });
  await none.send(mail);
  expect(none.way).toBe('none');
  expect(logged).toContain('SMTP_URL is not set');
  expect(logged).not.toMatch(/mei|verdant/i);
});
