import { type BrandPreviewLink, brandPreviewLimits } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findCaughtMail, listCaughtMails } from '../../platform/mail/mailbox.repository.ts';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { callerOf, picture } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const shareOf = async (answer: Response) => {
  expect(answer.status).toBe(201);
  const link = (await answer.json()) as BrandPreviewLink;
  return { ...link, token: new URL(link.url).searchParams.get('brand') ?? '' };
};

describe('a preview link', () => {
  it('shows the latest draft to everybody who has the link, and to nobody else', async () => {
    const { saved, uploaded, share, seen } = callerOf(h);
    const { version } = await saved();
    const { url, token, expiresAt } = await shareOf(await share());
    expect(url).toBe(`http://verdant.localhost:4200/?brand=${token}`);
    expect(await seen(token)).toMatchObject({ companyName: 'Verdant Group', preview: { expiresAt } });
    await saved({ companyName: 'Verdant Two' }, version);
    const { images } = await uploaded('logo', await picture('#123456'));
    expect(await seen(token)).toMatchObject({ companyName: 'Verdant Two', logo: { origin: images.logo?.origin } });
    const without = await seen();
    expect(without.companyName).toBe('Verdant');
    expect(without).not.toHaveProperty('preview');
  });

  it('belongs to one tenant, and shows nothing on another tenant’s host', async () => {
    const { saved, share, seen } = callerOf(h);
    await saved();
    const { token } = await shareOf(await share());
    expect((await seen(token, 'harbour.localhost')).companyName).toBe('Harbour Advisory');
    expect((await seen(token, 'localhost')).companyName).toBe('Meridian ESG');
  });

  it('works for seven days', async () => {
    const { saved, share, seen, read } = callerOf(h);
    await saved();
    const { token, expiresAt } = await shareOf(await share());
    expect((await read()).sharedUntil).toBe(expiresAt);
    h.clock.advance(brandPreviewLimits.seconds - 1);
    expect((await seen(token)).companyName).toBe('Verdant Group');
    h.clock.advance(1);
    expect((await seen(token)).companyName).toBe('Verdant');
  });

  it('ends at once with every other link when sharing is stopped', async () => {
    const { saved, share, seen, read, request } = callerOf(h);
    await saved();
    const links = [await shareOf(await share()), await shareOf(await share())];
    for (const { token } of links) expect((await seen(token)).companyName).toBe('Verdant Group');
    for (const _ of [1, 2])
      expect((await request('/brands/draft/preview-link', { method: 'DELETE' })).status).toBe(204);
    for (const { token } of links) expect((await seen(token)).companyName).toBe('Verdant');
    expect((await read()).sharedUntil).toBeNull();
  });

  it('ends when its draft is published or discarded, and does not work for a later draft', async () => {
    const { saved, published, publishNew, share, seen, request } = callerOf(h);
    const draft = await saved();
    const { token } = await shareOf(await share());
    await published(draft.version);
    await publishNew({ companyName: 'Third' });
    expect((await seen(token)).companyName).toBe('Third');
    await saved({ companyName: 'Fourth' });
    const other = await shareOf(await share());
    await request('/brands/draft', { method: 'DELETE' });
    await saved({ companyName: 'Fifth' });
    for (const each of [token, other.token]) expect((await seen(each)).companyName).toBe('Third');
  });

  it('is kept as a hash only', async () => {
    const { saved, share } = callerOf(h);
    await saved();
    const { token } = await shareOf(await share());
    const { rows } = await h.database.pool.query('select * from brand_preview_links');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is refused where there is no draft', async () => {
    expect((await callerOf(h).share()).status).toBe(404);
    expect((await callerOf(h).request('/brands/draft/preview-link', { method: 'DELETE' })).status).toBe(204);
  });

  it('leads to a host of the tenant, whatever host the request names', async () => {
    const { saved, request } = callerOf(h);
    await saved();
    const init = body('POST', {});
    const headers = { ...init.headers, 'tenant-url': 'evil.example' };
    const { url } = await shareOf(await request('/brands/draft/preview-link', { ...init, headers }));
    expect(new URL(url).hostname).toMatch(/verdant[a-z-]*\.localhost$/);
  });

  it.each(['', 'x', 'a'.repeat(43), '%00', "'; drop table brands;--", '../../../etc/passwd', 'a'.repeat(4000)])(
    'that does not exist shows the published brand: %j',
    async (token) => {
      await callerOf(h).saved();
      expect((await callerOf(h).seen(encodeURIComponent(token))).companyName).toBe('Verdant');
    },
  );
});

describe('a preview link by e-mail', () => {
  it('reaches exactly one recipient, in the published brand', async () => {
    const { saved, share } = callerOf(h);
    await saved();
    const { url } = await shareOf(await share({ email: 'Partner@Agency.example' }));
    const mails = () => h.database.withSystem(listCaughtMails);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 12_000, interval: 50 });
    const [head] = await mails();
    expect(head).toMatchObject({ recipient: 'partner@agency.example', senderName: 'Verdant' });
    const mail = await h.database.withSystem((tx) => findCaughtMail(tx, head?.id ?? ''));
    expect(mail?.text).toContain(url);
    expect(mail?.text).toContain('Mei Chan');
  });

  it('is refused for anything but a single address', async () => {
    const { saved, share, read } = callerOf(h);
    await saved();
    for (const email of ['a@b.example, c@d.example', 'Mei <a@b.example>', 'a', '', 'a@b.example\r\nBcc: c@d.example'])
      expect((await share({ email })).status, email).toBe(422);
    expect((await read()).sharedUntil).toBeNull();
  });

  it('is sent only a few times in an hour, however many people of a tenant ask at once', async () => {
    const { saved, share } = callerOf(h, 'harbour.admin');
    await saved();
    const most = brandPreviewLimits.emailsPerHourMax;
    const answers = await Promise.all(
      Array.from({ length: most + 15 }, (_, number) => share({ email: `partner${number}@agency.example` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(most);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    expect((await share()).status).toBe(201);
    const mails = () => h.database.withSystem(listCaughtMails);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(most), { timeout: 12_000, interval: 50 });
  });

  it('is refused beyond the links that a tenant may make in an hour', async () => {
    const { saved, share } = callerOf(h, 'harbour.admin');
    await saved();
    for (let made = 0; made < brandPreviewLimits.linksPerHourMax; made += 1) await share();
    const refused = await share();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
