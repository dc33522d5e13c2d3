import type { Disclosure, Field, Framework, Report } from '@esg/contract';
import { listFrameworks } from '@esg/standards';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHarness, type Harness, personOf } from '../../testing/harness.ts';
import { offerEverything } from '../frameworks/testing.ts';
import { modelIn } from '../publications/index.ts';
import { callerOf, period } from '../reports/testing.ts';
import { drawReport } from './render/draw.ts';
import { inspectPdf } from './render/testing/inspect-pdf.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await offerEverything(h);
});
afterAll(() => h.close());

const words = 'Written for this framework';
const versions = listFrameworks().map(({ versionId }) => versionId);
const disclosuresOf = ({ topics }: Framework) => topics.flatMap(({ disclosures }) => disclosures);

/** The first disclosure with a field of one of these types, and that field. */
const placeOf = (disclosures: Disclosure[], types: readonly Field['type'][]) => {
  for (const { code, fields } of disclosures) {
    const field = fields.find(({ type }) => types.includes(type));
    if (field) return { code, field };
  }
  return undefined;
};

const narrative = ['textArea', 'richTextArea', 'text'] as const;
const answerOf = ({ type, unitKind }: Field, { units }: Framework) => {
  if (type === 'number' || type === 'integer')
    return {
      type,
      rows: [{ number: '2024', unit: unitKind ? (units[unitKind]?.[0]?.code ?? '') : '', descriptor: '' }],
    };
  if (type === 'richTextArea') return { type, blocks: { en: [{ kind: 'paragraph', runs: [{ text: words }] }] } };
  return { type, text: { en: words } };
};

const squeezed = (text: string) => text.replace(/\s/g, '');

it.each(versions)(
  '%s makes a report: every disclosure is chosen, answered or left out, and printed in a PDF',
  async (versionId) => {
    const { send, get, ok } = callerOf(h);
    const framework = await ok<Framework>(get(`/frameworks/${versionId}`));
    const disclosures = disclosuresOf(framework);
    const { id, version } = await ok<Report>(send('POST', '/reports', { versionId, name: `Report by ${versionId}` }));
    const disclosureCodes = disclosures.map(({ code }) => code);
    const report = await ok<Report>(send('PATCH', `/reports/${id}`, { version, period, disclosureCodes }));
    expect(report.disclosureCodes).toEqual(disclosureCodes);

    const places = [placeOf(disclosures, narrative), placeOf(disclosures, ['number', 'integer'])].filter(
      (place) => place !== undefined,
    );
    for (const { code, field } of places) {
      const path = `/reports/${id}/answers/${encodeURIComponent(code)}/${field.key}`;
      await ok(send('PUT', path, { version: 0, value: answerOf(field, framework) }));
    }
    const answered = new Set(places.map(({ code }) => code));
    const left = disclosures.find(({ code, omittable }) => omittable && !answered.has(code));
    const [reason] = framework.omissionReasons;
    const omission = { status: 'omitted', reason: reason?.code, explanation: 'For a good cause' };
    if (left) await ok(send('PUT', `/reports/${id}/disclosures/${encodeURIComponent(left.code)}`, omission));

    const whole = await h.database.withScope(personOf('verdant.admin').scope, (scoped) => modelIn(scoped, id, 'en'));
    expect(whole.chapters.flatMap((chapter) => chapter.disclosures.map(({ code }) => code))).toEqual(disclosureCodes);
    // A whole framework takes a hundred pages: those with content show that its forms can be drawn.
    const chapters = whole.chapters
      .map((chapter) => ({
        ...chapter,
        disclosures: chapter.disclosures.filter(({ code }) => answered.has(code) || code === left?.code),
      }))
      .filter((chapter) => chapter.disclosures.length > 0);
    const { pages } = await inspectPdf(await drawReport({ format: 'pdf', model: { ...whole, chapters }, assets: {} }));
    // Lines of a cell follow one another without an empty line.
    const text = squeezed(pages.map((page) => page.text).join(''));
    if (places.some(({ field }) => field.type !== 'number' && field.type !== 'integer'))
      expect(text).toContain(squeezed(words));
    if (left) expect(text).toContain(squeezed('For a good cause'));
  },
);
