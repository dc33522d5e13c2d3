import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const listLoaded = `
  const { registerHooks } = await import('node:module');
  const loaded = [];
  registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
  await import(process.argv[1]).catch(() => undefined);
  console.log(JSON.stringify(loaded));
`;

it('starts without the database and the web server, so that an import waits for little to load', async () => {
  const worker = new URL('./worker.ts', import.meta.url).href;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', '--input-type=module', '-e', listLoaded, worker],
    { maxBuffer: 2 ** 24 },
  );
  const loaded = JSON.parse(stdout) as string[];
  expect(loaded.some((url) => url.endsWith('/rows/side-by-side.ts'))).toBe(true);
  // The reading of sheets is what the worker is for.
  expect(
    loaded.filter((url) => /\/src\/platform\/(?!reading\/)|\/node_modules\/(?:drizzle-orm|hono|pg)\//.test(url)),
  ).toEqual([]);
});
