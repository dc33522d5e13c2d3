import { expect, it } from 'vitest';
import { passageRows } from './passage-rows.ts';

it('keeps the cells of a row apart, and the years of a head above their figures', () => {
  expect(passageRows('Health and safety\n2020\t2021\t2022\nLost days\t71\t112³\t97')).toEqual([
    [['Health and safety']],
    [
      ['', '2020', '2021', '2022'],
      ['Lost days', '71', '112³', '97'],
    ],
  ]);
  expect(passageRows('Item\tUnit\t2023\nScope 1\ttCO2e\t4')[0]).toEqual([
    ['Item', 'Unit', '2023'],
    ['Scope 1', 'tCO2e', '4'],
  ]);
  expect(passageRows('We employed 512 people\nin 2024.')).toEqual([[['We employed 512 people'], ['in 2024.']]]);
});
