import { ApiError } from '@esg/api-client';
import { limits, type Report, type ReportChange } from '@esg/contract';
import { expect, it } from 'vitest';
import { issuesOf, type ReportFieldPorts, saveReportField } from './report-field.ts';

const report = (change: Partial<Report>): Report => ({
  id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f10',
  versionId: 'gri-2025',
  framework: { en: 'GRI Standards', zhTw: 'GRI 準則' },
  type: 'STANDARD',
  name: 'First',
  isSample: false,
  description: '',
  reportingBoundary: '',
  names: { en: 'First' },
  descriptions: {},
  reportingBoundaries: {},
  period: null,
  entityIds: [],
  figuresByEntity: false,
  figuresByEntityLevel: 'first',
  entitiesManagerId: null,
  issuerClass: null,
  materialTopics: null,
  languages: ['en'],
  status: 'in-progress',
  currentStep: 'description',
  disclosureCodes: [],
  progress: { done: 0, begun: 0, total: 0 },
  collaborators: [],
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  publishedAt: null,
  ...change,
});

/** A stored report that refuses stale versions, and a browser that has loaded `known`. */
const desk = (stored: Report, known: Report) => {
  const sent: ReportChange[] = [];
  let now = stored;
  const ports: ReportFieldPorts = {
    known: async () => known,
    read: async () => now,
    write: async (change) => {
      sent.push(change);
      if (change.version !== now.version) throw new ApiError(409, 'report.stale');
      now = report({ ...now, ...change, version: now.version + 1 } as Report);
      return now;
    },
    lastEditor: async () => 'Ada Chan',
  };
  return { ports, sent, stored: () => now };
};

it('sends nothing invalid, and names the broken rule', async () => {
  const { ports, sent } = desk(report({}), report({}));
  await expect(
    saveReportField('names', ports)({ value: { en: 'x' }, version: 1, seen: { en: 'First' } }),
  ).rejects.toMatchObject({
    issues: [{ path: 'names.en', rule: 'too_short', params: { length: 2 } }],
  });
  expect(sent).toEqual([]);
});

it('accepts a name in either language, and refuses to have none', () => {
  expect(issuesOf('names', { en: 'Ours', zhTw: '' })).toEqual([]);
  expect(issuesOf('names', { en: ' ', zhTw: '' })).toEqual([{ path: 'names', rule: 'required', params: {} }]);
});

it('names the language of a text that is refused', () => {
  const tooLong = 'a'.repeat(limits.reportTextLengthMax + 1);
  expect(issuesOf('names', { en: 'Ours', zhTw: '年' }).map(({ path }) => path)).toEqual(['names.zhTw']);
  expect(issuesOf('names', { en: 'x', zhTw: '年' }).map(({ path }) => path)).toEqual(['names.en', 'names.zhTw']);
  expect(issuesOf('descriptions', { en: 'Ours', zhTw: tooLong }).map(({ path }) => path)).toEqual([
    'descriptions.zhTw',
  ]);
});

it('keeps a change although somebody changed another field meanwhile', async () => {
  const { ports, stored } = desk(report({ description: 'Theirs', version: 5 }), report({ version: 4 }));
  await saveReportField('names', ports)({ value: { en: 'Mine' }, version: 4, seen: { en: 'First' } });
  expect(stored()).toMatchObject({ names: { en: 'Mine' }, description: 'Theirs', version: 6 });
});

it('asks when somebody changed the same field', async () => {
  const { ports, stored } = desk(report({ names: { en: 'Theirs' }, version: 5 }), report({ version: 4 }));
  await expect(
    saveReportField('names', ports)({ value: { en: 'Mine' }, version: 4, seen: { en: 'First' } }),
  ).rejects.toMatchObject({
    code: 'answer.stale',
    current: { value: { en: 'Theirs' }, version: 5, updatedBy: { name: 'Ada Chan' } },
  });
  expect(stored().names).toEqual({ en: 'Theirs' });
});

it('refuses an end before the start, at the field of the end', () => {
  expect(issuesOf('period', { start: '2026-02-01', end: '2026-01-31' })).toEqual([
    { path: 'period.end', rule: 'period_end_before_start', params: {} },
  ]);
  expect(issuesOf('period', { start: '2026-01-01', end: '2026-01-01' })).toEqual([]);
});
