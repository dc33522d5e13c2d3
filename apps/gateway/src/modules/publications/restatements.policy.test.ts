import type { Framework, ModelNumberRow, ReportModel } from '@esg/contract';
import { expect, it } from 'vitest';
import { comparativesOf, differencesOf } from './restatements.policy.ts';

const fields = [{ key: 'energy.intensity', breakdowns: [], label: { en: 'Energy intensity', zhTw: '能源密度' } }];
const framework = { topics: [{ disclosures: [{ code: 'A2.1', fields }] }] } as unknown as Framework;
const modelOf = (number: string, digits?: number) => {
  const row = { descriptor: '', number, unitCode: 'kWh', unitSymbol: 'kWh', ...(digits !== undefined && { digits }) };
  const content = { kind: 'numbers', rows: [row satisfies ModelNumberRow] };
  const chapters = [{ disclosures: [{ code: 'A2.1', fields: [{ key: 'energy.intensity', content }] }] }];
  return { language: 'en', chapters } as unknown as ReportModel;
};
const digitsOf = (published: ReportModel, present: ReportModel) =>
  differencesOf(published, present, framework).map(({ digits }) => digits);

it('shows a restated figure that was calculated with the digits that were printed', () => {
  expect(digitsOf(modelOf('208.110723', 1), modelOf('195.004123', 1))).toEqual([1]);
  expect(digitsOf(modelOf('208.110723', 1), modelOf('195.25'))).toEqual([2]);
});

it('shows a restated figure with as many digits as distinguish both figures', () => {
  expect(digitsOf(modelOf('208.110723', 1), modelOf('208.112723', 1))).toEqual([3]);
});

it('shows every digit of figures that were typed', () => {
  expect(digitsOf(modelOf('208.110723'), modelOf('195.25'))).toEqual([undefined]);
});

it('names a comparative that changed together with its unit, and none that is the same amount in another one', () => {
  const earlier = (number: string, unitCode: string) => {
    const row = { descriptor: '', number: '9', unitCode, unitSymbol: unitCode, earlier: [number] };
    const content = { kind: 'numbers', years: ['2024'], rows: [row satisfies ModelNumberRow] };
    const chapters = [{ disclosures: [{ code: 'A2.1', fields: [{ key: 'energy.total', content }] }] }];
    return { language: 'en', chapters } as unknown as ReportModel;
  };
  const energy = { key: 'energy.total', breakdowns: [], unitKind: 'energy', label: { en: 'Energy', zhTw: '能源' } };
  const ofEnergy = { topics: [{ disclosures: [{ code: 'A2.1', fields: [energy] }] }] } as unknown as Framework;
  const published = earlier('1000', 'kWh');
  expect(comparativesOf(published, earlier('1', 'MWh'), ofEnergy)).toEqual([]);
  expect(comparativesOf(published, earlier('1.2', 'MWh'), ofEnergy)).toMatchObject([
    { year: '2024', old: { number: '1000', unit: 'kWh' }, new: { number: '1.2', unit: 'MWh' } },
  ]);
});
