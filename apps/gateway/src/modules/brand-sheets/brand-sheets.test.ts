import type { BrandSheet } from '@esg/contract';
import sharp from 'sharp';
import { getDocument } from 'unpdf/pdfjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { callerOf, picture } from '../brands/testing.ts';
import { readZip } from '../exports/render/testing/read-zip.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const sheetOf = async (id: string, name: PersonName = 'verdant.admin') => {
  const answer = await h.as(name).request(`/brands/${id}/sheet?language=en`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as BrandSheet;
};
const sampleOf = async (id: string, format: string, language = 'en') => {
  const answer = await h.as('verdant.admin').request(`/brands/${id}/samples/${format}?language=${language}`);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};
const textOf = (part: Uint8Array | undefined) => new TextDecoder().decode(part);
const bytesOf = (address: string) => Buffer.from(address.replace('data:image/png;base64,', ''), 'base64');

describe('a brand sheet', () => {
  it('has the draft’s own icons at their real sizes and its preview card', async () => {
    const { saved, uploaded } = callerOf(h);
    await saved();
    const { id } = await uploaded('favicon', await picture('#00ff00', 64, 64));
    const { icons, card } = await sheetOf(id);
    const sides = await Promise.all(
      icons.map(async ({ picture: address }) => (await sharp(bytesOf(address)).metadata()).width),
    );
    expect(sides).toEqual([16, 32, 48, 180, 192, 512, 192, 512]);
    expect(icons.map(({ shape }) => shape).slice(-3)).toEqual(['plain', 'maskable', 'maskable']);
    const { dominant } = await sharp(bytesOf(icons[2]?.picture ?? '')).stats();
    expect(dominant.g).toBeGreaterThan(200);
    expect(await sharp(bytesOf(card)).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('has a mark that changes with every name, colour and picture, and stays the same for the same brand', async () => {
    const { saved, uploaded } = callerOf(h);
    const first = await saved();
    const marks = [(await sheetOf(first.id)).mark];
    expect((await sheetOf(first.id)).mark).toBe(marks[0]);
    const second = await saved({ companyName: 'Verdant Two' }, first.version);
    marks.push((await sheetOf(second.id)).mark);
    const third = await uploaded('logo', await picture('#123456'));
    marks.push((await sheetOf(third.id)).mark);
    expect(new Set(marks).size).toBe(3);
  });

  it('names the people who approved the draft in its present state, even once it is published', async () => {
    const { saved, request, published } = callerOf(h);
    const { id, version } = await saved();
    await request('/brands/draft/remarks', body('POST', { kind: 'approved', version }));
    const approved = [{ author: { name: 'Mei Chan' } }];
    expect((await sheetOf(id)).approvals).toMatchObject(approved);
    await published(version);
    expect(await sheetOf(id)).toMatchObject({ approvals: approved, brand: { state: 'published' } });
  });

  it('names nobody who approved an earlier state of the draft', async () => {
    const { saved, request } = callerOf(h);
    const { id, version } = await saved();
    await request('/brands/draft/remarks', body('POST', { kind: 'approved', version }));
    await saved({ companyName: 'Verdant Two' }, version);
    expect((await sheetOf(id)).approvals).toEqual([]);
  });
});

describe('a sample report', () => {
  it('is a PDF of the draft’s name and logo, in both languages', async () => {
    const { saved, uploaded } = callerOf(h);
    await saved();
    const { id } = await uploaded('logo', await picture('#123456'));
    for (const language of ['en', 'zhTw']) {
      const document = await getDocument({ data: await sampleOf(id, 'pdf', language) }).promise;
      expect(document.numPages).toBeGreaterThanOrEqual(3);
      const { items } = await (await document.getPage(1)).getTextContent();
      expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain('Verdant Group');
      await document.loadingTask.destroy();
    }
  });

  it('has the styles in Word and Excel that the sheet describes', async () => {
    const { id } = await callerOf(h).saved();
    const { word, excel } = (await sheetOf(id)).documents;
    const hex = (color: string) => color.slice(1).toUpperCase();
    const docx = readZip(await sampleOf(id, 'word'));
    const styles = textOf(docx['word/styles.xml']);
    const heading = /w:styleId="Heading1".*?<\/w:style>/s.exec(styles)?.[0];
    expect(heading).toContain(`w:val="${hex(word.heading1.color)}"`);
    expect(heading).toContain(`<w:sz w:val="${word.heading1.size * 2}"/>`);
    const page = textOf(docx['word/document.xml']);
    for (const color of [word.strip, word.ground, word.tableHead.color, word.rule])
      expect(page).toContain(`"${hex(color)}"`);
    const xlsx = readZip(await sampleOf(id, 'excel'));
    const cells = textOf(xlsx['xl/styles.xml']);
    for (const color of [excel.headGround, excel.head.color, excel.unit.color, excel.rule])
      expect(cells).toContain(hex(color));
  });
});

describe('access to brand sheets', () => {
  const paths = (id: string) => [`/brands/${id}/sheet?language=en`, `/brands/${id}/samples/pdf?language=en`];

  it('is refused to everybody who is not signed in', async () => {
    const { id } = await callerOf(h).saved();
    for (const path of paths(id)) expect((await h.anonymous(path)).status, path).toBe(401);
  });

  it.each<[PersonName, number]>([
    ['verdant.member', 403],
    ['verdant.entity', 403],
    ['verdant.sister', 403],
    ['meridian.admin', 403],
    ['harbour.admin', 404],
  ])('answers %s with %i', async (name, status) => {
    const { id } = await callerOf(h).saved();
    for (const path of paths(id)) expect((await h.as(name).request(path)).status, path).toBe(status);
  });

  it('is refused for a brand, format or language that does not exist', async () => {
    const { id } = await callerOf(h).saved();
    const ask = async (path: string) => (await h.as('verdant.admin').request(path)).status;
    expect(await ask('/brands/00000000-0000-4000-8000-000000000000/sheet?language=en')).toBe(404);
    expect(await ask(`/brands/${id}/samples/exe?language=en`)).toBe(404);
    expect(await ask(`/brands/${id}/sheet?language=fr`)).toBe(422);
  });
});
