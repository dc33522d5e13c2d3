import type { Disclosure, DisclosureWork, Topic } from '@esg/contract';
import { expect, it } from 'vitest';
import { filterOf, isLate, narrowed, type WorkFilter } from './filter.ts';

const work = (code: string, change: Partial<DisclosureWork> = {}): DisclosureWork => ({
  code,
  assigneeIds: [],
  approverIds: [],
  dueOn: null,
  note: '',
  needsApproval: false,
  round: null,
  openTasks: 0,
  openThreads: 0,
  evidenceCount: 0,
  writerIds: [],
  ...change,
});
const given = new Map(
  [work('1', { assigneeIds: ['me'] }), work('2', { dueOn: '2026-01-01' }), work('3', { dueOn: '2026-03-01' })].map(
    (each) => [each.code, each],
  ),
);
const outline = [
  { topic: { code: 'a' } as Topic, disclosures: [{ code: '1' }, { code: '2' }] as Disclosure[] },
  { topic: { code: 'b' } as Topic, disclosures: [{ code: '3' }] as Disclosure[] },
];
const codesFor = (filter: WorkFilter) =>
  narrowed(outline, {
    filter,
    workOf: (code) => given.get(code) ?? work(code),
    statusOf: () => 'in-progress',
    selfId: 'me',
    day: '2026-02-01',
  }).flatMap(({ disclosures }) => disclosures.map(({ code }) => code));

it('narrows the outline to what the person has to do', () => {
  expect(codesFor('all')).toEqual(['1', '2', '3']);
  expect(codesFor('mine')).toEqual(['1']);
  expect(codesFor('overdue')).toEqual(['2']);
  expect(codesFor('waiting')).toEqual([]);
});

it('marks nothing as overdue that is completed or due today', () => {
  expect(isLate({ dueOn: '2026-01-01' }, 'completed', '2026-02-01')).toBe(false);
  expect(isLate({ dueOn: '2026-02-01' }, 'new', '2026-02-01')).toBe(false);
  expect(filterOf('else')).toBe('all');
});
