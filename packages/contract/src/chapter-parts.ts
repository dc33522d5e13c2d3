import { isNumbers, textFields } from './kpi-table.ts';
import type { ModelDisclosure } from './report-model.ts';

/** The successive parts of a chapter: a disclosure in words, or the figures of several disclosures in one table. */
export type ChapterPart =
  | { kind: 'words'; disclosure: ModelDisclosure }
  | { kind: 'figures'; disclosures: ModelDisclosure[] };

/** Whether a disclosure is answered in words, or left out with an explanation in words. */
export const isInWords = (disclosure: ModelDisclosure): boolean =>
  disclosure.omission !== null || textFields(disclosure).length > 0;

/** Figures of one disclosure alone need no table at the end: they follow its words, if it has any. */
const besideTheirWords = (parts: readonly ChapterPart[]): ChapterPart[] => {
  const alone = (part: ChapterPart) =>
    part.kind === 'figures' && part.disclosures.length === 1 ? part.disclosures.find(isInWords) : undefined;
  return parts.flatMap((part) => {
    if (alone(part)) return [];
    if (part.kind === 'figures') return [part];
    return [part, ...parts.filter((each) => alone(each) === part.disclosure)];
  });
};

/** Figures that a table of their own would set in a few rows. */
const loneMost = 2;

const isLone = ({ disclosures }: Extract<ChapterPart, { kind: 'figures' }>): boolean => {
  const [only, ...others] = disclosures;
  const rows = only?.fields.filter(isNumbers).reduce((sum, { content }) => sum + content.rows.length, 0) ?? 0;
  return only !== undefined && others.length === 0 && !isInWords(only) && rows <= loneMost;
};

/** A figure or two of a disclosure without words are in the table before them, so that no number is far from its aspect and its years. */
const withLoneFigures = (parts: readonly ChapterPart[]): ChapterPart[] => {
  const kept: ChapterPart[] = [];
  let table: Extract<ChapterPart, { kind: 'figures' }> | undefined;
  for (const part of parts) {
    if (part.kind === 'figures' && table && isLone(part)) table.disclosures.push(...part.disclosures);
    else {
      kept.push(part);
      if (part.kind === 'figures') table = part;
    }
  }
  return kept;
};

/**
 * The parts of a chapter, in the framework's order of disclosures. Figures of several disclosures are gathered in one table at the end, or
 * before the words of a later disclosure where a disclosure without words would otherwise come too late; later ones join that table where
 * they are only a few.
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
  return besideTheirWords(withLoneFigures(parts));
};
