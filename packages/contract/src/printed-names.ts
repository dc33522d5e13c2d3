import { isYearLong } from './dates.ts';
import { type Language, languageTags } from './languages.ts';
import { printedDay, printedPeriod } from './printed-dates.ts';
import { printedWords } from './printed-words.ts';
import type { RichTextBlock } from './rich-text.ts';
import type { Period } from './schema.ts';
import { defineWords } from './words.ts';

/** The unit of a bare count in reports that were published earlier. */
const bareCounts = new Set(['number', '數目']);

/** A unit as it is printed: a bare count has none, even in reports that were published when it was called a number. */
export const printedSymbol = (unitSymbol: string): string => (bareCounts.has(unitSymbol) ? '' : unitSymbol);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Chinese measure words, before what is counted. */
const counters = /^[名個宗次項位]/;

/** Whether a name contains a unit as separate words, in the singular or plural. */
const says = (name: string, unit: string): boolean => {
  if (!/^[a-z]/i.test(unit)) {
    const plain = unit.replace(counters, '') || unit;
    return name.includes(plain) || (plain === '小時' && name.includes('時數'));
  }
  return new RegExp(`(?<![a-z])${escaped(unit.replace(/s$/i, ''))}s?(?![a-z])`, 'i').test(name);
};

/**
 * The unit beside a name, unless the name contains it: none for “Volunteer hours”, “per person” for hours of training. Where the name goes on
 * with a breakdown, half a unit would hang in the air: “Training hours · By gender” is in “hours per person”.
 */
export const unitAfterName = (name: string, unitSymbol: string): string => {
  const unit = printedSymbol(unitSymbol);
  if (unit === '' || says(name, unit)) return '';
  const [counted = '', ...rest] = unit.split(' per ');
  const isBeside = !name.includes(' · ');
  return rest.length > 0 && isBeside && says(name, counted) ? `per ${rest.join(' per ')}` : unit;
};

const runInWords = defineWords({ en: { gap: ' ', colon: ': ' }, zhTw: { gap: '', colon: '：' } });

/** A name at the start of its own text, with the separator. */
export const runInName = (name: string, language: Language): string => {
  const { gap, colon } = runInWords[language];
  return `${name}${/[.:?!。：？！]$/.test(name) ? gap : colon}`;
};

/**
 * A text with its name run into its first paragraph; `undefined` where it begins with another kind of block, so that its name needs a line
 * of its own.
 */
export const blocksWithName = (
  name: string,
  [first, ...rest]: readonly RichTextBlock[],
  language: Language,
): RichTextBlock[] | undefined =>
  first?.kind === 'paragraph'
    ? [{ ...first, runs: [{ text: runInName(name, language), bold: true }, ...first.runs] }, ...rest]
    : undefined;

/** The number of source figures that a calculated one names; the others are only counted. */
const namedMost = 5;

/** The figures from which a figure was calculated. */
export const calculationNote = (names: readonly string[], language: Language): string => {
  const shown = names.slice(0, namedMost);
  const more = names.length - shown.length;
  const list = new Intl.ListFormat(languageTags[language], { type: 'conjunction' });
  const others = more > 0 ? [printedWords[language].otherFigures(more)] : [];
  return printedWords[language].calculatedFrom(list.format([...shown, ...others]));
};

/** Names that a cover prints besides its title: each once, and none that a title contains already. */
export const coverNames = (
  ...models: readonly { readonly organisation: string; readonly title: string }[]
): string[] => {
  const names = new Set(models.map(({ organisation }) => organisation));
  return [...names].filter((name) => name !== '' && !models.some(({ title }) => title.includes(name)));
};

const yearOfTitle = String.raw`(?:FY ?)?(?:19|20)\d\d(?:[/–-]\d{2,4})?(?!\d)`;
const topicOfTitle = `(?:ESG|CSR|GRI|TCFD|Environmental|Social|Governance|Sustainability|Corporate|Responsibility|Climate|Impact|Annual|Interim|Integrated|${yearOfTitle})`;
/** How the title of a report begins: with its year, or with nothing but its topics up to what it is. */
const reportTitles: readonly RegExp[] = [
  new RegExp(`^${yearOfTitle}`),
  new RegExp(
    `^(?:${topicOfTitle},?(?: and| &)? )*(?:(?:Report|Review|Statement|Disclosures?)(?![a-z])|${topicOfTitle}$)`,
    'i',
  ),
  /^(?:ESG|環境|社會|管治|可持續|永續|發展|企業|責任|氣候|年度|中期|綜合|(?:19|20)\d\d|[〇零○一二三四五六七八九十年、及與和\s])*(?:報告|年報|披露)/,
];

/** A sign between a name and a title. A hyphen or a dash within a name has no spaces around it. */
const signBeforeTitle = /^(?:\s*[:：]\s*|\s+[·–—|-]\s+|\s*[–—]+\s*(?=\p{Script=Han}))(?=\S)/u;

/**
 * A title that begins with the organisation's name, in two parts, which a cover prints on lines of their own. It is whole where the name
 * may go on, as “Harbour” does in “Harbour Logistics Report”: only a sign, a year or the words of a report's title end a name.
 */
export const titleInParts = ({
  organisation,
  title,
}: {
  readonly organisation: string;
  readonly title: string;
}): { name: string; title: string } => {
  const rest = organisation !== '' && title.startsWith(organisation) ? title.slice(organisation.length) : '';
  const afterSign = rest.replace(signBeforeTitle, '');
  if (afterSign !== rest) return { name: organisation, title: afterSign };
  const apart = rest.replace(/^[\s,，、]+/, '');
  const isWord = apart !== rest || /^[\d\p{Script=Han}]/u.test(rest) || /\p{Script=Han}$/u.test(organisation);
  const isTitle = isWord && reportTitles.some((begins) => begins.test(apart));
  return isTitle ? { name: organisation, title: apart } : { name: '', title };
};

/** The line at the foot of each page: the title, and the organisation where the title does not name it. */
export const runningTitle = (model: { readonly organisation: string; readonly title: string }): string => {
  const { name, title } = titleInParts(model);
  // Chinese parts them with a space, as the title does.
  if (name !== '') return /\p{Script=Han}/u.test(title) ? model.title : `${name}, ${title}`;
  return title.includes(model.organisation) ? title : `${title} · ${model.organisation}`;
};

const yearEnded = defineWords({
  en: (day: string) => `For the year ended ${day}`,
  zhTw: (day) => `截至${day}止年度`,
});

/** The period as the cover of a publication says it: “For the year ended 31 December 2025”; its days where it is no year. */
export const coverPeriod = (period: Period, language: Language): string => {
  if (!isYearLong(period)) return printedPeriod(period, language);
  return yearEnded[language](printedDay(period.end, language));
};
