import { expect, it } from 'vitest';
import { buildReportModel } from './build-report-model.ts';
import { disclosure, field, framework, modelInput } from './testing.ts';

it.each([
  ['en', 'kWh per employee', 'Energy intensity', 'scope 1 and 2'],
  ['zhTw', '千瓦時／僱員', '能源密度', '範圍 1 及 2'],
] as const)('lists a restated intensity in the unit of its row in %s', (language, unit, label, scopes) => {
  const perUnit = {
    code: 'kW.h/{unit}',
    symbol: 'kWh per unit',
    name: { en: 'kWh per unit of activity', zhTw: '每單位活動量千瓦時' },
    factorToBase: '1',
    offset: '0',
  };
  const named = { en: 'Energy intensity per activity unit', zhTw: '單位活動量能源密度' };
  const intensity = field('number', { label: named, unitKind: 'energy_per_unit' });
  const topics = framework.topics
    .slice(0, 1)
    .map((topic) => ({ ...topic, disclosures: [disclosure('1-1', [intensity])] }));
  const descriptor = 'per employee, scope 1 and 2';
  const figure = (number: string) => ({ number, unit: perUnit.code });
  const rows = [{ ...figure('50'), descriptor }];
  const restated = { disclosureCode: '1-1', fieldKey: 'number', descriptor, note: 'Misread.' };
  const model = buildReportModel(
    modelInput({
      framework: { ...framework, units: { energy_per_unit: [perUnit] }, topics },
      answers: new Map([['1-1', new Map([['number', { type: 'number', rows }]])]]),
      restated: [{ ...restated, old: figure('49'), new: figure('50') }],
      language,
    }),
  );
  const content = model.chapters[0]?.disclosures[0]?.fields[0]?.content;
  const [only] = content?.kind === 'numbers' ? content.rows : [];
  expect([only?.unitSymbol, only?.restated?.unitSymbol]).toEqual([unit, unit]);
  expect(model.restatements).toMatchObject([
    { label, descriptor: scopes, old: `49 ${unit}`, new: `50 ${unit}`, figures: { old: { unitSymbol: unit } } },
  ]);
});
