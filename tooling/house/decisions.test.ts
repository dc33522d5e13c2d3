import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../shared/terminal.mjs';

const folder = join(root, 'docs/adr');
const records = readdirSync(folder)
  .filter((name) => /^\d/.test(name))
  .sort();
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

it('lists every decision record once, in order', () => {
  const listed = [...read('README.md').matchAll(/^- \[(\d{4})\. .*\]\((\d{4}-[\w-]+\.md)\)/gm)];
  expect(listed.map(([, , name]) => name)).toEqual(records);
  expect(listed.filter(([, number, name]) => !name?.startsWith(`${number}-`))).toEqual([]);
});

it('gives every decision record its own number, and repeats it in the record’s title', () => {
  expect(new Set(records.map((name) => name.slice(0, 4))).size).toBe(records.length);
  expect(records.filter((name) => !read(name).startsWith(`# ${name.slice(0, 4)}. `))).toEqual([]);
});
