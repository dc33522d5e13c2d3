import { deflateSync } from 'node:zlib';
import { limits, type OrganizationProfile, type ReportModel } from '@esg/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { readFile } from '../files/index.ts';
import { callerOf, completeReport } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const draw = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 4, background: '#1f7a4d' } });

const upload = (person: PersonName, original: Uint8Array, { name = 'logo.png', id = '' } = {}) => {
  const form = new FormData();
  form.set('original', new File([new Uint8Array(original)], name));
  const target = id || h.as(person).scope.organisationId;
  return h.as(person).request(`/organizations/${target}/logo`, { method: 'PATCH', body: form });
};
const read = (person: PersonName, variant = 'original') =>
  h.as(person).request(`/organizations/${h.as(person).scope.organisationId}/logo?variant=${variant}`);
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

/** A PNG header that declares 60,000 by 60,000 pixels and contains none. */
const bomb = () => {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    start,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

describe('the organisation’s logo', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('is uploaded as %s, with a thumbnail drawn from it', async (format) => {
    const bytes = await draw(400, 200).toFormat(format).toBuffer();
    const answer = await upload('verdant.admin', bytes, { name: '../../Our logo.final' });
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as OrganizationProfile).logo?.originalName).toBe('Our logo.final');
    const original = await read('verdant.member');
    expect(original.headers.get('content-type')).toBe(`image/${format}`);
    expect(original.headers.get('content-disposition')).toBe('attachment');
    const thumbnail = await sharp(
      Buffer.from(await (await read('verdant.member', 'thumbnail')).arrayBuffer()),
    ).metadata();
    expect([thumbnail.width, thumbnail.height]).toEqual([limits.logoThumbnailPixels, limits.logoThumbnailPixels]);
  });

  it('is uploaded as an SVG, of which only harmless parts are kept, served so that nothing in it can run', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="x()"><script>x()</script><rect width="9" height="9"/></svg>';
    expect((await upload('verdant.admin', Buffer.from(svg), { name: 'logo.svg' })).status).toBe(200);
    const answer = await read('verdant.admin');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toMatch(
      /default-src 'none'; style-src 'unsafe-inline'.*sandbox/,
    );
    const stored = await answer.text();
    expect(stored).toContain('<rect');
    expect(stored).not.toMatch(/script|onload/);
    expect((await read('verdant.admin', 'thumbnail')).headers.get('content-type')).toBe('image/png');
  });

  it('changes its file id with the picture, and the old file is gone', async () => {
    const before = (await (
      await upload('verdant.admin', await draw(100).png().toBuffer())
    ).json()) as OrganizationProfile;
    const after = (await (
      await upload('verdant.admin', await draw(200).png().toBuffer())
    ).json()) as OrganizationProfile;
    expect(after.logo?.fileId).not.toBe(before.logo?.fileId);
    const { rows } = await h.database.pool.query(
      'select count(*)::int as files from files where organisation_id is not null',
    );
    expect(rows[0]).toEqual({ files: 2 });
  });

  it('stays stored for reports that were published with it', async () => {
    const { ok, get } = callerOf(h);
    await upload('verdant.admin', await draw(100).png().toBuffer());
    const { id } = await completeReport(h);
    await ok(h.as('verdant.admin').request(`/reports/${id}/publish`, { method: 'POST' }));
    await upload('verdant.admin', await draw(200).png().toBuffer());
    const { brand } = await ok<ReportModel>(get(`/reports/${id}/model?language=en`));
    const published = await readFile(h.deps, { ...h.as('verdant.admin').scope }, brand.organisationLogoFileId ?? '');
    expect((await sharp(published.content).metadata()).width).toBe(100);
  });

  it('keeps nothing that was hidden in the file', async () => {
    const bytes = await draw(100)
      .withExif({ IFD0: { Copyright: 'hidden words' } })
      .png()
      .toBuffer();
    await upload('verdant.admin', Buffer.concat([bytes, Buffer.from('<script>tail</script>')]));
    const stored = Buffer.from(await (await read('verdant.admin')).arrayBuffer()).toString('latin1');
    expect(stored).not.toContain('hidden words');
    expect(stored).not.toContain('tail');
  });

  it('is refused when it is no picture, whatever its name says', async () => {
    expect(await codeOf(await upload('verdant.admin', Buffer.from('%PDF-1.7 not a picture')))).toBe(
      'file.format_refused',
    );
    expect(await codeOf(await upload('verdant.admin', Buffer.from('<html><svg/></html>')))).toBe('file.format_refused');
    expect(await codeOf(await upload('verdant.admin', await draw(100).gif().toBuffer()))).toBe('file.format_refused');
    expect(await codeOf(await upload('verdant.admin', new Uint8Array()))).toBe('file.format_refused');
  });

  it('is refused when it is broken, too small, a bomb or too big', async () => {
    const whole = await draw(300).png({ compressionLevel: 0 }).toBuffer();
    expect(await codeOf(await upload('verdant.admin', whole.subarray(0, whole.length / 2)))).toBe('file.unreadable');
    expect(await codeOf(await upload('verdant.admin', await draw(20).png().toBuffer()))).toBe('file.image_too_small');
    expect(await codeOf(await upload('verdant.admin', bomb()))).toBe('file.unreadable');
    const big = Buffer.concat([whole, Buffer.alloc(limits.logoOriginalBytesMax)]);
    const refused = await upload('verdant.admin', big);
    expect(await refused.json()).toMatchObject({
      code: 'file.too_big',
      issues: [{ params: { size: expect.stringMatching(/^2\d\.\d\d$/) } }],
    });
  });

  it('needs a multipart body with a picture in it', async () => {
    const { scope, request } = h.as('verdant.admin');
    const path = `/organizations/${scope.organisationId}/logo`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await request(path, { method: 'PATCH', headers, body: 'nothing' })).status).toBe(400);
    expect((await request(path, { method: 'PATCH', body: new FormData() })).status).toBe(422);
  });

  it('is changed by administrators of the organisation only', async () => {
    const bytes = await draw(100).png().toBuffer();
    expect((await upload('verdant.member', bytes)).status).toBe(403);
    const { organisationId } = h.as('verdant.admin').scope;
    for (const stranger of ['verdant.sister', 'harbour.admin'] as const) {
      expect((await upload(stranger, bytes, { id: organisationId })).status).toBe(404);
      expect((await h.as(stranger).request(`/organizations/${organisationId}/logo`)).status).toBe(404);
    }
    expect((await read('verdant.admin')).status).toBe(404);
  });
});
