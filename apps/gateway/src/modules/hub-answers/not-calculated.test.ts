import type { Answer, AnswerValue, HubAnswers, Report, ReportDisclosure, ValidationResult } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { figure, hubOf } from '../data-points/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const period = { start: '2025-01-01', end: '2025-12-31' };
const tonnes = (number: string) => figure(number, 't{CO2e}');
const people = (number: string) => ({ type: 'integer' as const, rows: [{ number, unit: '1', descriptor: '' }] });
const perEmployee = 'ghg.intensity.physical';
const total = 'ghg.total.location_based';

/** An HKEX report that was filled with the emissions, the employees and the revenue of its year. */
const filledReport = async () => {
  const hub = hubOf(h);
  const { id: timeId } = await hub.time(period.start, period.end);
  const stored = new Map<string, { id: string; version: number }>();
  for (const [key, value] of [
    ['ghg.scope1.total', tonnes('1000')],
    ['ghg.scope2.location_based', tonnes('200')],
    ['ghg.scope3.total', tonnes('6000')],
    ['workforce.headcount', people('100')],
    ['econ.revenue', figure('5000000', 'HKD')],
  ] as const)
    stored.set(key, await hub.store(timeId, { sectionId: `${key}:total:figures`, value } as never));
  const draft = { versionId: 'hkex-c2-2025', name: 'ESG report 2025', period, fillFromHub: true };
  const report = await hub.ok<Report>(hub.send('POST', '/reports', draft));
  const path = `/reports/${report.id}`;
  const answers = () => hub.ok<Answer[]>(hub.get(`${path}/answers`));
  const numberOf = async (key: string) => {
    const value = (await answers()).find(({ fieldKey }) => fieldKey === key)?.value;
    return value && 'rows' in value ? value.rows[0]?.number : value;
  };
  const type = async (code: string, key: string, value: AnswerValue | null) => {
    const known = (await answers()).find(({ disclosureCode, fieldKey }) => disclosureCode === code && fieldKey === key);
    return hub.ok(hub.send('PUT', `${path}/answers/${code}/${key}`, { version: known?.version ?? 0, value }));
  };
  const besideHub = async (key: string) =>
    (await hub.ok<HubAnswers>(hub.get(`${path}/hub-answers`))).answers.find(({ fieldKey }) => fieldKey === key);
  const findings = async () =>
    (await hub.ok<ValidationResult>(hub.get(`${path}/validation`))).findings.flatMap(({ kind, fieldKey, blocking }) =>
      kind === 'not-calculated' ? [{ fieldKey, blocking }] : [],
    );
  const statusOf = async (code: string) =>
    (await hub.ok<ReportDisclosure[]>(hub.get(`${path}/disclosures`))).find((each) => each.code === code)?.status;
  const remove = async (key: string) => {
    const { id, version } = stored.get(key) ?? { id: '', version: 0 };
    expect(
      (await h.as('verdant.member').request(`/data-points/${id}?version=${version}`, { method: 'DELETE' })).status,
    ).toBe(204);
  };
  const undo = (places: readonly { disclosureCode: string; fieldKey: string }[]) =>
    hub.ok<{ undone: number }>(hub.send('POST', `${path}/hub-answers/undo`, { answers: places }));
  return { answers, numberOf, type, besideHub, findings, statusOf, remove, undo, path };
};

describe('a figure that can no longer be calculated', () => {
  it('is emptied when its denominator becomes zero or empty, and gives the reason', async () => {
    const { numberOf, type, besideHub, findings } = await filledReport();
    await type('B1.1', 'workforce.headcount', people('10'));
    expect(await numberOf(perEmployee)).toBe('720');
    await type('B1.1', 'workforce.headcount', people('0'));
    expect(await numberOf(perEmployee)).toBeNull();
    const zero = { state: 'impossible', gap: 'division_by_zero', lacking: 'workforce.headcount' };
    expect(await besideHub(perEmployee)).toMatchObject(zero);
    expect(await findings()).toContainEqual({ fieldKey: perEmployee, blocking: false });
    await type('B1.1', 'workforce.headcount', people('20'));
    expect(await numberOf(perEmployee)).toBe('360');
    await type('B1.1', 'workforce.headcount', null);
    expect(await numberOf(perEmployee)).toBeNull();
    const missing = { state: 'impossible', gap: 'no_data', lacking: 'workforce.headcount' };
    expect(await besideHub(perEmployee)).toMatchObject(missing);
  });

  it('is emptied, too, where it was written in another unit since', async () => {
    const { answers, numberOf, type } = await filledReport();
    const code = (await answers()).find(({ fieldKey }) => fieldKey === total)?.disclosureCode ?? '';
    await type(code, total, figure('7200000', 'kg{CO2e}'));
    await type('D-28', 'ghg.scope1.total', null);
    expect(await numberOf(total)).toBeNull();
  });

  it('is not calculated from a mixture of the report and the data hub when a part is emptied', async () => {
    const { numberOf, type } = await filledReport();
    await type('D-28', 'ghg.scope1.total', null);
    expect(await numberOf(total)).toBeNull();
    expect(await numberOf(perEmployee)).toBeNull();
    expect(await numberOf('ghg.intensity.revenue')).toBeNull();
    await type('D-28', 'ghg.scope1.total', tonnes('77'));
    expect(await numberOf(total)).toBe('6277');
    expect(await numberOf(perEmployee)).toBe('62.77');
  });

  it('keeps the report from being published where the data hub lost its parts', async () => {
    const { numberOf, findings, remove } = await filledReport();
    expect(await findings()).toEqual([]);
    await remove('econ.revenue');
    expect(await numberOf('ghg.intensity.revenue')).not.toBeNull();
    expect(await findings()).toContainEqual({ fieldKey: 'ghg.intensity.revenue', blocking: true });
  });

  it('is emptied when its parts are taken back, and is counted among the answers taken back', async () => {
    const { answers, type, undo } = await filledReport();
    const filled = (await answers()).filter(({ value, fieldKey }) => value && !fieldKey.startsWith('org.'));
    await type('D-28', 'ghg.scope1.total', tonnes('77'));
    const { undone } = await undo(filled);
    const left = (await answers()).filter(({ value, fieldKey }) => value && !fieldKey.startsWith('org.'));
    expect(left.map(({ fieldKey }) => fieldKey)).toEqual(['ghg.scope1.total']);
    expect(undone).toBe(filled.length - 1);
  });

  it('is emptied when its parts are taken back, even where it is not selected itself', async () => {
    const { numberOf, undo } = await filledReport();
    const { undone } = await undo([{ disclosureCode: 'D-28', fieldKey: 'ghg.scope1.total' }]);
    // The sum of scopes 1 and 2, the total, and its two intensities go with it.
    expect(undone).toBe(5);
    expect(await numberOf(total)).toBeNull();
    expect(await numberOf(perEmployee)).toBeNull();
  });
});
