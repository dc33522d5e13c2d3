import type { DataPointCell } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { contentOf, versionIn } from './grid-model.ts';

describe('the content of a cell', () => {
  const point = (rows: string[], labelIds: string[] = []): DataPointCell => ({
    id: 'p',
    metricKey: 'm.k',
    sectionId: 'm.k:total:figures',
    entityId: null,
    reportingTimeId: 't',
    labelIds,
    total: null,
    quality: null,
    internal: false,
    version: 1,
    value: { type: 'number', rows: rows.map((number) => ({ number, unit: 'kWh', descriptor: '' })) },
  });
  it('is one plain figure, or something that is opened', () => {
    expect(contentOf([])).toEqual({ kind: 'empty' });
    expect(contentOf([point(['5'])])).toMatchObject({ kind: 'figure', number: '5', unit: 'kWh' });
    expect(contentOf([point(['5', '6'])]).kind).toBe('rich');
    expect(contentOf([point(['5'], ['label'])]).kind).toBe('rich');
    expect(contentOf([point(['5']), point(['6'], ['label'])]).kind).toBe('rich');
  });

  it('has the version that typing replaces, 0 where it is empty, none where nothing can be typed', () => {
    expect([versionIn(), versionIn([point(['5'])]), versionIn([point(['5', '6'])])]).toEqual([0, 1, undefined]);
  });
});
