import type { Collection } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { copyOf } from './copy-of.ts';

const collection = {
  name: 'Figures for 2024/25',
  message: 'Please send them.',
  versionId: 'gri-2021',
  sectionIds: ['water:total:figures'],
  period: { start: '2024-04-01', end: '2025-03-31' },
  dueOn: '2025-05-31',
  approverId: 'mei',
  requests: [{ entityId: 'plant' }, { entityId: 'sold' }],
} as unknown as Collection;
const choices = {
  times: [
    { id: 'before', period: { start: '2024-04-01', end: '2025-03-31' } },
    { id: 'calendar', period: { start: '2025-01-01', end: '2025-12-31' } },
    { id: 'next', period: { start: '2025-04-01', end: '2026-03-31' } },
  ],
  frameworks: [{ versionId: 'gri-2021' }],
  colleagues: [{ id: 'mei' }],
  askable: { asked: [{ entity: { id: 'plant' } }] },
} as unknown as Parameters<typeof copyOf>[1];
const due = { today: '2026-02-01', usual: '2026-03-01' };

describe('a copy of a collection', () => {
  it('asks the same of the entities that are still there, a year later', () => {
    expect(copyOf(collection, choices, due)).toEqual({
      name: 'Figures for 2025/26',
      versionId: 'gri-2021',
      sectionIds: ['water:total:figures'],
      entityIds: ['plant'],
      reportingTimeId: 'next',
      dueOn: '2026-05-31',
      message: 'Please send them.',
      approverId: 'mei',
    });
  });

  it('names no reporting time, framework and approver that are not there', () => {
    const none = { ...choices, times: [], frameworks: [], colleagues: [] };
    expect(copyOf(collection, none, due)).toMatchObject({ reportingTimeId: '', versionId: null, approverId: '' });
  });

  it('proposes the usual due date where that of a year later is over, and none where there was none', () => {
    expect(copyOf(collection, choices, { ...due, today: '2026-06-01' }).dueOn).toBe('2026-03-01');
    expect(copyOf({ ...collection, dueOn: null }, choices, due).dueOn).toBe('');
  });

  it('leaves other numbers in the name as they are', () => {
    const name = (given: string) => copyOf({ ...collection, name: given }, choices, due).name;
    expect(name('ISO 1400 figures 2025')).toBe('ISO 1400 figures 2026');
    expect(name('Safety 2024–2025')).toBe('Safety 2025–2026');
  });
});
