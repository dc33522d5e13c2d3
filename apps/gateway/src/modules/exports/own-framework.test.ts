import type { AnswerValue, Disclosure, Field, Framework, OwnFramework, Report } from '@esg/contract';
import { readXlsx } from 'hucre/xlsx';
import mammoth from 'mammoth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHarness, type Harness, personOf } from '../../testing/harness.ts';
import { wholeContent } from '../framework-builder/testing.ts';
import { modelIn } from '../publications/index.ts';
import { callerOf, period } from '../reports/testing.ts';
import { drawReport } from './render/draw.ts';
import { inspectPdf } from './render/testing/inspect-pdf.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(() => h.close());

const words = { en: 'Written for our own standard' };
const answerOf = ({ type, options, unitKind }: Field, { units }: Framework): AnswerValue => {
  const unit = unitKind ? (units[unitKind]?.[0]?.code ?? '') : '';
  const rows = [{ number: '4321', unit, descriptor: '' }];
  const [first] = options;
  switch (type) {
    case 'text':
    case 'textArea':
      return { type, text: words };
    case 'richTextArea':
      return { type, blocks: { en: [{ kind: 'paragraph', runs: [{ text: words.en }] }] } };
    case 'number':
    case 'integer':
      return { type, rows };
    case 'singleSelect':
      return { type, choice: first?.id ?? '' };
    case 'multiSelect':
      return { type, choices: options.map(({ id }) => id) };
    case 'date':
      return { type, date: '2025-12-31' };
    case 'dateTime':
      return { type, instant: '2025-12-31T08:00:00.000Z' };
    case 'datePeriod':
      return { type, period: { start: '2025-01-01', end: '2025-12-31' } };
    case 'checkbox':
      return { type, checked: true };
    case 'country':
      return { type, country: 'HK' };
  }
};

it('makes a report of an organisation’s own framework: every type of field answered, as PDF, Word and Excel', async () => {
  const { send, get, ok } = callerOf(h);
  const name = { en: 'Group standard', zhTw: '集團標準' };
  const { id: ownId } = await ok<OwnFramework>(send('POST', '/own-frameworks', { from: 'nothing', name }));
  await ok(send('PUT', `/own-frameworks/${ownId}`, { content: wholeContent(), version: 1 }));
  await ok(send('POST', `/own-frameworks/${ownId}/releases`, { version: 2 }));
  const versionId = `own-${ownId}-1`;
  const framework = await ok<Framework>(get(`/frameworks/${versionId}`));
  const disclosures: Disclosure[] = framework.topics.flatMap((topic) => topic.disclosures);
  const disclosureCodes = disclosures.map(({ code }) => code);
  const { id, version } = await ok<Report>(send('POST', '/reports', { versionId, name: 'Report by our own standard' }));
  await ok(send('PATCH', `/reports/${id}`, { version, period, disclosureCodes }));
  for (const { code, fields } of disclosures)
    for (const field of fields)
      await ok(
        send('PUT', `/reports/${id}/answers/${code}/${field.key}`, { version: 0, value: answerOf(field, framework) }),
      );

  const { scope } = personOf('verdant.admin');
  const model = await h.database.withScope(scope, (scoped) => modelIn(scoped, id, 'en'));
  const assets = { tenantLogo: undefined };
  const drawn = (format: 'pdf' | 'word' | 'excel') => drawReport({ format, model, assets });
  const { pages } = await inspectPdf(await drawn('pdf'));
  const pdf = pages.map(({ text }) => text).join('');
  for (const text of [words.en, '4,321', 'Disclosure E1-1', 'Scope 1 emissions']) expect(pdf).toContain(text);
  const { value: word } = await mammoth.extractRawText({ buffer: Buffer.from(await drawn('word')) });
  for (const text of [words.en, '4,321', 'Disclosure E1-2', 'singleSelect']) expect(word).toContain(text);
  const book = await readXlsx(await drawn('excel'));
  const cells = book.sheets.flatMap(({ rows }) => rows.flat());
  expect(cells).toContain(4321);
  expect(cells).toContain(words.en);
});
