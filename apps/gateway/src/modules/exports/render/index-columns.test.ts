import type { ModelContentIndex } from '@esg/contract/printed';
import { expect, it } from 'vitest';
import { indexColumns } from './index-columns.ts';

const rowOf = (duty: string, place: number) => ({
  code: `A${place}`,
  title: `A${place}`,
  located: true,
  cells: [duty, 'Reported', 'Because'],
});

it('names the obligation of most provisions once, so that explanations have its room', () => {
  const duties = [
    ...Array(45).fill('Comply or explain'),
    ...Array(14).fill('Mandatory'),
    ...Array(21).fill('Recommended'),
  ];
  const index: ModelContentIndex = {
    title: 'Index',
    facts: [],
    columns: { disclosure: '', location: '', cells: ['Obligation', 'Status', 'Explanation'] },
    groups: [{ title: 'A', rows: duties.map(rowOf) }],
  };
  const { common, shown, apartOf } = indexColumns(index);
  expect(common).toBe('Comply or explain');
  expect(shown.map(({ name }) => name)).toEqual(['Status', 'Explanation']);
  expect(apartOf(['Recommended', '', ''])).toBe(' (Recommended)');
});
