import { barsOf, type Language, type ReportModel, runsOfBlock } from '@esg/contract';
import mammoth from 'mammoth';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawReport } from '../draw.ts';
import { formatNumber } from '../formats.ts';
import { sampleLogo, sampleModel } from '../testing/sample-model.ts';

const squeeze = (text: string) => text.replace(/\s/g, '');
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const disclosuresOf = ({ chapters }: ReportModel) => chapters.flatMap(({ disclosures }) => disclosures);
const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}>(.*?)</h${level}>`, 'g'))].map(([, inner]) => squeeze(plain(inner ?? '')));

describe.each<Language>(['en', 'zhTw'])('Word in %s', (language) => {
  const model = sampleModel({ language, disclosures: 26 });
  let html = '';
  beforeAll(async () => {
    const bytes = await drawReport({ format: 'word', model, assets: { tenantLogo: await sampleLogo() } });
    html = (await mammoth.convertToHtml({ buffer: Buffer.from(bytes) })).value;
  });

  it('shows every answer, number and unit of the model', () => {
    const text = squeeze(plain(html));
    for (const { omission, fields, charts } of disclosuresOf(model)) {
      if (omission) expect(text).toContain(squeeze(omission.reason + omission.explanation));
      for (const { label, content } of fields) {
        expect(text).toContain(squeeze(label));
        if (content.kind === 'text') expect(text).toContain(squeeze(content.text));
        if (content.kind === 'list') for (const item of content.items) expect(text).toContain(squeeze(item));
        if (content.kind === 'rich') {
          for (const run of content.blocks.flatMap(runsOfBlock)) {
            expect(text).toContain(squeeze(run.footnote ?? run.text));
          }
        }
        if (content.kind === 'numbers') {
          for (const { number, unitSymbol } of content.rows) {
            expect(text).toContain(formatNumber(number, model.numberLocale, content.decimals) + squeeze(unitSymbol));
          }
        }
      }
      for (const chart of charts) {
        for (const { label, value } of barsOf(chart) ?? [])
          expect(text).toContain(squeeze(label) + formatNumber(value, model.numberLocale));
      }
    }
  });

  it('has real headings, tables, links, lists and pictures with a name', () => {
    expect(headings(html, 1)).toEqual(expect.arrayContaining(model.chapters.map(({ title }) => squeeze(title))));
    expect(headings(html, 2)).toEqual(disclosuresOf(model).map(({ code, title }) => squeeze(code + title)));
    expect(html).toContain('<ol>');
    expect(html).toContain('<ul>');
    expect(html).toContain('href="https://ghgprotocol.org/"');
    expect(html.match(/<thead>/g)?.length).toBeGreaterThan(10);
    expect(html).toMatch(/<img alt="Verdant"/);
  });
});

describe('Word', () => {
  it('keeps text that XML could not hold out of the file', async () => {
    const model = sampleModel({ disclosures: 1 });
    model.description = 'before\u0000\u000b\ud800after <&>';
    const bytes = await drawReport({ format: 'word', model, assets: {} });
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    expect(value).toContain('before\ufffdafter <&>');
  });
});
