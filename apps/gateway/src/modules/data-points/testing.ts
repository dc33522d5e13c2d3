import type { DataPoint, Entity, NewDataPoint, Problem, ReportingTime } from '@esg/contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';

export const energySection = 'energy.consumption.total:total:figures';
export const scope1Section = 'ghg.scope1.total:total:figures';

/** One row of a figure. */
export const figure = (number: string, unit = 'MWh', descriptor = ''): NewDataPoint['value'] => ({
  type: 'number',
  rows: [{ number, unit, descriptor }],
});

/** A picture, as evidence. */
export const png = () =>
  new File(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGMwDi3/DwADvQH/SOsUHgAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    '電費單 2024.png',
  );

/** The request that keeps a document with a data point. */
export const upload = (file: File, reference = 'p. 3'): RequestInit => {
  const form = new FormData();
  form.set('file', file);
  form.set('reference', reference);
  return { method: 'POST', body: form };
};

/** Calls of one person to the data hub. */
export const hubOf = (h: Harness, name: PersonName = 'verdant.member') => {
  const send = (method: 'POST' | 'PUT', path: string, value: unknown) => h.as(name).request(path, body(method, value));
  const get = (path: string) => h.as(name).request(path);
  const remove = (path: string) => h.as(name).request(path, { method: 'DELETE' });
  const ok = async <Answer>(answer: Promise<Response>): Promise<Answer> => {
    const response = await answer;
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const refused = async (answer: Promise<Response>) => {
    const response = await answer;
    const { code, issues, ...rest } = (await response.json()) as Problem & Record<string, unknown>;
    return { status: response.status, code, issues, ...rest };
  };
  const time = (start: string, end: string) =>
    ok<ReportingTime>(send('POST', '/reporting-times', { name: null, period: { start, end } }));
  const entity = (entityName: string, parentId: string | null = null) =>
    ok<Entity>(
      h
        .as('verdant.admin')
        .request('/entities', body('POST', { name: entityName, type: 'Site', parentId, fiscalYearStartMonth: 1 })),
    );
  const draft = (reportingTimeId: string, more: Partial<NewDataPoint> = {}): NewDataPoint => ({
    sectionId: energySection,
    entityId: null,
    reportingTimeId,
    labelIds: [],
    value: figure('100'),
    source: 'Meter',
    internal: false,
    quality: 'measured',
    methodology: '',
    explanation: '',
    ...more,
  });
  const store = (reportingTimeId: string, more: Partial<NewDataPoint> = {}) =>
    ok<DataPoint>(send('POST', '/data-points', draft(reportingTimeId, more)));
  return { send, get, remove, ok, refused, time, entity, draft, store };
};

/** A gateway for the tests of one file, emptied before each, with the fiscal years 2024 (`year`) and 2025 (`next`). */
export const hubSuite = () => {
  const suite = {} as { h: Harness; year: ReportingTime; next: ReportingTime };
  beforeAll(async () => {
    suite.h = await createHarness();
  });
  beforeEach(async () => {
    await suite.h.reset();
    const { time } = hubOf(suite.h);
    suite.year = await time('2024-01-01', '2024-12-31');
    suite.next = await time('2025-01-01', '2025-12-31');
  });
  afterAll(() => suite.h.close());
  return suite;
};
