import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../shared/terminal.mjs';
import { atMost, type Measurement, plain } from './measure.ts';

const dist = join(root, 'apps/web/dist');
const kilobytes = (bytes: number) => bytes / 1000;
const staticImport = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;

/** Scripts and styles that the page links; `as="fetch"` and icons are neither. */
const linked = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(([tag]) => {
    const path = tag.match(/(?:src|href)="\/([^"]+[.](?:js|css))"/)?.[1];
    return path ? [path] : [];
  });

/** Static imports of these files, and the imports of those, each once. */
const closure = (files: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!file.endsWith('.js')) continue;
    const text = readFileSync(join(dist, file), 'utf8');
    closure(
      [...text.matchAll(staticImport)].map(([, path = '']) => join(file, '..', path)),
      seen,
    );
  }
  return seen;
};

const brotliBytes = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;
const sum = (files: readonly string[]) => files.reduce((total, file) => total + brotliBytes(file), 0);

/** Brotli bytes that a browser must have before the web app's first line runs: the page's own files and all that they import. */
export const measureBundle = (): Measurement[] => {
  const files = [...closure(linked(readFileSync(join(dist, 'index.html'), 'utf8')))];
  const scripts = files.filter((file) => file.endsWith('.js'));
  const styles = files.filter((file) => file.endsWith('.css'));
  return [
    atMost(120, {
      name: 'web app, initial JavaScript, brotli',
      value: kilobytes(sum(scripts)),
      unit: 'kB',
      note: `${scripts.length} files`,
    }),
    plain({
      name: 'web app, initial CSS, brotli',
      value: kilobytes(sum(styles)),
      unit: 'kB',
      note: `${styles.length} files`,
    }),
  ];
};
