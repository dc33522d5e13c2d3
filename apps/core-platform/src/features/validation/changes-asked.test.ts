import type { FieldExplanation, Finding } from '@esg/contract';
import { expect, it } from 'vitest';
import { changesAsked, keptInPlace } from './changes-asked.ts';

const changed = (disclosureCode: string, fieldKey: string, params: Finding['params']): Finding => ({
  kind: 'change-unexplained',
  blocking: false,
  step: 'data-input',
  language: null,
  disclosureCode,
  fieldKey,
  params,
});
const fall = { percent: -29, before: '1.31', after: '0.93', unit: 'kg' };
const asked = (findings: readonly Finding[], said: readonly FieldExplanation[] = []) =>
  changesAsked(findings, said, []);
const values = { before: '1.31', after: '0.93', unit: 'kg' };

it('asks once for a figure that several disclosures hold, with its values', () => {
  const other = changed('D-1', 'air.nox', { percent: 40 });
  expect(asked([changed('D-28', 'air.sox', fall), other, changed('D-29', 'air.sox', fall)], [])).toEqual([
    {
      disclosureCode: 'D-28',
      fieldKey: 'air.sox',
      also: [{ disclosureCode: 'D-29', fieldKey: 'air.sox' }],
      percent: -29,
      values,
    },
    { disclosureCode: 'D-1', fieldKey: 'air.nox', also: [], percent: 40 },
  ]);
});

it('keeps written explanations in sight, once, and leaves out explanations of an earlier figure', () => {
  const said = (disclosureCode: string, isCurrent: boolean) =>
    ({ disclosureCode, fieldKey: 'air.sox', text: 'A boiler was closed', isCurrent }) as FieldExplanation;
  expect(asked([], [said('D-28', true), said('D-29', true), said('D-30', false)])).toEqual([
    { disclosureCode: 'D-28', fieldKey: 'air.sox', also: [{ disclosureCode: 'D-29', fieldKey: 'air.sox' }] },
  ]);
});

it('keeps the order of figures while one after the other is explained', () => {
  const scope1 = changed('D-28', 'ghg.scope1.total', { percent: 40, before: '10', after: '14', unit: 't{CO2e}' });
  const total = changed('D-29', 'ghg.total.location_based', { percent: 35 });
  const sox = changed('A1.1', 'air.sox', fall);
  const opened = keptInPlace([], asked([scope1, total, sox], []));
  // Scope 1 explains the total, which is not asked for any more.
  const said = [
    { disclosureCode: 'D-28', fieldKey: 'ghg.scope1.total', text: 'A plant was bought', isCurrent: true },
  ] as FieldExplanation[];
  const onceSaid = asked([sox], said);
  expect(onceSaid.map(({ fieldKey }) => fieldKey)).toEqual(['air.sox', 'ghg.scope1.total']);
  expect(keptInPlace(opened, onceSaid)).toEqual(opened);
});

it('adds later figures at the end, and updates a figure that changed meanwhile', () => {
  const opened = keptInPlace([], asked([changed('A1.1', 'air.sox', fall)], []));
  const risen = { ...fall, percent: 53, after: '2' };
  const now = asked([changed('A1.1', 'air.nox', { percent: 40 }), changed('A1.1', 'air.sox', risen)], []);
  const [sox, nox] = keptInPlace(opened, now);
  expect([sox?.fieldKey, sox?.percent, nox?.fieldKey]).toEqual(['air.sox', 53, 'air.nox']);
});

it('keeps both figures and the data hub’s note beside an explanation', () => {
  const said = { disclosureCode: 'D-28', fieldKey: 'air.sox', text: 'A boiler was closed', isCurrent: true };
  const change = { disclosureCode: 'D-28', fieldKey: 'air.sox', percent: -29, isLarge: true, values, note: 'By bills' };
  expect(changesAsked([], [said as FieldExplanation], [change])).toEqual([
    { disclosureCode: 'D-28', fieldKey: 'air.sox', also: [], percent: -29, values, note: 'By bills' },
  ]);
});
