import type { FieldExplanation } from '@esg/contract';
import { expect, it } from 'vitest';
import { withExplanation } from './explanations.ts';

const said = (fieldKey: string, text: string) => ({ disclosureCode: 'A1.1', fieldKey, text }) as FieldExplanation;
const at = (fieldKey: string) => ({ disclosureCode: 'A1.1', fieldKey });

it('keeps every explanation where the response to an earlier one arrives last', () => {
  const nox = said('air.nox', 'A boiler was closed');
  const sox = said('air.sox', 'Low-sulphur fuel');
  const afterBoth = withExplanation([], [nox, sox], at('air.sox'));
  const late = withExplanation(afterBoth, [nox], at('air.nox'));
  expect(late.map(({ fieldKey }) => fieldKey)).toEqual(['air.sox', 'air.nox']);
});

it('removes an explanation that was emptied', () => {
  expect(withExplanation([said('air.nox', 'A boiler was closed')], [], at('air.nox'))).toEqual([]);
});
