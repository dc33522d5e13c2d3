import { deflateRawSync } from 'node:zlib';
import { type BuilderContent, emptyContent, type OwnFramework, type Problem } from '@esg/contract';
import { findFramework } from '@esg/standards';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { contentFrom } from './copy-framework.ts';
import { wholeContent } from './testing.ts';
import { contentOfWorkbook, writeFramework } from './workbook.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const admin = () => h.as('verdant.admin');
const upload = (bytes: Uint8Array<ArrayBuffer> | string, name = 'framework.json') => {
  const form = new FormData();
  form.append('file', new File([bytes], name));
  return admin().request('/own-frameworks/imports', { method: 'POST', body: form });
};
const refusal = async (answer: Promise<Response>) => {
  const { status, code, issues } = { status: (await answer).status, ...((await (await answer).json()) as Problem) };
  return { status, code, issues };
};
const fileOf = (framework: unknown) => JSON.stringify({ format: 'esg-framework', formatVersion: 1, framework });

/** Texts that sheets and formats tend to change. */
const hostile = (): BuilderContent => {
  const content = wholeContent();
  const text = { en: '  =1+1\n"two"\tline <b>&amp; _x0041_ 😀', zhTw: "'00123\n、，_x000D_ TRUE" };
  const [dimension] = content.dimensions;
  if (dimension) dimension.title = { en: '2026', zhTw: '-' };
  return {
    ...content,
    name: text,
    description: text,
    edition: '007',
    reference: 'FALSE',
    licenceNote: { en: '', zhTw: '' },
  };
};

describe('a framework as a file', () => {
  it.each(['json', 'excel'])('comes back from %s unchanged', async (format) => {
    const made = await admin().request(
      '/own-frameworks',
      body('POST', { from: 'nothing', name: { en: 'A', zhTw: 'A' } }),
    );
    const { id } = (await made.json()) as OwnFramework;
    const content = hostile();
    expect((await admin().request(`/own-frameworks/${id}`, body('PUT', { content, version: 1 }))).status).toBe(200);
    const file = await admin().request(`/own-frameworks/${id}/file?format=${format}`);
    const answer = await upload(new Uint8Array(await file.arrayBuffer()));
    expect(answer.status).toBe(201);
    const imported = (await answer.json()) as OwnFramework;
    expect([imported.id === id, imported.content]).toEqual([false, content]);
  });

  it('may be a whole framework of the library, or an empty one', async () => {
    for (const versionId of ['gri-2025', 'hkex-c2-2025']) {
      const framework = findFramework(versionId);
      if (!framework) throw new Error(versionId);
      const codes = framework.topics.flatMap(({ disclosures }) => disclosures.map(({ code }) => code));
      const content = contentFrom(framework, new Set(codes), framework.name);
      expect(await contentOfWorkbook(await writeFramework(content))).toEqual(content);
      expect((await upload(fileOf(content))).status).toBe(201);
    }
    const empty = emptyContent({ en: '', zhTw: '' });
    expect(await contentOfWorkbook(await writeFramework(empty))).toEqual(empty);
  });

  it('is refused with the place of each error', async () => {
    const content = wholeContent();
    const [first] = content.omissionReasons;
    const wrong = { ...content, omissionReasons: [{ ...first, label: { en: 7, zhTw: '' } }], more: 1 };
    expect(await refusal(upload(fileOf(wrong)))).toMatchObject({
      status: 422,
      code: 'request.invalid',
      issues: [{ path: 'framework.omissionReasons.0.label.en' }, { path: 'framework.more' }],
    });
    expect(await refusal(upload('[1]'))).toMatchObject({ code: 'request.invalid' });
    expect(await refusal(upload('{"format":'))).toMatchObject({ code: 'file.unreadable' });
  });

  it('is refused with sheet, row and column of each error in a workbook', async () => {
    const book = await readXlsx(await writeFramework(wholeContent()));
    const sheets = book.sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => [...row]) }));
    const set = (name: string, row: number, column: number, value: string) => {
      const cells = sheets.find((sheet) => sheet.name === name)?.rows[row];
      if (cells) cells[column] = value;
    };
    set('Topics', 1, 1, 'nowhere');
    set('Disclosures', 2, 7, 'perhaps');
    const bytes = new Uint8Array(await writeXlsx({ sheets }));
    const { issues } = await refusal(upload(bytes, 'framework.xlsx'));
    expect(issues.map(({ path, rule }) => [path, rule])).toEqual([['Topics.2.dimension', 'choice_unknown']]);
    set('Topics', 1, 1, 'dim-e');
    const second = await refusal(upload(new Uint8Array(await writeXlsx({ sheets })), 'framework.xlsx'));
    expect(second.issues.map(({ path, rule }) => [path, rule])).toEqual([['Disclosures.3.nature', 'choice_unknown']]);
    const fewer = new Uint8Array(await writeXlsx({ sheets: sheets.slice(0, 2) }));
    expect((await refusal(upload(fewer, 'f.xlsx'))).issues[0]).toMatchObject({ path: 'Topics', rule: 'required' });
  });
});

/** An archive with one entry. */
const archive = (name: string, packed: Buffer, method = 8) => {
  const local = Buffer.alloc(30 + name.length);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(method, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt16LE(name.length, 26);
  local.write(name, 30);
  const central = Buffer.alloc(46 + name.length);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(method, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt16LE(name.length, 28);
  central.write(name, 46);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length + packed.length, 16);
  return new Uint8Array(Buffer.concat([local, packed, central, end]));
};

describe('a hostile file', () => {
  it('is refused: a truncated file, a bomb, macros, no workbook, a file that is too large', async () => {
    const good = await writeFramework(wholeContent());
    const codes = async (bytes: Uint8Array<ArrayBuffer>) => (await refusal(upload(bytes, 'f.xlsx'))).code;
    expect(await codes(good.slice(0, good.length / 2))).toBe('file.unreadable');
    expect(await codes(archive('xl/worksheets/sheet1.xml', deflateRawSync(Buffer.alloc(64_000_000))))).toBe(
      'file.too_big',
    );
    expect(await codes(archive('xl/vbaProject.bin', deflateRawSync(Buffer.from('x'))))).toBe('file.format_refused');
    expect(await codes(archive('hello.txt', deflateRawSync(Buffer.from('x'))))).toBe('file.unreadable');
    expect(await codes(archive('xl/workbook.xml', Buffer.from([1, 2, 3])))).toBe('file.unreadable');
    expect(await codes(new Uint8Array(3 * 1_048_576))).toBe('file.too_big');
    const list = await (await admin().request('/own-frameworks')).json();
    expect(list).toEqual([]);
  });
});
