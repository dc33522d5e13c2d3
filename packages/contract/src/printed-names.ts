import { type Language, languageTags } from './languages.ts';
import { printedWords } from './printed-words.ts';
import type { RichTextBlock } from './rich-text.ts';
import { defineWords } from './words.ts';

/** What reports that were published earlier call the unit of a bare count. */
const bareCounts = new Set(['number', '數目']);

/** A unit as it is printed: a bare count has none, also in reports that were published when it was called a number. */
export const printedSymbol = (unitSymbol: string): string => (bareCounts.has(unitSymbol) ? '' : unitSymbol);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Signs that count things in Chinese, before what is counted. */
const counters = /^[名個宗次項位]/;

/** Whether a name holds a unit as words of its own, in the singular or plural. */
const says = (name: string, unit: string): boolean => {
  if (!/^[a-z]/i.test(unit)) {
    const plain = unit.replace(counters, '') || unit;
    return name.includes(plain) || (plain === '小時' && name.includes('時數'));
  }
  return new RegExp(`(?<![a-z])${escaped(unit.replace(/s$/i, ''))}s?(?![a-z])`, 'i').test(name);
};

/** The unit beside a name, as far as the name does not say it: none for “Volunteer hours”, “per person” for hours of training. */
export const unitAfterName = (name: string, unitSymbol: string): string => {
  const unit = printedSymbol(unitSymbol);
  if (unit === '' || says(name, unit)) return '';
  const [counted = '', ...rest] = unit.split(' per ');
  return rest.length > 0 && says(name, counted) ? `per ${rest.join(' per ')}` : unit;
};

const runInWords = defineWords({ en: { gap: ' ', colon: ': ' }, zhTw: { gap: '', colon: '：' } });

/** A name that stands at the head of its own text, with what parts the two. */
export const runInName = (name: string, language: Language): string => {
  const { gap, colon } = runInWords[language];
  return `${name}${/[.:?!。：？！]$/.test(name) ? gap : colon}`;
};

/** A text with its name run into its first paragraph; `undefined` where it begins otherwise and its name needs a line of its own. */
export const blocksWithName = (
  name: string,
  [first, ...rest]: readonly RichTextBlock[],
  language: Language,
): RichTextBlock[] | undefined =>
  first?.kind === 'paragraph'
    ? [{ ...first, runs: [{ text: runInName(name, language), bold: true }, ...first.runs] }, ...rest]
    : undefined;

/** Figures that a calculated one names; those after them are counted. */
const namedMost = 5;

/** What a figure was calculated from. */
export const calculationNote = (names: readonly string[], language: Language): string => {
  const shown = names.slice(0, namedMost);
  const more = names.length - shown.length;
  const list = new Intl.ListFormat(languageTags[language], { type: 'conjunction' });
  const others = more > 0 ? [printedWords[language].otherFigures(more)] : [];
  return printedWords[language].calculatedFrom(list.format([...shown, ...others]));
};

/** Names that a cover prints apart from its title: each once, and none that a title on it says already. */
export const coverNames = (
  ...models: readonly { readonly organisation: string; readonly title: string }[]
): string[] => {
  const names = new Set(models.map(({ organisation }) => organisation));
  return [...names].filter((name) => name !== '' && !models.some(({ title }) => title.includes(name)));
};
