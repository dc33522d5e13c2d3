import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { askControl, openControl } from './control.ts';

it('reports a failure to an operator without the data that was to be stored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'esg-control-'));
  const failing = new DrizzleQueryError('insert into "users" values ($1)', ['$argon2id$secret'], new Error('no room'));
  const close = await openControl(folder, 4711, () => Promise.reject(failing));
  const told = await askControl(folder, { kind: 'list' }).catch((error: Error) => error.message);
  close?.();
  rmSync(folder, { recursive: true, force: true });
  expect(told).toMatch(/insert "users"/);
  expect(told).not.toContain('secret');
});
