import { closeSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openLog } from './gateway.mjs';

it('keeps the log of the start before, and no older one', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gateway-log-'));
  for (const line of ['first', 'second', 'third']) {
    const { log } = openLog(dataDir);
    writeSync(log, line);
    closeSync(log);
  }
  const kept = readdirSync(dataDir).map((name) => [name, readFileSync(join(dataDir, name), 'utf8')]);
  expect(Object.fromEntries(kept)).toEqual({ 'gateway.log': 'third', 'gateway.previous.log': 'second' });
  rmSync(dataDir, { recursive: true });
});
