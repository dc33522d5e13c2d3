import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../platform/database/embedded.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';

/** Vitest's global set-up. With `DATABASE_URL_TEST` the suite runs on PostgreSQL and needs no template. */
export const setup = async ({ provide }: { provide: (key: 'template', value: string) => void }) => {
  const path = join(tmpdir(), `esg-test-template-${process.pid}.tar`);
  provide('template', path);
  if (process.env.DATABASE_URL_TEST) return;
  const embedded = await startEmbedded({});
  await migrateDatabase(embedded.pool);
  await embedded.dump(path);
  await embedded.close();
  const { rm } = await import('node:fs/promises');
  return () => rm(path, { force: true });
};

declare module 'vitest' {
  export interface ProvidedContext {
    template: string;
  }
}
