import { type ExportFormat, exportFormats, type ModelField, modelChartKinds } from '@esg/contract';
import fc from 'fast-check';
import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, it } from 'vitest';
import { drawReport } from './draw.ts';
import { renderReport } from './index.ts';
import { sampleModel } from './testing/sample-model.ts';

/** Texts that people type and paste: scripts, emoji, markup, control characters, broken surrogates, endless words. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\ud800',
    '=1+1',
    ']]>',
    '<b>&amp;',
    '👩‍👩‍👧 شركة',
    '這說時',
    'W'.repeat(400),
    '（（（',
    '\u202eabc\n\n\t',
  ),
);
const anyNumber = fc.constantFrom('0', '-0.5', '-123456789012345678901234567890.123456789012345', '7', '1000');

describe('drawReport', () => {
  it.each(exportFormats)(
    'draws anything that a person may type as %s',
    async (format) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyText, { minLength: 8, maxLength: 8 }),
          fc.array(anyNumber, { minLength: 1 }),
          async (texts, numbers) => {
            const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = ''] = texts;
            const model = sampleModel({ disclosures: 1, published: false });
            const rows = numbers.map((number) => ({ descriptor: a, number, unitCode: b, unitSymbol: b }));
            const fields: ModelField[] = [
              { key: 'n', label: c, language: null, content: { kind: 'numbers', rows } },
              { key: 't', label: d, language: 'zhTw', content: { kind: 'text', text: e } },
              {
                key: 'r',
                label: f,
                language: 'en',
                content: { kind: 'rich', blocks: [{ kind: 'numbered', runs: [{ text: g, italic: true }] }] },
              },
            ];
            const shape = { title: c, unitSymbol: d, categories: numbers.map(() => h) };
            const charts = modelChartKinds.map((kind) => ({
              ...shape,
              kind,
              series: (kind === 'donut' ? [e] : [e, f]).map((name) => ({ name, values: [...numbers] })),
            }));
            const disclosure = {
              code: a,
              title: b,
              omission: null,
              fields,
              charts,
            };
            const omitted = { code: e, title: f, omission: { reason: g, explanation: h }, fields: [], charts: [] };
            model.chapters = [
              { code: g, title: h, text: null, disclosures: [disclosure, omitted] },
              { code: h, title: a, text: { language: null, blocks: [] }, disclosures: [] },
            ];
            const bytes = await drawReport({ format, model: { ...model, title: f, organisation: g }, assets: {} });
            expect(bytes.byteLength).toBeGreaterThan(1000);
          },
        ),
        { numRuns: 10 },
      );
    },
    60_000,
  );

  it.each(exportFormats)('draws a report without chapters as %s', async (format) => {
    const model = { ...sampleModel({ disclosures: 1 }), chapters: [], period: null };
    expect((await drawReport({ format, model, assets: {} })).byteLength).toBeGreaterThan(1000);
  });
});

describe('renderReport', () => {
  it.each<[ExportFormat, string]>([
    ['pdf', 'pdf'],
    ['word', 'docx'],
    ['excel', 'xlsx'],
  ])('draws %s in a thread and tells how far it is', async (format, extension) => {
    const percents: number[] = [];
    const bytes = await renderReport({
      format,
      model: sampleModel({ disclosures: 5 }),
      assets: {},
      onProgress: (percent) => percents.push(percent),
    });
    expect((await fileTypeFromBuffer(bytes))?.ext).toBe(extension);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(percents.at(-1)).toBe(100);
  });

  it('stops drawing when the export is cancelled', async () => {
    const controller = new AbortController();
    const drawing = renderReport({
      format: 'pdf',
      model: sampleModel({ disclosures: 300 }),
      assets: {},
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('cancelled')),
    });
    await expect(drawing).rejects.toThrow('cancelled');
  });

  it('reports the error that drawing failed with', async () => {
    const assets = { tenantLogo: new Uint8Array([1, 2, 3]) };
    await expect(renderReport({ format: 'pdf', model: sampleModel({ disclosures: 1 }), assets })).rejects.toThrow();
  });
});
