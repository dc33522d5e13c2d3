import type { Brand } from '@esg/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { callerOf, picture, problemOf } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const storedFiles = async () => {
  const { rows } = await h.database.pool.query<{ files: number }>('select count(*)::int as files from files');
  return rows[0]?.files;
};

describe('a picture of the draft', () => {
  it('begins a draft, has a public address, and is published with it', async () => {
    const { uploaded, published, read, seen } = callerOf(h);
    const draft = await uploaded('logo', await picture('#123456'));
    expect(draft).toMatchObject({ state: 'draft', content: { companyName: 'Verdant' }, images: { logoDark: null } });
    const address = draft.images.logo?.origin ?? '';
    const answer = await h.app.request(address);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(200);
    expect((await seen()).logo.origin).toBe('');
    await published(draft.version);
    expect((await seen()).logo).toEqual({ origin: address, originalName: 'logo.png' });
    expect((await read()).published.images.logo?.origin).toBe(address);
  });

  it('is one of four kinds, each with a place of its own', async () => {
    const { uploaded, published, seen } = callerOf(h);
    let draft: Brand | undefined;
    for (const kind of ['logo', 'logo-dark', 'mini-logo', 'favicon'] as const)
      draft = await uploaded(kind, await picture('#445566', 128, 128));
    await published(draft?.version ?? 0);
    const { logo, logoDark, miniLogo, favicon } = await seen();
    const kinds = [logo, logoDark, miniLogo, favicon].map(({ origin }) => origin.split('/').at(-2));
    expect(kinds).toEqual(['logo', 'logo-dark', 'mini-logo', 'favicon']);
  });

  it('changes the version, so that a save from before the picture is refused', async () => {
    const { saved, save, uploaded } = callerOf(h);
    const { version } = await saved();
    await uploaded('logo', await picture('#123456'));
    expect((await save({ companyName: 'Unaware' }, version)).status).toBe(409);
  });

  it('is deleted when it is replaced or removed, or when its draft is discarded', async () => {
    const { uploaded, request } = callerOf(h);
    await uploaded('logo', await picture('#111111'));
    await uploaded('logo', await picture('#222222'));
    expect(await storedFiles()).toBe(1);
    const removed = (await (await request('/brands/draft/images/logo', { method: 'DELETE' })).json()) as Brand;
    expect(removed.images.logo).toBeNull();
    expect(await storedFiles()).toBe(0);
    const { images } = await uploaded('logo', await picture('#333333'));
    await request('/brands/draft', { method: 'DELETE' });
    expect(await storedFiles()).toBe(0);
    expect((await h.app.request(images.logo?.origin ?? '')).status).toBe(404);
  });

  it('is kept as long as a version of the brand shows it, so that restoring the version restores the picture', async () => {
    const { uploaded, published, restore, read, request, seen } = callerOf(h);
    const first = await published((await uploaded('logo', await picture('#111111'))).version);
    await published((await uploaded('logo', await picture('#222222'))).version);
    await request('/brands/draft/images/logo', { method: 'DELETE' });
    await request('/brands/draft', { method: 'DELETE' });
    expect(await storedFiles()).toBe(2);
    await restore(first.id);
    const { origin } = (await seen()).logo;
    expect(origin).toBe(first.images.logo?.origin);
    expect((await h.app.request(origin)).status).toBe(200);
    expect((await read()).published.images.logo).toEqual(first.images.logo);
  });

  it('of the published brand may be removed by a draft', async () => {
    const { uploaded, published, request, seen } = callerOf(h);
    await published((await uploaded('logo', await picture('#111111'))).version);
    const draft = (await (await request('/brands/draft/images/logo', { method: 'DELETE' })).json()) as Brand;
    expect((await seen()).logo.origin).not.toBe('');
    await published(draft.version);
    expect((await seen()).logo.origin).toBe('');
  });
});

describe('a picture is refused', () => {
  const refusals: [string, () => Promise<Uint8Array>, string][] = [
    ['when it is no picture', async () => Buffer.from('%PDF-1.7'), 'file.format_refused'],
    ['when it is too small', () => picture('#123456', 20, 20), 'file.image_too_small'],
    ['when it is broken', async () => (await picture('#123456', 400, 400)).subarray(0, 200), 'file.unreadable'],
    ['when it is too big', async () => Buffer.alloc(21 * 1024 * 1024), 'file.too_big'],
  ];
  it.each(refusals)('%s, and no draft begins', async (_, bytes, code) => {
    const { upload, read } = callerOf(h);
    const answer = await upload('logo', await bytes());
    expect([answer.status, (await problemOf(answer)).code]).toEqual([422, code]);
    expect((await read()).draft).toBeNull();
    expect(await storedFiles()).toBe(0);
  });

  it('without a file, of an unknown kind, or with a thumbnail that is too big', async () => {
    const { request, upload } = callerOf(h);
    const put = (form: FormData) => request('/brands/draft/images/logo', { method: 'PUT', body: form });
    expect((await put(new FormData())).status).toBe(422);
    const malformed = {
      method: 'PUT',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: 'nothing',
    };
    expect((await request('/brands/draft/images/logo', malformed)).status).toBe(400);
    expect((await upload('banner' as 'logo', await picture('#123456'))).status).toBe(404);
    const form = new FormData();
    form.set('original', new File([new Uint8Array(await picture('#123456'))], 'a.png'));
    form.set('thumbnail', new File([new Uint8Array(1_048_577)], 'b.png'));
    expect(await problemOf(await put(form))).toMatchObject({ code: 'file.too_big', issues: [{ path: 'thumbnail' }] });
  });
});
