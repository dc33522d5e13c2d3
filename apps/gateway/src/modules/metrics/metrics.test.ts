import type { MetricDetail, MetricSettings, MetricSettingsChange } from '@esg/contract';
import { circleOf, makesKind, metricKeysIn, parseFormula } from '@esg/quantities';
import { findMetric } from '@esg/standards';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { libraryFormulas } from './library-formulas.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const path = '/metrics/ghg.intensity.physical/settings';
const change: MetricSettingsChange = {
  changeThreshold: 30,
  weightMetricKey: null,
  formula: null,
  denominator: null,
  version: 0,
};
const put = async (more: Partial<MetricSettingsChange> = {}, name: PersonName = 'verdant.member', to = path) => {
  const answer = await h.as(name).request(to, body('PUT', { ...change, ...more }));
  const read = (await answer.json()) as Record<string, unknown>;
  return { read, status: answer.status, ...read };
};

it('has formulas of the library that can be read, fit their units and form no circle', () => {
  const keysOf = (key: string) =>
    (libraryFormulas[key] ?? []).flatMap((text) => {
      const parsed = parseFormula(text);
      return parsed.ok ? metricKeysIn(parsed.formula) : ['unreadable'];
    });
  for (const [key, texts] of Object.entries(libraryFormulas)) {
    const kind = findMetric(key)?.unitKind ?? '';
    const fits = texts.map((text) => {
      const parsed = parseFormula(text);
      return parsed.ok && makesKind(parsed.formula, kind, (name) => findMetric(name)?.unitKind ?? null);
    });
    expect([key, fits.every(Boolean), circleOf(key, keysOf)]).toEqual([key, true, undefined]);
  }
});

describe('settings of a metric', () => {
  it('are the library’s until somebody changes them', async () => {
    const before = (await (await h.as('verdant.member').request(path)).json()) as MetricSettings;
    expect(before).toMatchObject({
      changeThreshold: 20,
      formula: null,
      effectiveFormula: 'ghg.scope12.location_based / workforce.headcount',
      version: 0,
    });
    const formula = '(ghg.scope1.total + ghg.scope2.location_based) / activity.output';
    expect(await put({ formula })).toMatchObject({ status: 200, effectiveFormula: formula, version: 1 });
    expect(await put({ changeThreshold: 5 })).toMatchObject({
      status: 409,
      code: 'metric.stale',
      current: { version: 1, changeThreshold: 30 },
    });
  });

  it('refuse formulas with the position, the metric or the unit that is wrong', async () => {
    const issueOf = async (formula: string) => {
      const { status, read } = await put({ formula });
      const { code, issues } = read;
      const [issue] = issues as { rule: string; params: object }[];
      return [status, code, issue?.rule, issue?.params] as const;
    };
    expect(await issueOf('ghg.scope1.total /')).toEqual([
      422,
      'formula.invalid',
      'formula_unreadable',
      { position: 19 },
    ]);
    expect(await issueOf('ghg.scope1.total / org.unknown')).toMatchObject([
      422,
      'formula.invalid',
      'choice_unknown',
      {},
    ]);
    expect(await issueOf('ghg.scope1.total + econ.revenue')).toMatchObject([
      422,
      'formula.invalid',
      'formula_units',
      {},
    ]);
    const back = 'ghg.intensity.physical * 2';
    expect(await issueOf(back)).toMatchObject([422, 'formula.invalid', 'formula_circular', {}]);
    expect(await put({ weightMetricKey: 'climate.risks' })).toMatchObject({ status: 422, code: 'request.invalid' });
  });

  it('belong to one organisation', async () => {
    await put({ changeThreshold: 7 });
    for (const name of ['verdant.sister', 'harbour.admin'] as const) {
      expect(await (await h.as(name).request(path)).json()).toMatchObject({ changeThreshold: 20, version: 0 });
      expect(await put({ changeThreshold: 9 }, name)).toMatchObject({ status: 200, version: 1 });
    }
    expect(await (await h.as('verdant.member').request(path)).json()).toMatchObject({ changeThreshold: 7 });
    expect((await put({}, 'verdant.entity')).status).toBe(403);
    expect((await h.anonymous(path)).status).toBe(401);
    expect((await put({}, 'verdant.member', '/metrics/no.such/settings')).status).toBe(404);
  });
});

it('returns a metric with the data of its form: sections, and units with exact fractions', async () => {
  const energy = '/metrics/energy.consumption.total';
  const { metric, units } = (await (await h.as('verdant.member').request(energy)).json()) as MetricDetail;
  expect(metric.subMetrics[0]).toMatchObject({ id: 'energy.consumption.total:total', sections: [{ kind: 'figures' }] });
  expect(units.find(({ code }) => code === 'GJ')?.ratio).toEqual({ numerator: '2500', denominator: '9', shift: '0' });
  expect((await h.as('verdant.member').request('/metrics/no.such')).status).toBe(404);
  expect((await h.as('verdant.entity').request(energy)).status).toBe(403);
  expect((await h.anonymous(energy)).status).toBe(401);
});
