import type { ReportExport } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { callerOf, startReport } from '../reports/testing.ts';
import type { ExportJob } from './exports.repository.ts';
import { recoverExports } from './exports.service.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const complete = (id: string) =>
  vi.waitFor(
    async () => expect((await callerOf(h).ok<ReportExport>(callerOf(h).get(`/exports/${id}`))).status).toBe('complete'),
    { timeout: 15_000, interval: 100 },
  );

/** In a file of its own, because the embedded database is tested too: jobs, files and locks meet here. */
it('exports continue after the process that made them died', async () => {
  const { id } = await startReport(h);
  const { send, ok } = callerOf(h);
  const asked = await ok<ReportExport>(send('POST', `/reports/${id}/exports`, { format: 'excel', language: 'en' }));
  await complete(asked.id);
  await h.database.withScope(h.as('verdant.admin').scope, ({ tx }) =>
    tx.execute(sql`update report_exports set status = 'running', file_id = null, file_name = null`),
  );
  h.clock.advance(60);
  const queue = h.deps.jobs.define<ExportJob>('exports.make', async () => {});
  await recoverExports(h.deps, queue, false);
  await complete(asked.id);
});
