import type { Language } from './languages.ts';
import { limits } from './limits.ts';
import { writtenIn } from './localized-texts.ts';
import { besides, defineWords, type InEachLanguage } from './words.ts';

type Named = { readonly name: string; readonly chineseName: string | null };

/** A company without a Chinese name has the same name everywhere. */
export const organisationNameIn = ({ name, chineseName }: Named, language: Language): string =>
  (language === 'zhTw' && chineseName) || name;

/** Short names of the library's frameworks, by the beginning of their version ids, longer beginnings first. */
const shortNames: readonly (readonly [string, string])[] = [
  ['gri-sectors', 'GRI Sector Standards'],
  ['gri-', 'GRI'],
  ['hkex-', 'HKEX'],
  ['ifrs-s1', 'IFRS S1'],
  ['ifrs-s2', 'IFRS S2'],
  ['hkfrs-s1', 'HKFRS S1'],
  ['hkfrs-s2', 'HKFRS S2'],
  ['aasb-s2', 'AASB S2'],
  ['tcfd-', 'TCFD'],
  ['tnfd-', 'TNFD'],
  ['sasb-', 'SASB'],
  ['wef-', 'WEF'],
  ['sgx-', 'SGX'],
  ['nasdaq-', 'Nasdaq'],
  ['bursa-', 'Bursa Malaysia'],
  ['twse-', 'TWSE'],
  ['lse-', 'LSE'],
  ['esrs-', 'ESRS'],
  ['vsme-', 'VSME'],
  ['sfdr-', 'SFDR'],
  ['brsr-core', 'BRSR Core'],
  ['brsr-', 'BRSR'],
  ['un-sdgs', 'SDGs'],
  ['ungc-', 'UNGC'],
  ['ph-sec', 'SEC PSE'],
  ['uk-secr', 'SECR'],
];

/** A framework's name in titles of reports and files, the same in all languages; an organisation's own framework has its full name. */
export const shortFrameworkName = (versionId: string, name: string): string =>
  shortNames.find(([start]) => versionId.startsWith(start))?.[1] ?? name;

/** The usual titles of reports. */
const kinds: readonly Record<Language, string>[] = [
  { en: 'ESG Report', zhTw: '環境、社會及管治報告' },
  { en: 'Sustainability Report', zhTw: '可持續發展報告' },
];
const [esgReport] = kinds;

/** A number alone is read as a year, and two of them as a fiscal year. */
const chineseYear = (year: string) => {
  if (/^\d{4}$/.test(year)) return `${year} 年`;
  const [, fiscal] = year.match(/^(?:FY)?\s*(\d{4}[/–-]\d{2,4})$/) ?? [];
  return fiscal ? `${fiscal} 年度` : year;
};

/** Marks at the end of a title that distinguish it from others of its year: its framework, and its number among several. */
const withMarks = (title: string, marks: readonly string[], language: Language): string => {
  const end = marks.map(besides[language]).join('');
  return title.slice(0, limits.lineLengthMax - end.length) + end;
};

const lastMark = /\s*[(（]([^()（）]+)[)）]$/;

/** A title without the marks at its end. */
const apartFromMarks = (title: string): { plain: string; marks: string[] } => {
  const found = lastMark.exec(title);
  if (!found) return { plain: title, marks: [] };
  const before = apartFromMarks(title.slice(0, found.index));
  return { plain: before.plain, marks: [...before.marks, found[1] ?? ''] };
};

const kindWords = defineWords({
  en: (kind: string, year: string) => `${kind} ${year}`,
  zhTw: (kind, year) => `${chineseYear(year)}${kind}`,
});

const titleOf = (organisation: string, year: string, kind: InEachLanguage<string>, language: Language) => {
  const named = organisation && `${organisation} `;
  return `${named}${kindWords[language](kind[language], year)}`;
};

type TitleFacts = {
  readonly year: string;
  /** The framework's short name. */
  readonly framework: string;
  /** The number of the report among those of that framework and year; the first has none. */
  readonly place?: number;
};

/** The proposed title of a report of that year and framework. */
export const proposedTitle = (
  organisation: Named,
  { year, framework, place = 1 }: TitleFacts,
  language: Language,
): string => {
  if (!esgReport) return '';
  const title = titleOf(organisationNameIn(organisation, language), year, esgReport, language);
  return withMarks(title, place > 1 ? [framework, String(place)] : [framework], language);
};

/** The title with the mark of another framework instead of its own. */
export const titleByFramework = (title: string, framework: { from: string; to: string }): string => {
  const { plain, marks } = apartFromMarks(title);
  const isMarked = marks.includes(framework.from);
  return withMarks(isMarked ? plain : title, [framework.to], writtenIn(title, ['en', 'zhTw']));
};

/** The facts in a title's marks; none in a title without its framework's mark. */
export const marksOf = (title: string, framework: string): { plain: string; marks: string[] } => {
  const { plain, marks } = apartFromMarks(title);
  const [first, place = '', ...others] = marks;
  const isProposed = first === framework && /^\d*$/.test(place) && others.length === 0;
  return isProposed && plain !== '' ? { plain, marks } : { plain: title, marks: [] };
};

const isKnownMark = (mark: string) => /^\d+$/.test(mark) || shortNames.some(([, name]) => name === mark);

const without = (text: string, start: string) => (text.startsWith(start) ? text.slice(start.length).trim() : undefined);

/** The year of a title that contains only a usual title and the year. */
const yearOf = (rest: string, kind: InEachLanguage<string>): string | undefined => {
  const english = kind.en.toLowerCase();
  const chinese = kind.zhTw;
  const lower = rest.toLowerCase();
  if (lower.startsWith(`${english} `)) return rest.slice(english.length).trim();
  if (lower.endsWith(` ${english}`)) return rest.slice(0, -english.length).trim();
  return rest.endsWith(chinese)
    ? rest
        .slice(0, -chinese.length)
        .replace(/\s*年度?$/, '')
        .trim()
    : undefined;
};

/**
 * The title of one edition where only the other language's was given: made for the same year if that one contains only the company, a usual
 * title and a year; empty otherwise.
 */
export const titleLike = (given: string, organisation: Named, language: Language): string => {
  const { plain, marks } = apartFromMarks(given);
  if (!marks.every(isKnownMark)) return '';
  const names = [organisation.name, organisation.chineseName].filter((name) => name !== null && name !== '');
  for (const kind of kinds)
    for (const name of [...names, '']) {
      const rest = without(plain, name ?? '');
      const year = rest === undefined ? undefined : yearOf(rest, kind);
      const own = name ? organisationNameIn(organisation, language) : '';
      if (year !== undefined && /^[\x21-\x7e–]*\d{2}[\x21-\x7e–]*$/.test(year))
        return withMarks(titleOf(own, year, kind, language), marks, language);
    }
  return '';
};
