import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bilingual } from '@esg/contract';
import { parseCsv } from '../csv.ts';

/** One line of a CSV file of the facts, by column. */
export type Row = Record<string, string>;

const outFolder = join(import.meta.dirname, '../../data');

/** Reads a CSV file of the folder by its name. */
export const sourceAt =
  (folder: string) =>
  (name: string): Row[] =>
    parseCsv(readFileSync(join(folder, `${name}.csv`), 'utf8'));
export type Source = ReturnType<typeof sourceAt>;

/** Writes one file of `data/`. */
export const write = (name: string, value: unknown) =>
  writeFileSync(join(outFolder, `${name}.json`), `${JSON.stringify(value)}\n`);

/** The column's text; empty where the file lacks it. */
export const col = (row: Row, name: string): string => row[name] ?? '';

/** A text of the facts in both languages. Throws where one is missing. */
export const bilingual = (row: Row, en: string, zhTw = `${en}_zh_hant`): Bilingual => {
  const text = { en: col(row, en), zhTw: col(row, zhTw) };
  if (!text.en || !text.zhTw) throw new Error(`No "${en}" in both languages: ${JSON.stringify(row)}`);
  return text;
};

/** The items of a list separated by semicolons. */
export const list = (text: string) =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

/** Lower-case words joined with hyphens. */
export const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const dictionaries = new Map<string, Record<string, string>>();

/** A word of the facts in both languages, by one of our dictionaries in `scripts/words`. Throws where it is missing there. */
export const worded = (dictionary: 'branches' | 'breakdowns' | 'evidence', en: string): Bilingual => {
  const zhTw = wordsOf(dictionary)[en];
  if (!zhTw) throw new Error(`No Chinese for "${en}" in scripts/words/${dictionary}.json`);
  return { en: en.charAt(0).toUpperCase() + en.slice(1), zhTw };
};

/** One dictionary of `scripts/words`, read once. */
export const wordsOf = (dictionary: string): Record<string, string> => {
  const path = join(import.meta.dirname, `../words/${dictionary}.json`);
  const read = dictionaries.get(dictionary) ?? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>);
  dictionaries.set(dictionary, read);
  return read;
};
