import { expect, it } from 'vitest';
import { figure } from '../data-points/testing.ts';
import { planItem } from './plan.ts';

const read = (note: string): Parameters<typeof planItem>[0] => ({
  position: 1,
  rows: [2],
  place: {
    metricKey: 'water.consumption.total',
    sectionId: 'water.consumption.total',
    entityId: null,
    reportingTimeId: '00000000-0000-4000-8000-000000000001',
    period: { start: '2025-01-01', end: '2025-12-31' },
    labelIds: [],
  },
  texts: {},
  value: figure('12', 'm3'),
  given: { note },
  version: null,
  issues: [],
  remarks: [],
});
const standing = {
  id: '00000000-0000-4000-8000-000000000002',
  reportingTimeId: '00000000-0000-4000-8000-000000000001',
  periodStart: '2025-01-01',
  periodEnd: '2025-12-31',
  value: figure('12', 'm3'),
  totalNumber: '12',
  totalUnit: 'm3',
  source: '',
  internal: false,
  quality: null,
  methodology: 'By meters',
  explanation: '',
  version: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedById: '00000000-0000-4000-8000-000000000003',
  updatedByName: 'Mei Lam',
} as unknown as Parameters<typeof planItem>[1]['standing'][number];
const textsAfter = (note: string, known?: typeof standing, previous?: typeof standing) => {
  const { after } = planItem(read(note), { standing: known ? [known] : [], previous, changeThreshold: 20 });
  return after && [after.methodology, after.explanation];
};

it('keeps a remark with the methodology of a figure, after the existing text, once, and never as the reason of its change', () => {
  expect(textsAfter('不包括租戶用水')).toEqual(['不包括租戶用水', '']);
  expect(textsAfter('不包括租戶用水', standing)).toEqual(['By meters\n不包括租戶用水', '']);
  expect(textsAfter('By meters', standing)).toBeNull();
  const lastYear = { ...standing, reportingTimeId: 'other', periodStart: '2024-01-01', periodEnd: '2024-12-31' };
  expect(textsAfter('', undefined, lastYear)).toEqual(['By meters', '']);
  expect(textsAfter('不包括租戶用水', undefined, lastYear)).toEqual(['不包括租戶用水', '']);
});
