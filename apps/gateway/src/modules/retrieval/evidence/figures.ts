import type { Asked } from './asked.ts';
import { type FoundParts, inGroups } from './figures-in-parts.ts';
import { inRow } from './figures-in-rows.ts';
import { inSentence } from './figures-in-sentences.ts';
import type { FoundFigure, ReadPage } from './matching.ts';
import { rowsOf, sentencesOf } from './passages.ts';

/**
 * The passage of a page that states the figure that is asked for: what it is of, its number, unit and year in one sentence or one row, or
 * else in rows below its name. Where only parts of it are stated, these.
 */
export const figureIn = (page: ReadPage, asked: Asked): FoundFigure | FoundParts | undefined => {
  if (asked.years.length > 1) return undefined;
  const rows = rowsOf(page.raw).flatMap((row) => inRow(page, row, asked) ?? []);
  const told = sentencesOf(page.raw).flatMap((sentence) => inSentence(page, sentence, asked) ?? []);
  const all = [...rows, ...told];
  const found = all.find(({ year }) => year !== undefined) ?? all[0] ?? inGroups(page, asked);
  const { words, kind, metricKeys } = asked.figure ?? {};
  if (found || !words || words.length < 2) return found;
  return figureIn(page, { ...asked, parts: words, figure: { metricKeys: new Set(), kind, named: metricKeys } });
};
