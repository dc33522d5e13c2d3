import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readingLimits } from '@esg/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FilePage } from './files/page.ts';
import { createRecogniser } from './recognition.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recognition-'));
});
afterEach(() => rm(folder, { recursive: true }));

const program = async (name: string, ...lines: readonly string[]) => {
  const path = join(folder, name);
  await writeFile(path, ['#!/bin/sh', ...lines, ''].join('\n'));
  await chmod(path, 0o755);
  return path;
};
/** Programs that are installed, of which one does this when it is to draw a page. */
const programs = async (draw: string) => ({
  recogniser: await program('recogniser', `printf 'Languages\\neng\\n'`),
  painter: await program('painter', '[ "$1" = -v ] && exit 0', `echo page >> ${join(folder, 'tried')}`, draw),
});
const tried = async () => (await readFile(join(folder, 'tried'), 'utf8')).trim().split('\n').length;

const picture = (index: number): FilePage => ({
  label: String(index + 1),
  kind: 'page',
  source: 'picture',
  text: '',
  blocks: [],
  boxes: null,
  area: { view: [0, 0, 595, 842], turn: 0 },
});

it('tries so many pages of one file in all its turns, also where they give nothing', { timeout: 120_000 }, async () => {
  const { recognise } = createRecogniser(await programs('exit 1'));
  const pages = Array.from({ length: readingLimits.recognisedPagesMax + 30 }, (_, index) => picture(index));
  const bytes = new Uint8Array(1);
  let turns = 0;
  for (let from: number | undefined = 0; from !== undefined; turns += 1)
    from = (await recognise(bytes, pages, { from, seconds: -1 })).next;
  expect(await tried()).toBe(readingLimits.recognisedPagesMax);
  expect(turns).toBe(readingLimits.recognisedPagesMax);
});

it('leaves a page that takes too long, and goes on with the next one', async () => {
  const { recognise } = createRecogniser(await programs('exec sleep 30'));
  const begun = Date.now();
  const { pages } = await recognise(new Uint8Array(1), [picture(0), picture(1)], { pageSeconds: 0.3 });
  expect(pages.map(({ source }) => source)).toEqual(['picture', 'picture']);
  expect(await tried()).toBe(2);
  expect(Date.now() - begun).toBeLessThan(15_000);
});
