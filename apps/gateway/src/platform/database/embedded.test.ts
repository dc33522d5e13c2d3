import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataFolderInUse, lockFolder } from './embedded.ts';
import { openDatabase } from './open.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'esg-folder-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('locks a data folder for one process, and tells a second one what to do', () => {
  const lock = lockFolder(dataDir);
  expect(() => lockFolder(dataDir)).toThrow(DataFolderInUse);
  expect(() => lockFolder(dataDir)).toThrow('in use by another process; stop it or choose --data-dir');
  lock.release();
  lockFolder(dataDir).release();
});

it('finds all data again after closing, and migrates only once', { timeout: 180_000 }, async () => {
  const first = await openDatabase({ dataDir });
  await first.pool.query('create table kept (word text)');
  await first.pool.query("insert into kept values ('here')");
  const { rows: before } = await first.pool.query('select count(*) from drizzle.__drizzle_migrations');
  await first.close();
  const second = await openDatabase({ dataDir });
  expect((await second.pool.query('select word from kept')).rows).toEqual([{ word: 'here' }]);
  expect((await second.pool.query('select count(*) from drizzle.__drizzle_migrations')).rows).toEqual(before);
  await second.close();
});

it('removes the socket of a process that was killed, and keeps those of running processes', {
  timeout: 180_000,
}, async () => {
  const { pid: killed } = spawnSync('true');
  const left = mkdtempSync(join(tmpdir(), `esg-database-${killed}-`));
  const kept = mkdtempSync(join(tmpdir(), `esg-database-${process.ppid}-`));
  const database = await openDatabase({ dataDir });
  expect([existsSync(left), existsSync(kept)]).toEqual([false, true]);
  await database.close();
  rmSync(kept, { recursive: true });
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith(`esg-database-${process.pid}-`))).toEqual([]);
});

it('waits for the disk at every commit', { timeout: 180_000 }, async () => {
  const database = await openDatabase({ dataDir });
  const settings = await database.pool.query(
    "select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method",
  );
  expect(settings.rows).toEqual([{ fsync: 'on', method: 'fsync' }]);
  await database.close();
});

it('creates a new database in less than 850 MB of memory, which PostgreSQL’s parser alone would use', {
  timeout: 180_000,
}, () => {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url))});
    const { pool, close } = await startEmbedded({ folder: ${JSON.stringify(join(dataDir, 'database'))} });
    for (let count = 0; count < 2_000; count += 1) await pool.query('select 1 as one where ' + count + ' > 0');
    await close();
    console.log(process.resourceUsage().maxRSS / 1024);
  `;
  const program = join(dataDir, 'program.mjs');
  writeFileSync(program, script);
  const { stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(Number(stdout)).toBeGreaterThan(100);
  expect(Number(stdout)).toBeLessThan(850);
});
