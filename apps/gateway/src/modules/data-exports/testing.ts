import type { DataExport, DataExportCount, DataExportSelection } from '@esg/contract';
import { expect, vi } from 'vitest';
import type { Harness, PersonName } from '../../testing/harness.ts';
import { hubOf } from '../data-points/testing.ts';

/** All data points there are. */
export const everything: DataExportSelection = {
  mode: 'exportAll',
  metricKeys: [],
  versionId: null,
  disclosureCodes: [],
  reportId: null,
  reportingTimeIds: [],
  subjects: [],
  withInternal: true,
};
/** All but the given one. */
export const select = (more: Partial<DataExportSelection>): DataExportSelection => ({ ...everything, ...more });

/** Calls of one person to files of data points. */
export const exporting = (h: Harness, name: PersonName = 'verdant.member') => {
  const hub = hubOf(h, name);
  const ask = (selection: DataExportSelection, format = 'excel', language = 'en') =>
    hub.send('POST', '/data-exports', { selection, format, language });
  const count = (selection: DataExportSelection) =>
    hub.ok<DataExportCount>(hub.send('POST', '/data-exports/count', selection));
  const finished = (id: string) =>
    vi.waitFor(
      async () => {
        const found = await hub.ok<DataExport>(hub.get(`/data-exports/${id}`));
        expect(['complete', 'error', 'cancelled']).toContain(found.status);
        return found;
      },
      { timeout: 20_000, interval: 100 },
    );
  const made = async (selection: DataExportSelection, format = 'excel', language = 'en') => {
    const done = await finished((await hub.ok<DataExport>(ask(selection, format, language))).id);
    expect(done.status).toBe('complete');
    const file = await hub.get(`/data-exports/${done.id}/file`);
    return { done, file, bytes: new Uint8Array(await file.arrayBuffer()) };
  };
  return { ...hub, ask, count, finished, made };
};
