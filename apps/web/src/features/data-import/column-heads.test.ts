import { expect, it } from 'vitest';
import { headedName } from './column-heads.ts';

const year = (of: number) => ({ start: `${of}-01-01`, end: `${of}-12-31` });
const nameIn = (heads: readonly string[], of: number, headerRow = 1, above: readonly string[] = []) =>
  headedName(
    { preview: above.length > 0 ? [[...above], [...heads]] : [[...heads]] },
    {
      headerRow,
      times: [
        { index: 2, period: year(2022), part: '' },
        { index: 3, period: year(2023), part: '' },
      ],
    },
    year(of),
  );

it('names a reporting time as the heading of its column does', () => {
  expect(nameIn(['Indicator', 'Unit', 'FY2022', 'FY2023'], 2022)).toBe('FY2022');
  expect(nameIn(['Indicator', 'Unit', 'Year 2022 (audited)', '2023'], 2022)).toBe('2022');
  expect(nameIn(['指標', '單位', '2022年度', '2023年度'], 2023)).toBe('2023年度');
  expect(nameIn(['Indicator', 'Unit', '2021/22', '2022/23'], 2023)).toBe('2022/23');
  expect(nameIn(['', '', '', ''], 2023, 2, ['Indicator', 'Unit', 'FY 22', 'FY 23'])).toBe('FY 23');
});

it('has no name for a column whose heading names no year', () => {
  expect(nameIn(['Indicator', 'Unit', 'Last year', 'This year'], 2023)).toBeUndefined();
  expect(nameIn(['Indicator', 'Unit', 'FY2022', 'FY2023'], 2019)).toBeUndefined();
});

it('leaves quarters and months to be called by their days, of which several are of one year', () => {
  const quarters = [
    { start: '2023-01-01', end: '2023-03-31' },
    { start: '2023-04-01', end: '2023-06-30' },
  ];
  const times = quarters.map((period, place) => ({ index: place + 1, period, part: '' }));
  const named = (heads: readonly string[]) =>
    quarters.map((period) => headedName({ preview: [[...heads]] }, { headerRow: 1, times }, period));
  expect(named(['Indicator', 'Q1 2023', 'Q2 2023'])).toEqual([undefined, undefined]);
});
