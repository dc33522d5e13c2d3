import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DataFolderInUse, lockFolder } from './embedded.ts';
import { type OpenDatabase, openDatabase } from './open.ts';

let dataDir = '';
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'esg-folder-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('locks a data folder for one process, and tells a second one what to do', () => {
  const lock = lockFolder(dataDir);
  expect(() => lockFolder(dataDir)).toThrow(DataFolderInUse);
  expect(() => lockFolder(dataDir)).toThrow('in use by another process; stop it or choose --data-dir');
  lock.release();
  lockFolder(dataDir).release();
});

describe('a database in a folder', () => {
  let database: OpenDatabase;
  let left = '';
  let kept = '';
  // One database for all: making a new one takes a small machine a quarter of a minute.
  beforeAll(async () => {
    const { pid: killed } = spawnSync('true');
    left = mkdtempSync(join(tmpdir(), `esg-database-${killed}-`));
    kept = mkdtempSync(join(tmpdir(), `esg-database-${process.ppid}-`));
    database = await openDatabase({ dataDir });
  }, 180_000);
  afterAll(() => rmSync(kept, { recursive: true, force: true }));

  it('removes the socket of a process that was killed, and keeps those of running processes', () => {
    expect([existsSync(left), existsSync(kept)]).toEqual([false, true]);
  });

  it('waits for the disk at every commit', async () => {
    const settings = await database.pool.query(
      "select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method",
    );
    expect(settings.rows).toEqual([{ fsync: 'on', method: 'fsync' }]);
  });

  it('answers at once after a failed statement or a lost transaction, and knows nothing of the connection before', async () => {
    const { pool } = database;
    const counted = () => pool.query({ name: 'counted', text: 'select count(*)::int as count from tries' });
    await pool.query('create table tries (id int primary key)');
    await pool.query('insert into tries values (1)');
    await counted();
    await pool.query("set application_name = 'left behind'");
    await expect(pool.query('insert into tries values (1)')).rejects.toThrow('duplicate key');
    expect((await Promise.all([counted(), counted()])).map(({ rows }) => rows)).toEqual([
      [{ count: 1 }],
      [{ count: 1 }],
    ]);
    const lost = await pool.connect();
    await lost.query('begin');
    await lost.query('delete from tries');
    lost.release(true);
    expect((await counted()).rows).toEqual([{ count: 1 }]);
    expect((await pool.query('show application_name')).rows).toEqual([{ application_name: '' }]);
  });

  it('is found again with all data after closing, migrates only once, and leaves no socket', {
    timeout: 180_000,
  }, async () => {
    const migrations = 'select count(*) from drizzle.__drizzle_migrations';
    await database.pool.query('create table kept (word text)');
    await database.pool.query("insert into kept values ('here')");
    const { rows: before } = await database.pool.query(migrations);
    await database.close();
    database = await openDatabase({ dataDir });
    expect((await database.pool.query('select word from kept')).rows).toEqual([{ word: 'here' }]);
    expect((await database.pool.query(migrations)).rows).toEqual(before);
    await database.close();
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith(`esg-database-${process.pid}-`))).toEqual([]);
  });
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
