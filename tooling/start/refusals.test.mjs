import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../shared/terminal.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'esg-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (...args) => {
  const { PORT, DATA_DIR, DATABASE_URL, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [`${root}/tooling/start.mjs`, ...args], {
    env: { ...env, INIT_CWD: folder },
    encoding: 'utf8',
  });
  return { status, lines: stderr.trim().split('\n') };
};

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

it('names the remedy when the port is in use, before anything is built', async () => {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, resolve));
  const { port } = server.address();
  const { status, lines } = start('--port', String(port));
  server.close();
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringContaining(`Port ${port} is taken: stop the program that uses it`)]);
});

it('names the remedy when another process holds the data folder', async () => {
  writeFileSync(join(folder, '.esg-data'), '');
  const holder = new DatabaseSync(join(folder, 'gateway.lock'));
  holder.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE held (pid)');
  const { status, lines } = start('--data-dir', folder, '--port', String(await freePort()));
  holder.close();
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringContaining('is in use by another start')]);
});

it('keeps a folder with other files in it, even with --reset --yes', async () => {
  const precious = join(folder, 'thesis.txt');
  writeFileSync(precious, 'words');
  const port = String(await freePort());
  expect(start('--data-dir', folder, '--port', port).lines).toEqual([expect.stringContaining('holds other files')]);
  expect(start('--data-dir', folder, '--port', port, '--reset', '--yes').lines).toEqual([
    expect.stringContaining('was not made by this product'),
  ]);
  expect(existsSync(precious)).toBe(true);
});

it('deletes no data without a confirmation', async () => {
  writeFileSync(join(folder, '.esg-data'), '');
  const { status, lines } = start('--data-dir', folder, '--port', String(await freePort()), '--reset');
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringContaining('add --yes')]);
  expect(existsSync(join(folder, '.esg-data'))).toBe(true);
});
