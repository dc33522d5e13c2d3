import { expect, it } from 'vitest';
import { reportPlaceOf } from './begin-report.ts';

const placeOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://verdant.localhost');
  return reportPlaceOf({ pathname, search });
};

it('reads the report and the disclosure to load from the address', () => {
  const report = { reportId: '01a2', step: 'data-input', versionId: 'gri-2025' };
  expect(placeOf('/ct/framework-reports/gri-2025/reports/01a2/data-input')).toEqual(report);
  expect(placeOf('/ct/framework-reports/gri-2025/reports/01a2/data-input?disclosure=302-1')).toEqual({
    ...report,
    disclosure: '302-1',
  });
  expect(placeOf('/ct/template-reports/t1/reports/01a2/preview')).toEqual({ reportId: '01a2', step: 'preview' });
});

it('loads nothing for an address that only looks similar', () => {
  expect(placeOf('/ct/framework-reports/gri-2025/reports/01a2')).toBeUndefined();
  expect(placeOf('/ct/reports/01a2/data-input')).toBeUndefined();
  expect(placeOf('/ct/framework-reports/gri-2025/reports/01a2/data-input?disclosure=%22a%20b%22')?.disclosure).toBe(
    undefined,
  );
});
