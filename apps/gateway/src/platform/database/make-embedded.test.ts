import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbedded } from './embedded.ts';
import { embeddedFolder, makeEmbedded } from './make-embedded.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'esg-make-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('a data folder without a database', () => {
  it('gets a database that opens, and no other file', async () => {
    await makeEmbedded(dataDir);
    expect(readdirSync(dataDir)).toEqual(['database']);
    const { pool, close } = await startEmbedded({ folder: embeddedFolder(dataDir) });
    const { rows } = await pool.query('select current_setting($1) as zone', ['TimeZone']);
    await close();
    expect(rows).toEqual([{ zone: 'UTC' }]);
  });

  it('stays unchanged where creating a database fails', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    await expect(makeEmbedded(file)).rejects.toThrow();
    expect(readdirSync(dataDir)).toEqual(['a-file']);
  });

  it('keeps the database that it has', async () => {
    const folder = embeddedFolder(dataDir);
    mkdirSync(folder);
    writeFileSync(join(folder, 'kept'), '');
    await makeEmbedded(dataDir);
    expect(existsSync(join(folder, 'kept'))).toBe(true);
    expect(readdirSync(folder)).toEqual(['kept']);
  });
});
