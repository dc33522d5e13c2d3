import { expect, it } from 'vitest';
import { readExportPlace, selectionOf } from './export-place.ts';

it('reads only known values from an address', () => {
  const odd = { mode: 'everything', metrics: ['energy.consumption.total', 7, ''], times: 'x', internal: 'yes', by: [] };
  expect(readExportPlace(odd)).toMatchObject({ metrics: ['energy.consumption.total'] });
  expect(selectionOf(readExportPlace(odd))).toMatchObject({ mode: 'exportAll', metricKeys: [], withInternal: false });
});

it('asks for no file while the chosen kind lacks a selection', () => {
  expect(selectionOf({ mode: 'selectDisclosures' })).toBeUndefined();
  expect(selectionOf({ mode: 'selectDisclosures', by: 'disclosures', versionId: 'gri-2025' })).toBeUndefined();
  expect(selectionOf({ mode: 'exportAllDataReport' })).toBeUndefined();
  expect(selectionOf({ mode: 'exportEntityData', subjects: [] })).toBeUndefined();
});

it('sends only the selection of the chosen kind', () => {
  const place = { metrics: ['a'], versionId: 'v', disclosures: ['d'], reportId: 'r', subjects: ['organisation'] };
  expect(selectionOf({ ...place, mode: 'selectDisclosures' })).toMatchObject({
    metricKeys: ['a'],
    versionId: null,
    disclosureCodes: [],
    reportId: null,
    subjects: ['organisation'],
  });
  expect(selectionOf({ ...place, mode: 'selectDisclosures', by: 'disclosures' })).toMatchObject({
    metricKeys: [],
    versionId: 'v',
    disclosureCodes: ['d'],
  });
  expect(selectionOf({ ...place, mode: 'exportInternalData' })).toMatchObject({ metricKeys: [], withInternal: true });
});
