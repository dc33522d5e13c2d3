import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { findCaughtMail, listCaughtMails } from '../../platform/mail/mailbox.repository.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { callerOf, picture } from './testing.ts';

// The queue starts with the first e-mail, which takes time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const drawing = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100" viewBox="0 0 400 100"><rect width="400" height="100" fill="#123456"/></svg>',
);
const pngAt = async (address: string) => {
  const answer = await h.app.request(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  return sharp(Buffer.from(await answer.arrayBuffer())).metadata();
};

it('draws an SVG as a small PNG, which mail programs show', async () => {
  const { images } = await callerOf(h).uploaded('logo', drawing);
  const address = images.logo?.origin ?? '';
  expect((await h.app.request(address)).headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  for (let time = 0; time < 2; time++)
    expect(await pngAt(`${address}?format=png`)).toMatchObject({ format: 'png', width: 320, height: 80 });
});

it('makes a large picture small, and keeps a small one at its size', async () => {
  const { uploaded } = callerOf(h);
  const large = await uploaded('logo', await picture('#123456', 1200, 600));
  expect(await pngAt(`${large.images.logo?.origin}?format=png`)).toMatchObject({ width: 160, height: 80 });
  const small = await uploaded('logo', await picture('#654321', 70, 70));
  expect(await pngAt(`${small.images.logo?.origin}?format=png`)).toMatchObject({ width: 70, height: 70 });
});

it('gives no picture for a file that is missing or of another format', async () => {
  const nowhere = `http://verdant.localhost:4200/api/esg-tenant/images/logo/${'0'.repeat(64)}`;
  expect((await h.app.request(`${nowhere}?format=png`)).status).toBe(404);
  expect((await h.app.request(`${nowhere}?format=tiff`)).status).toBe(422);
});

it('sends the logo as PNG in e-mails', async () => {
  const { uploaded, published } = callerOf(h);
  const { version, images } = await uploaded('logo', drawing);
  await published(version);
  const mails = () => h.database.withSystem(listCaughtMails);
  await vi.waitFor(async () => expect(await mails()).not.toEqual([]), { timeout: 50_000, interval: 50 });
  const [head] = await mails();
  const mail = await h.database.withSystem((tx) => findCaughtMail(tx, head?.id ?? ''));
  expect(mail?.html).toContain(`src="${images.logo?.origin}?format=png"`);
});
