import type { AnswerValue, Breakdown, Field } from '@esg/contract';
import { expect, it } from 'vitest';
import { lackingIn } from './lacking.ts';

const field = (key: string, breakdowns: Breakdown[] = [], question?: string): Field => ({
  key,
  type: 'number',
  label: { en: key, zhTw: key },
  hint: null,
  required: question === undefined,
  coverage: 'full',
  unitKind: 'percent',
  decimals: 0,
  options: [],
  breakdowns,
  ...(question !== undefined && { question }),
});
const byGender: Breakdown = { id: 'by-gender', en: 'By gender', zhTw: '按性別', required: true };
const byAge: Breakdown = { id: 'by-age', en: 'By age', zhTw: '按年齡', required: true };
const figure = (...breakdowns: (string | undefined)[]): AnswerValue => ({
  type: 'number',
  rows: breakdowns.map((breakdown) => ({ number: '1', unit: '%', descriptor: '', ...(breakdown && { breakdown }) })),
});

it('names the breakdowns that a figure lacks, until each is there', () => {
  const disclosure = { fields: [field('Turnover', [byGender, byAge])] };
  const lackingOf = (value: AnswerValue | null) => lackingIn(disclosure, new Map([['Turnover', value]]), 'en');
  expect(lackingOf(figure(undefined, 'by-gender'))).toEqual(['Turnover · By age']);
  expect(lackingOf(figure('by-age', 'by-gender'))).toEqual([]);
  expect(lackingOf(null)).toEqual([]);
});

it('names the fields that could answer an open question', () => {
  const disclosure = {
    fields: [field('Total'), field('Per employee', [], 'intensity'), field('Per site', [], 'intensity')],
  };
  expect(lackingIn(disclosure, new Map([['Total', figure(undefined)]]), 'en')).toEqual(['Per employee / Per site']);
});
