import type { Document, DocumentList, Report } from '@esg/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readFilePages } from '../modules/document-reading/files/read-file.ts';
import { callerOf } from '../modules/reports/testing.ts';
import { askedOf, evidenceFor } from '../modules/retrieval/index.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { demoFigures } from './data-hub-figures.ts';
import { demoDocuments, readDemoDocument, seedDocuments } from './documents.ts';
import { verdantReports } from './reports/verdant.ts';

const files = Object.values(demoDocuments).flat();

const textsOf = async (file: string) => {
  const found = files.find((each) => each.file === file);
  if (!found) throw new Error(`No document ${file}`);
  return (await readFilePages(new Uint8Array(await readDemoDocument(file)), found.mediaType)).map(({ text }) => text);
};

describe('documents of the demonstration', () => {
  it('print every figure that the published report has', async () => {
    const printed = (await textsOf('verdant-report-2024.pdf')).join('\n').replaceAll(',', '');
    const numbers = (verdantReports[0]?.answers ?? []).flatMap(([, , value]) =>
      value.type === 'number' || value.type === 'integer' ? value.rows.map(({ number }) => number) : [],
    );
    expect(numbers.length).toBeGreaterThan(30);
    expect(numbers.filter((number) => !printed.includes(number))).toEqual([]);
  });

  it('give the water of 2025 that the data hub has quarter by quarter', async () => {
    const quarters = demoFigures.filter(({ metricKey, quarter }) => metricKey === 'water.withdrawal.total' && quarter);
    const sum = quarters.reduce((all, { rows }) => all + Number(rows[0]?.[0]), 0);
    const evidence = evidenceFor(
      askedOf('How much water was withdrawn in 2025?'),
      await textsOf('verdant-meters.xlsx'),
    );
    expect(evidence).toMatchObject({ isStated: true, figure: { text: String(sum) } });
  });

  it.each([
    ['verdant-policies.docx', 'Who is responsible for energy?', 'head of operations'],
    ['verdant-policies.docx', '意外須於多少小時內匯報？', '24 小時'],
    ['lantau-policies.docx', 'How often does the crew practise the evacuation of a ferry?', 'every month'],
    ['lantau-report-2024.pdf', '2024 年硫氧化物排放為多少？', '1.9'],
  ])('in %s answer “%s”', async (file, question, words) => {
    const evidence = evidenceFor(askedOf(question), await textsOf(file));
    expect(evidence).toMatchObject({ isStated: true, quote: { text: expect.stringContaining(words) } });
  });
});

describe('a document center of the demonstration', () => {
  let h: Harness;
  beforeAll(async () => {
    h = await createHarness();
    await seedDocuments(h.deps);
    await seedDocuments(h.deps);
  });
  afterAll(() => h.close());

  it('has a PDF, Word and Excel once, which are read after the start', async () => {
    const { ok, get } = callerOf(h, 'verdant.admin');
    const { documents } = await ok<DocumentList>(get('/documents'));
    expect(documents.map(({ name }) => name.split('.').at(-1)).toSorted()).toEqual(['docx', 'pdf', 'xlsx']);
    await h.deps.jobs.start();
    await vi.waitFor(
      async () => {
        const { documents: now } = await ok<DocumentList>(get('/documents'));
        expect(now.map(({ reading }: Document) => reading.state)).toEqual(['read', 'read', 'read']);
      },
      { timeout: 60_000, interval: 200 },
    );
  }, 90_000);

  it('adds nothing to reports', async () => {
    const { ok, get } = callerOf(h, 'lantau.admin');
    expect((await ok<{ items: Report[] }>(get('/reports'))).items).toEqual([]);
    expect((await ok<DocumentList>(get('/documents'))).documents).toHaveLength(3);
  });
});
