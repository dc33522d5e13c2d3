import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
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

it('takes a data folder for one process and says what to do about it', () => {
  const lock = lockFolder(dataDir);
  expect(() => lockFolder(dataDir)).toThrow(DataFolderInUse);
  expect(() => lockFolder(dataDir)).toThrow('in use by another process; stop it or choose --data-dir');
  lock.release();
  lockFolder(dataDir).release();
});

it('finds everything again after closing, and migrates only once', { timeout: 180_000 }, async () => {
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

it('removes the socket of a process that was killed, and keeps those of others', { timeout: 180_000 }, async () => {
  const { pid: killed } = spawnSync('true');
  const left = mkdtempSync(join(tmpdir(), `esg-database-${killed}-`));
  const kept = mkdtempSync(join(tmpdir(), `esg-database-${process.ppid}-`));
  const database = await openDatabase({ dataDir });
  expect([existsSync(left), existsSync(kept)]).toEqual([false, true]);
  await database.close();
  rmSync(kept, { recursive: true });
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith(`esg-database-${process.pid}-`))).toEqual([]);
});

it('waits for the disk with every commit', { timeout: 180_000 }, async () => {
  const database = await openDatabase({ dataDir });
  const settings = await database.pool.query(
    "select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method",
  );
  expect(settings.rows).toEqual([{ fsync: 'on', method: 'fsync' }]);
  await database.close();
});
