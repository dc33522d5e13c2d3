import { isNumbers, textFields } from './kpi-table.ts';
import type { ModelDisclosure } from './report-model.ts';

/** The successive parts of a chapter: a disclosure in words, or the figures of several disclosures in one table. */
export type ChapterPart =
  | { kind: 'words'; disclosure: ModelDisclosure }
  | { kind: 'figures'; disclosures: ModelDisclosure[] };

/** Whether a disclosure is answered in words, or left out with an explanation in words. */
export const isInWords = (disclosure: ModelDisclosure): boolean =>
  disclosure.omission !== null || textFields(disclosure).length > 0;

/**
 * The parts of a chapter, in the framework's order of disclosures. The figures of a disclosure follow its words, and share a table with
 * those of later disclosures until one is answered in words: nothing is printed after a later provision.
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
    const isInTable = hasFigures && gathered.some((each) => !isInWords(each));
    if (isInTable) gathered.push(disclosure);
    close();
    parts.push({ kind: 'words', disclosure });
    if (hasFigures && !isInTable) gathered.push(disclosure);
  }
  close();
  return parts;
};
