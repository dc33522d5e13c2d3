import { randomUUID } from 'node:crypto';
import { brandDraftShared, renderEmail } from '@esg/email';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { createHarness, type Harness, personOf } from '../../testing/harness.ts';
import { catchMail, listCaughtMails, mailboxFilesMax, mailboxSizeMax } from './mailbox.repository.ts';
import { createMailer } from './mailer.ts';

// The queue opens with the first e-mail, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const patiently = { timeout: 50_000, interval: 50 };

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const brand = {
  companyName: '<img src=x onerror=alert(1)>',
  supportEmail: 'help@verdant.example',
  colorSetting: {},
  siteUrl: 'http://verdant.localhost:4200/',
};
const facts = {
  sharedBy: 'Mei Chan',
  previewUrl: 'http://verdant.localhost:4200/?brand=secret',
  expiresAt: '2026-11-28T06:30:00Z',
};
const email = renderEmail(brandDraftShared, facts, brand, 'en');
const mail = { to: 'sam@partner.example', ...email, senderName: brand.companyName, replyTo: brand.supportEmail };

const get = (path: string, headers: Record<string, string> = {}) =>
  h.app.request(`http://verdant.localhost:4200${path}`, { headers: { host: 'verdant.localhost:4200', ...headers } });
const caught = () => h.database.withSystem(listCaughtMails);
const keep = async (id: string = randomUUID()) => {
  await h.database.withSystem((tx) => catchMail(tx, id, mail, h.clock.now()));
  return id;
};

describe('an e-mail without a mail server', () => {
  it('is caught soon after it was sent', async () => {
    await h.deps.mailer.send(mail);
    await vi.waitFor(async () => expect(await caught()).toHaveLength(1), patiently);
    expect(await caught()).toMatchObject([{ recipient: mail.to, subject: mail.subject, senderName: mail.senderName }]);
  });

  it('is sent only when its transaction commits', async () => {
    await h.deps.jobs.start();
    const failing = h.database.withSystem(async (tx) => {
      await h.deps.mailer.send({ ...mail, subject: 'rolled back' }, tx);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    await h.database.withScope(personOf('verdant.admin').scope, ({ tx }) =>
      h.deps.mailer.send({ ...mail, subject: 'committed' }, tx),
    );
    await vi.waitFor(async () => expect(await caught()).toMatchObject([{ subject: 'committed' }]), patiently);
  });

  it('is kept once, however often its job runs', async () => {
    const id = await keep();
    await keep(id);
    expect(await caught()).toHaveLength(1);
  });

  it('is dropped once enough newer e-mails have been caught', async () => {
    const first = await keep();
    await h.database.withSystem(async (tx) => {
      for (let count = 0; count < mailboxSizeMax; count++) {
        h.clock.advance(1);
        await catchMail(tx, randomUUID(), mail, h.clock.now());
      }
    });
    const ids = (await caught()).map(({ id }) => id);
    expect(ids).toHaveLength(mailboxSizeMax);
    expect(ids).not.toContain(first);
  });
});

describe('the page /dev/mail', () => {
  it('explains its purpose while it is empty, in both languages', async () => {
    expect(await (await get('/dev/mail')).text()).toContain('No e-mail yet');
    const page = await (await get('/dev/mail', { 'accept-language': 'zh-HK' })).text();
    expect(page).toContain('<html lang="zh-Hant-HK">');
    expect(page).toContain('尚未有電郵');
    expect(page).not.toContain('No e-mail');
  });

  it('lists the newest first with links to each', async () => {
    const older = await keep();
    h.clock.advance(60);
    const newer = await keep();
    const page = await (await get('/dev/mail?language=en')).text();
    expect(page.indexOf(newer)).toBeGreaterThan(0);
    expect(page.indexOf(older)).toBeGreaterThan(page.indexOf(newer));
    expect(page).toContain(mail.to);
  });

  it('shows each part of an e-mail, and runs none of it', async () => {
    const id = await keep();
    for (const part of ['html', 'text', 'source']) {
      const answer = await get(`/dev/mail/${id}?part=${part}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).not.toContain('<img');
    }
    expect(await (await get(`/dev/mail/${id}`)).text()).toMatch(/<iframe [^>]*sandbox="allow-popups/);
    expect(await (await get(`/dev/mail/${id}?part=text`)).text()).toContain('/?brand=secret');
    const frame = await get(`/dev/mail/${id}/html`);
    expect(frame.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox allow-popups/);
    expect(frame.headers.get('content-security-policy')).not.toContain('script');
    expect(await frame.text()).toBe(mail.html);
  });

  it('offers the file of an e-mail for download only, and keeps those of the newest', async () => {
    const attachment = { name: '說明"<b>.html', base64: btoa('<script>alert(1)</script>') };
    const ids: string[] = [];
    await h.database.withSystem(async (tx) => {
      for (let count = 0; count <= mailboxFilesMax; count++) {
        h.clock.advance(1);
        ids.push(randomUUID());
        await catchMail(tx, ids[count] ?? '', { ...mail, attachment }, h.clock.now());
      }
    });
    expect((await get(`/dev/mail/${ids[0]}/attachment`)).status).toBe(404);
    const page = await (await get(`/dev/mail/${ids.at(-1)}`)).text();
    expect(page).toContain('說明&quot;&lt;b&gt;.html');
    const file = await get(`/dev/mail/${ids.at(-1)}/attachment`);
    expect([file.status, file.headers.get('content-type'), await file.text()]).toEqual([
      200,
      'application/octet-stream',
      '<script>alert(1)</script>',
    ]);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''%E8%AA%AA/);
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('shows an e-mail in the mode asked for', async () => {
    const id = await keep();
    expect(await (await get(`/dev/mail/${id}/html?mode=dark`)).text()).toContain('@media all');
    expect(await (await get(`/dev/mail/${id}/html?mode=light`)).text()).toContain('@media not all');
  });

  it.each([randomUUID(), 'x', '..%2f..%2fetc'])('answers 404 for %s', async (id) => {
    expect((await get(`/dev/mail/${id}`)).status).toBe(404);
    expect((await get(`/dev/mail/${id}/html`)).status).toBe(404);
  });

  it('is served only for names of this machine, so that no other page can read it through DNS', async () => {
    await keep();
    for (const host of ['localhost:4200', '127.0.0.1:4200', '[::1]:4200', 'accounts.localhost'])
      expect((await get('/dev/mail', { host })).status, host).toBe(200);
    for (const host of ['evil.example:4200', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.5'])
      expect((await get('/dev/mail', { host })).status, host).toBe(404);
  });

  it('is not served in production, with or without a mail server', async () => {
    const config = { ...h.deps.config, environment: 'production' as const };
    const { jobs, log, now } = h.deps;
    const folders = { web: '', accounts: '', remotes: {} };
    for (const smtp of [undefined, { url: 'smtp://127.0.0.1:1', from: 'no-reply@mail.example' }]) {
      const mailer = createMailer({ config, jobs, log, now, smtp, database: h.database });
      const app = createApp({ ...h.deps, config, mailer, folders, directory: h.directory });
      for (const path of ['/dev/mail', `/dev/mail/${await keep()}`, `/dev/mail/${await keep()}/html`]) {
        expect((await app.request(`http://verdant.localhost:4200${path}`)).status).toBe(404);
      }
    }
  });

  it('shows nothing to a signed-in person’s queries', async () => {
    await keep();
    const seen = h.database.withScope(personOf('verdant.admin').scope, ({ tx }) => listCaughtMails(tx));
    expect(await seen).toEqual([]);
  });
});
