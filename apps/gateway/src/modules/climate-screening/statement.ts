import type { Bilingual, Language, ScreenedCategory } from '@esg/contract';
import { climateLibrary } from '@esg/standards';
import { screeningWords } from './words.ts';

/** A sentence needs its end where people typed none. */
const ended = (text: string, language: Language) =>
  /[.!?。！？]$/u.test(text) ? text : `${text}${screeningWords[language].stop}`;

const hasResults = ({ lines }: Pick<ScreenedCategory, 'lines'>) => lines.count > 0;

/** Lines that a sentence about missing data, or about leaving the category out, would deny. A plan may still wait for answers. */
const hasUncounted = ({ lines, relevance }: ScreenedCategory) =>
  hasResults({ lines }) || (lines.openCount > 0 && relevance !== 'relevant');

/**
 * Categories of the inventory by what becomes of them, in their order: whatever has results counts, whatever was decided of it, and none is
 * left out or without data that has lines.
 */
export const standingOf = (
  categories: readonly ScreenedCategory[],
  isCalculated: (each: ScreenedCategory) => boolean = hasResults,
) => {
  const others = categories.filter((each) => !isCalculated(each));
  const without = others.filter((each) => !hasUncounted(each));
  return {
    included: categories.filter(isCalculated),
    uncounted: others.filter(hasUncounted),
    leftOut: without.filter(({ relevance }) => relevance === 'not_relevant'),
    planned: without.filter(({ relevance }) => relevance === 'relevant'),
    undecided: without.filter(({ relevance }) => relevance === null),
  };
};

const statementIn = (categories: readonly ScreenedCategory[], language: Language): string => {
  const words = screeningWords[language];
  const library = climateLibrary().categories;
  const name = ({ category }: ScreenedCategory) => {
    const found = library.find(({ number }) => number === category);
    return `${category} ${found?.name[language] ?? ''}`;
  };
  const names = (some: readonly ScreenedCategory[]) => some.map(name).join(words.separator);
  const { included, uncounted, leftOut, planned, undecided } = standingOf(categories);
  const hasNone = categories.every(({ lines }) => lines.count + lines.openCount === 0);
  const sentences = [
    ...(included.length > 0 ? [words.included(names(included))] : []),
    ...(hasNone ? [words.noneIncluded] : []),
    ...(uncounted.length > 0 ? [words.uncounted(names(uncounted))] : []),
    ...planned.map((each) =>
      each.method ? words.plannedBy(name(each), words.methods[each.method]) : words.planned(name(each)),
    ),
    ...leftOut.map((each) => ended(words.leftOut(name(each), each.reason), language)),
    ...(undecided.length > 0 ? [words.unscreened(names(undecided))] : []),
  ];
  return sentences.join('\n');
};

/**
 * Which categories of scope 3 an inventory includes and which it leaves out, and why: GRI 305-3, IFRS S2.29(a)(vi), HKEX D-29(d) and others
 * ask for it (metric `ghg.scope3.screening`). It says nothing that the screening does not say.
 */
export const statementOf = (categories: readonly ScreenedCategory[]): Bilingual => ({
  en: statementIn(categories, 'en'),
  zhTw: statementIn(categories, 'zhTw'),
});
