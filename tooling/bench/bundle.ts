import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../shared/terminal.mjs';
import { atMost, type Measurement, plain } from './measure.ts';

const web = join(root, 'apps/web/dist');
const survey = join(root, 'apps/core-platform/dist/survey');
/** The address at which the page of a survey and its files are served. */
const surveyBase = 'remotes/core-platform/survey/';
const kilobytes = (bytes: number) => bytes / 1000;
const staticImport = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;

/** Scripts and styles that the page links; `as="fetch"` and icons are neither. */
const linked = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(([tag]) => {
    const path = tag.match(/(?:src|href)="\/([^"]+[.](?:js|css))"/)?.[1];
    return path ? [path] : [];
  });

/** Static imports of these files of a folder, and the imports of those, each once. */
const closure = (dist: string, files: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!file.endsWith('.js')) continue;
    const text = readFileSync(join(dist, file), 'utf8');
    closure(
      dist,
      [...text.matchAll(staticImport)].map(([, path = '']) => join(file, '..', path)),
      seen,
    );
  }
  return seen;
};

const sum = (dist: string, files: readonly string[]) =>
  files.reduce((total, file) => total + brotliCompressSync(readFileSync(join(dist, file))).length, 0);

/** The page on which people answer a survey, on any phone: everything but fonts. */
const measureSurvey = (): Measurement => {
  const page = 'survey.html';
  const own = linked(readFileSync(join(survey, page), 'utf8')).map((file) => file.replace(surveyBase, ''));
  const files = [page, ...closure(survey, own)];
  return atMost(90, {
    name: 'answering page of surveys, whole, brotli',
    value: kilobytes(sum(survey, files)),
    unit: 'kB',
    note: `${files.length} files, without fonts`,
  });
};

/** Brotli bytes that a browser must have before a page's first line runs: the page's own files and all that they import. */
export const measureBundle = (): Measurement[] => {
  const files = [...closure(web, linked(readFileSync(join(web, 'index.html'), 'utf8')))];
  const scripts = files.filter((file) => file.endsWith('.js'));
  const styles = files.filter((file) => file.endsWith('.css'));
  return [
    atMost(120, {
      name: 'web app, initial JavaScript, brotli',
      value: kilobytes(sum(web, scripts)),
      unit: 'kB',
      note: `${scripts.length} files`,
    }),
    plain({
      name: 'web app, initial CSS, brotli',
      value: kilobytes(sum(web, styles)),
      unit: 'kB',
      note: `${styles.length} files`,
    }),
    measureSurvey(),
  ];
};
