import type { HouseStyle, Problem, ReportModel } from '@esg/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { readFile } from '../files/index.ts';
import { callerOf, completeReport } from '../reports/testing.ts';
import { blackFont, lightFont, withPermissions } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const pathOf = (person: PersonName, part = '') =>
  `/organizations/${h.as(person).scope.organisationId}/house-style${part}`;
const own = (part: string, init: RequestInit = {}, person: PersonName = 'verdant.admin') =>
  h.as(person).request(pathOf('verdant.admin', part), init);

type Sent = { regular?: Uint8Array; bold?: Uint8Array; confirmed?: boolean };
const fontForm = ({ regular = lightFont(), bold = blackFont(), confirmed = true }: Sent = {}) => {
  const form = new FormData();
  form.set('regular', new File([new Uint8Array(regular)], 'Our Sans.ttf'));
  form.set('bold', new File([new Uint8Array(bold)], 'Our Sans Bold.ttf'));
  form.set('licenceConfirmed', String(confirmed));
  return form;
};
const sendFont = (sent?: Sent, person?: PersonName) => own('/font', { method: 'PUT', body: fontForm(sent) }, person);

const page = (width = 1654, height = 2339) => sharp({ create: { width, height, channels: 3, background: '#dde9ff' } });
const letterheadForm = (bytes: Uint8Array, name = 'Letterhead.png') => {
  const form = new FormData();
  form.set('picture', new File([new Uint8Array(bytes)], name));
  return form;
};
const sendLetterhead = (bytes: Uint8Array, person?: PersonName) =>
  own('/letterhead', { method: 'PUT', body: letterheadForm(bytes) }, person);

const styleOf = async (answer: Response): Promise<HouseStyle> => {
  expect(answer.status).toBe(200);
  return (await answer.json()) as HouseStyle;
};
const refusalOf = async (answer: Response) => {
  const { code, issues } = (await answer.json()) as Problem;
  return [answer.status, code, issues[0]?.path, issues[0]?.params.reason];
};
const storedFiles = async () => {
  const { rows } = await h.database.pool.query<{ files: number }>(
    'select count(*)::int as files from files where organisation_id is not null',
  );
  return rows[0]?.files;
};
const pagesOf = async (path: string) => {
  const answer = await h.as('verdant.admin').request(path);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer()).toString('latin1');
};

describe('the font of an organisation’s reports', () => {
  it('is uploaded in two weights, with the name of the person who confirmed its licence and the time', async () => {
    const { font } = await styleOf(await sendFont());
    expect(font).toMatchObject({
      family: 'Noto Sans Light',
      confirmedBy: 'Mei Chan',
      regular: { name: 'Our Sans.ttf' },
      bold: { name: 'Our Sans Bold.ttf' },
      hasChinese: false,
      inWord: true,
    });
    const file = await own('/font/bold');
    expect(file.headers.get('content-type')).toBe('font/ttf');
    expect(file.headers.get('content-disposition')).toBe('attachment');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(blackFont());
  });

  it('needs the confirmation that its licence allows it', async () => {
    expect(await refusalOf(await sendFont({ confirmed: false }))).toEqual([
      422,
      'request.invalid',
      'licenceConfirmed',
      undefined,
    ]);
    expect(await storedFiles()).toBe(0);
  });

  it('is judged by its bytes, whatever its name says, and refused with the weight and the reason', async () => {
    const restricted = withPermissions(blackFont(), 2);
    expect(await refusalOf(await sendFont({ bold: restricted }))).toEqual([
      422,
      'file.unreadable',
      'bold',
      'restricted',
    ]);
    const picture = await page(99, 99).png().toBuffer();
    expect(await refusalOf(await sendFont({ regular: picture }))).toEqual([
      422,
      'file.format_refused',
      'regular',
      'not-a-font',
    ]);
    const half = lightFont().subarray(0, 150_000);
    expect(await refusalOf(await sendFont({ regular: half }))).toEqual([422, 'file.unreadable', 'regular', 'broken']);
    const big = Buffer.concat([lightFont(), Buffer.alloc(11_000_000)]);
    expect((await refusalOf(await sendFont({ regular: big })))[1]).toBe('file.too_big');
    expect(await storedFiles()).toBe(0);
  });

  it('is used on the pages of the PDF, and replaced by the standard font where it lacks characters', async () => {
    const before = await pagesOf('/sample-report?language=zhTw');
    expect(before).not.toContain('NotoSans-Light');
    await sendFont();
    const after = await pagesOf('/sample-report?language=zhTw');
    expect(after).toMatch(/\/FontName \/[A-Z]{6}\+NotoSans-Light/);
    expect(after).toMatch(/\/FontName \/[A-Z]{6}\+NotoSans-Black/);
    expect(after).toMatch(/\/FontName \/[A-Z]{6}\+NotoSansTC-Regular/);
  });

  it('is replaced and removed with its files, while the record of the confirmation stays', async () => {
    await sendFont();
    await sendFont({ regular: blackFont() });
    expect(await storedFiles()).toBe(2);
    const removed = await styleOf(await own('/font', { method: 'DELETE' }));
    expect(removed.font).toBeNull();
    expect(removed.formerFonts.map(({ family, endedBy }) => [family, endedBy]).sort()).toEqual([
      ['Noto Sans Black', 'Mei Chan'],
      ['Noto Sans Light', 'Mei Chan'],
    ]);
    expect(await storedFiles()).toBe(0);
    expect((await own('/font', { method: 'DELETE' })).status).toBe(200);
    expect((await own('/font/regular')).status).toBe(404);
  });

  it('stays stored for reports that were published with it', async () => {
    const { ok, get } = callerOf(h);
    await sendFont();
    await sendLetterhead(await page().png().toBuffer());
    const { id } = await completeReport(h);
    await ok(h.as('verdant.admin').request(`/reports/${id}/publish`, { method: 'POST' }));
    await own('/font', { method: 'DELETE' });
    await own('/letterhead', { method: 'DELETE' });
    const { brand } = await ok<ReportModel>(get(`/reports/${id}/model?language=en`));
    expect(brand.font?.family).toBe('Noto Sans Light');
    const { scope } = h.as('verdant.admin');
    expect((await readFile(h.deps, scope, brand.font?.boldFileId ?? '')).content).toEqual(blackFont());
    expect((await readFile(h.deps, scope, brand.letterhead?.fileId ?? '')).mediaType).toBe('image/png');
  });
});

describe('the letterhead of an organisation’s reports', () => {
  it('is redrawn as a page, and keeps its margins when it is replaced', async () => {
    const { letterhead } = await styleOf(await sendLetterhead(await page(2480, 3508).jpeg().toBuffer()));
    expect(letterhead).toMatchObject({ name: 'Letterhead.png', headMm: 35, footMm: 20 });
    const room = await styleOf(await own('/letterhead', body('PATCH', { headMm: 50, footMm: 10 })));
    expect(room.letterhead).toMatchObject({ headMm: 50, footMm: 10 });
    const again = await styleOf(await sendLetterhead(await page().webp().toBuffer()));
    expect(again.letterhead).toMatchObject({ headMm: 50, footMm: 10 });
    expect(await storedFiles()).toBe(1);
    const picture = await sharp(Buffer.from(await (await own('/letterhead')).arrayBuffer())).metadata();
    expect([picture.width, picture.height, picture.hasAlpha]).toEqual([1654, 2339, false]);
  });

  it('is printed behind every page of the PDF but the cover', async () => {
    await sendLetterhead(await page().png().toBuffer());
    const drawn = await pagesOf('/sample-report?language=en');
    expect(drawn.match(/\/Subtype \/Image\n\/BitsPerComponent 8\n\/Width 1654/g)).toHaveLength(1);
  });

  it.each([
    ['a PDF', async () => Buffer.from('%PDF-1.7\n'), 'pdf'],
    ['no picture', async () => Buffer.from('<html>'), 'not-a-picture'],
    ['another shape', () => page(2000, 2000).png().toBuffer(), 'not-a4'],
    ['too coarse', () => page(620, 877).png().toBuffer(), 'coarse'],
    ['broken', async () => (await page().png({ compressionLevel: 0 }).toBuffer()).subarray(0, 5000), 'broken'],
  ])('is refused when it is %s', async (_, draw, reason) => {
    expect((await refusalOf(await sendLetterhead(await draw())))[3]).toBe(reason);
    expect((await styleOf(await own(''))).letterhead).toBeNull();
  });

  it('refuses margins without a letterhead, and margins that leave no room for text', async () => {
    expect((await own('/letterhead', body('PATCH', { headMm: 50, footMm: 10 }))).status).toBe(404);
    await sendLetterhead(await page().png().toBuffer());
    for (const room of [
      { headMm: 91, footMm: 10 },
      { headMm: 30, footMm: -1 },
      { headMm: 1.5, footMm: 0 },
    ])
      expect((await own('/letterhead', body('PATCH', room))).status).toBe(422);
  });
});

describe('the house style', () => {
  it('is changed by administrators of the organisation only', async () => {
    const picture = await page().png().toBuffer();
    expect((await sendFont({}, 'verdant.member')).status).toBe(403);
    expect((await sendLetterhead(picture, 'verdant.member')).status).toBe(403);
    expect((await own('', {}, 'verdant.member')).status).toBe(403);
    await sendFont();
    await sendLetterhead(picture);
    for (const stranger of ['verdant.sister', 'harbour.admin'] as const) {
      const calls: [string, RequestInit][] = [
        ['', {}],
        ['/font', { method: 'PUT', body: fontForm() }],
        ['/font', { method: 'DELETE' }],
        ['/font/regular', {}],
        ['/letterhead', { method: 'PUT', body: letterheadForm(picture) }],
        ['/letterhead', body('PATCH', { headMm: 1, footMm: 1 })],
        ['/letterhead', { method: 'DELETE' }],
        ['/letterhead', {}],
      ];
      for (const [part, init] of calls) expect((await own(part, init, stranger)).status).toBe(404);
      expect((await styleOf(await h.as(stranger).request(pathOf(stranger)))).font).toBeNull();
    }
    const { font, letterhead } = await styleOf(await own(''));
    expect([font?.family, letterhead?.headMm]).toEqual(['Noto Sans Light', 35]);
  });
});
