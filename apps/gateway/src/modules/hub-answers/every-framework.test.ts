import {
  type Answer,
  type AnswerValue,
  type Disclosure,
  type Framework,
  type FrameworkAnswered,
  type HubAnswers,
  type Metric,
  type Report,
  type ReportDisclosure,
  sameJson,
  wholeRows,
} from '@esg/contract';
import { asksForWhole, asksOf, findFramework, listFrameworks, listMetrics, unitsOfKind } from '@esg/standards';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createHarness, type Harness, personOf } from '../../testing/harness.ts';
import { writeDataPoints } from '../data-points/index.ts';
import { hubOf } from '../data-points/testing.ts';
import { offerEverything } from '../frameworks/testing.ts';
import { callerOf, period } from '../reports/testing.ts';

/**
 * Quantitative disclosures without a metric with a figure in the facts, by framework: the hub cannot answer them. None is known; one that a
 * correction of the facts opens has to be listed here, so that it is noticed.
 */
const holes: Readonly<Record<string, readonly string[]>> = {};

// A whole framework goes through each test: SASB has 581 disclosures.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let h: Harness;

const choiceOf = ({ options }: Metric) => options[0]?.id ?? '';
const sampleOf = (metric: Metric, number: string): AnswerValue => {
  const { type, unitKind } = metric;
  const unit = unitKind === null ? '' : (unitsOfKind(unitKind)[0]?.code ?? '');
  if (type === 'number' || type === 'integer') return { type, rows: [{ number, unit, descriptor: '' }] };
  if (type === 'richTextArea')
    return { type, blocks: { en: [{ kind: 'paragraph', runs: [{ text: metric.name.en }] }] } };
  if (type === 'text' || type === 'textArea') return { type, text: { en: metric.name.en } };
  if (type === 'singleSelect') return { type, choice: choiceOf(metric) };
  if (type === 'multiSelect') return { type, choices: [choiceOf(metric)] };
  if (type === 'country') return { type, country: 'HK' };
  if (type === 'checkbox') return { type, checked: true };
  if (type === 'datePeriod') return { type, period };
  return type === 'date' ? { type, date: period.end } : { type, instant: '2025-12-31T00:00:00.000Z' };
};

/** The entered data, by metric: each has a number of its own, so that a mix-up is noticed. */
const entered = new Map(listMetrics().map((metric, index) => [metric.key, sampleOf(metric, String(1000 + index))]));

beforeAll(async () => {
  h = await createHarness();
  await offerEverything(h);
  const { id: reportingTimeId } = await hubOf(h).time(period.start, period.end);
  const writes = listMetrics().map(({ key, subMetrics }) => ({
    draft: {
      sectionId: subMetrics[0]?.sections[0]?.id ?? '',
      entityId: null,
      reportingTimeId,
      labelIds: [],
      value: entered.get(key) as AnswerValue,
      source: '',
      internal: false,
      quality: null,
      methodology: '',
      explanation: '',
    },
    replaces: null,
  }));
  const { scope } = personOf('verdant.admin');
  const written = await h.database.withScope(scope, (scoped) =>
    writeDataPoints(scoped, writes, { actor: { id: scope.userId, name: 'Mei Chan' }, now: new Date() }),
  );
  expect(written.filter(({ ok }) => !ok)).toEqual([]);
});
afterAll(() => h.close());

const isFigure = ({ unitKind }: Disclosure['fields'][number]) => unitKind !== null;

it.each(listFrameworks().map(({ versionId }) => versionId))(
  '%s is answered from data that was entered once: every metric, wherever all of it is asked',
  async (versionId) => {
    const { send, get, ok } = callerOf(h);
    const framework = await ok<Framework>(get(`/frameworks/${versionId}`));
    const disclosures = framework.topics.flatMap((topic) => topic.disclosures);
    const quantitative = disclosures.filter(({ nature }) => nature === 'quantitative');
    expect(quantitative.filter(({ fields }) => !fields.some(isFigure)).map(({ code }) => code)).toEqual(
      holes[versionId] ?? [],
    );

    const { id, version } = await ok<Report>(
      send('POST', '/reports', { versionId, name: `From the hub ${versionId}` }),
    );
    const disclosureCodes = disclosures.map(({ code }) => code);
    await ok(send('PATCH', `/reports/${id}`, { version, period, disclosureCodes }));
    const { answers: offers } = await ok<HubAnswers>(get(`/reports/${id}/hub-answers`));
    const places = disclosures.flatMap(({ code, fields }) =>
      fields.flatMap(({ key }) => (entered.has(key) ? [{ code, key, asks: asksOf(versionId, code, key) }] : [])),
    );
    const named = (list: readonly { code: string; key: string }[]) => list.map(({ code, key }) => `${code} ${key}`);
    const inState = (state: string) =>
      offers.flatMap((each) => (each.state === state ? [`${each.disclosureCode} ${each.fieldKey}`] : [])).toSorted();
    // A place that asks for other people or one fuel waits for a person, and one that asks for a line has none where no lines were entered.
    const whole = places.filter(({ asks }) => asks === 'whole');
    expect(inState('blank')).toEqual(named(whole).toSorted());
    const others = named(places.filter(({ asks }) => asks === 'other'));
    expect(others.filter((place) => !inState('suggested').includes(place))).toEqual([]);
    const blank = offers.filter(({ state }) => state === 'blank');
    const body = {
      answers: blank.map(({ disclosureCode, fieldKey, stamp }) => ({ disclosureCode, fieldKey, stamp })),
    };
    expect(await ok(send('POST', `/reports/${id}/hub-answers`, body))).toEqual({ taken: blank.length });

    // Each metric has its entered value wherever all of it is asked, and nowhere else; other metrics may have its parts.
    const wholeOf = (value: AnswerValue | null) =>
      value?.type === 'number' || value?.type === 'integer' ? { ...value, rows: wholeRows(value.rows) } : value;
    const answers = await ok<Answer[]>(get(`/reports/${id}/answers`));
    expect(answers.filter(({ fieldKey, value }) => !sameJson(wholeOf(value), entered.get(fieldKey)))).toEqual([]);
    const answered = answers.map(({ disclosureCode, fieldKey }) => `${disclosureCode} ${fieldKey}`);
    expect(answered.toSorted()).toEqual(named(whole).toSorted());
    const states = await ok<ReportDisclosure[]>(get(`/reports/${id}/disclosures`));
    const open = new Set(states.filter(({ answeredFields }) => answeredFields === 0).map(({ code }) => code));
    const asksAll = new Set(whole.map(({ code }) => code));
    expect(quantitative.filter(({ code }) => open.has(code)).map(({ code }) => code)).toEqual(
      quantitative.filter(({ code }) => !asksAll.has(code)).map(({ code }) => code),
    );
  },
);

it('counts every disclosure as answered by that data, except those that ask for parts', async () => {
  const { get, ok } = callerOf(h);
  const counts = await ok<FrameworkAnswered[]>(get(`/frameworks/answered?start=${period.start}&end=${period.end}`));
  const isWhole = (versionId: string) =>
    (findFramework(versionId)?.topics ?? []).every(({ disclosures }) =>
      disclosures.every(({ code, fields }) => fields.every(({ key }) => asksForWhole(versionId, code, key))),
    );
  const short = counts.filter(({ answered }) => answered.done < answered.total).map(({ versionId }) => versionId);
  expect(short.filter(isWhole)).toEqual([]);
  expect(counts.find(({ versionId }) => versionId === 'hkex-c2-2025')?.answered).toEqual({ done: 71, total: 71 });
  expect(short).toEqual(expect.arrayContaining(['vsme-2026', 'sfdr-pai-2022', 'sasb-climate-2022']));
});
