import { isNumbers, textFields } from './kpi-table.ts';
import type { ModelDisclosure } from './report-model.ts';

/** What stands after one another in a chapter: a disclosure in words, or the figures of several in one table. */
export type ChapterPart =
  | { kind: 'words'; disclosure: ModelDisclosure }
  | { kind: 'figures'; disclosures: ModelDisclosure[] };

/** Whether a disclosure is answered in words, or left out for a reason that is words. */
export const isInWords = (disclosure: ModelDisclosure): boolean =>
  disclosure.omission !== null || textFields(disclosure).length > 0;

/**
 * The parts of a chapter, so that its disclosures are met in the order of the framework. Figures gather in one table at the end, or
 * before the words of a later disclosure where one that has no words would else be met too late.
 */
export const chapterParts = (disclosures: readonly ModelDisclosure[]): ChapterPart[] => {
  const parts: ChapterPart[] = [];
  let gathered: ModelDisclosure[] = [];
  const close = () => {
    if (gathered.length > 0) parts.push({ kind: 'figures', disclosures: gathered });
    gathered = [];
  };
  for (const disclosure of disclosures) {
    const hasFigures = disclosure.fields.some(isNumbers) || disclosure.charts.length > 0;
    if (!isInWords(disclosure)) {
      if (hasFigures) gathered.push(disclosure);
      continue;
    }
    const isLate = gathered.some((each) => !isInWords(each));
    if (isLate && hasFigures) gathered.push(disclosure);
    if (isLate) close();
    parts.push({ kind: 'words', disclosure });
    if (hasFigures && !isLate) gathered.push(disclosure);
  }
  close();
  return parts;
};
