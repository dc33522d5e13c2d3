import type { FieldExplanation, Finding } from '@esg/contract';
import { expect, it } from 'vitest';
import { changesAsked } from './changes-asked.ts';

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
const values = { before: '1.31', after: '0.93', unit: 'kg' };

it('asks once of a figure that several disclosures hold, with its values', () => {
  const other = changed('D-1', 'air.nox', { percent: 40 });
  expect(changesAsked([changed('D-28', 'air.sox', fall), other, changed('D-29', 'air.sox', fall)], [])).toEqual([
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

it('keeps what was said in sight, once, and leaves out what was said of an earlier figure', () => {
  const said = (disclosureCode: string, isCurrent: boolean) =>
    ({ disclosureCode, fieldKey: 'air.sox', text: 'A boiler was closed', isCurrent }) as FieldExplanation;
  expect(changesAsked([], [said('D-28', true), said('D-29', true), said('D-30', false)])).toEqual([
    { disclosureCode: 'D-28', fieldKey: 'air.sox', also: [{ disclosureCode: 'D-29', fieldKey: 'air.sox' }] },
  ]);
});
