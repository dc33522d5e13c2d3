import * as v from 'valibot';
import { LanguageSchema } from './language-schemas.ts';
import { type Language, languages } from './languages.ts';
import { limits } from './limits.ts';
import { type Divergence, mergeParts, type Preferred } from './merge-parts.ts';
import { LineSchema, ref, WrittenSchema } from './schema.ts';
import { written } from './written.ts';

/** Languages of a report; it opens in the first. */
export const ReportLanguagesSchema = v.pipe(v.array(LanguageSchema), v.minLength(1), v.maxLength(languages.length));

const ReportText = v.pipe(WrittenSchema, v.maxLength(limits.reportTextLengthMax));

/** A text about a report, in each language that it was written in. */
export const LocalizedTextSchema = v.pipe(
  v.object({ en: v.optional(ReportText), zhTw: v.optional(ReportText) }),
  ref('LocalizedText'),
);
export type LocalizedText = v.InferOutput<typeof LocalizedTextSchema>;

/** A name in each language that it was written in. An empty name removes that language's. */
const LineOrNone = v.union([v.pipe(v.string(), v.trim(), v.literal('')), LineSchema]);
export const LocalizedLineSchema = v.pipe(
  v.object({ en: v.optional(LineOrNone), zhTw: v.optional(LineOrNone) }),
  ref('LocalizedLine'),
);

const han = /\p{Script=Han}/u;

/** The language of a text that was typed without a choice: the report's only one, else the one of its script. */
export const writtenIn = (text: string, ofReport: readonly Language[]): Language => {
  const [only = 'en', second] = ofReport;
  if (second === undefined) return only;
  return han.test(text) ? 'zhTw' : 'en';
};

/** The texts by language, as stored: without empty languages, in one order, so that equal texts are equal JSON. */
export const writtenTexts = (texts: LocalizedText): LocalizedText =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = written(texts[language] ?? '');
      return text ? [[language, text]] : [];
    }),
  );

/**
 * Merges what two people wrote, language by language, as `mergeParts` does. A text that differs only in spaces from what is being typed
 * stays as typed, because somebody may still be writing.
 */
export const mergeTexts = (both: Divergence<LocalizedText>, preferred?: Preferred): LocalizedText | undefined => {
  const mine = writtenTexts(both.mine);
  const seen = writtenTexts(both.seen);
  const theirs = writtenTexts(both.theirs);
  const merged = mergeParts({ seen, mine, theirs }, preferred);
  if (!merged) return undefined;
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = merged[language] === mine[language] ? both.mine[language] : merged[language];
      return text === undefined ? [] : [[language, text]];
    }),
  );
};

/** A text by language: as written in each, or as typed without a choice of language. */
export const localized = (
  plain: string,
  texts: LocalizedText | null | undefined,
  ofReport: readonly Language[],
): LocalizedText => {
  const kept = writtenTexts(texts ?? {});
  if (Object.keys(kept).length > 0) return kept;
  return writtenTexts({ [writtenIn(plain, ofReport)]: plain });
};

/** A text that was typed once, and by language where the report has two. */
export type WrittenText = { readonly text: string; readonly texts?: LocalizedText | null | undefined };

/** The text to show where there is room for one language: the first language's, else the one that exists. */
export const mainText = (texts: LocalizedText, ofReport: readonly Language[]): string =>
  [...ofReport, ...languages].map((language) => texts[language]?.trim() ?? '').find(Boolean) ?? '';

/** Languages of the report in which a written text is missing. */
export const lackingIn = (texts: LocalizedText, ofReport: readonly Language[]): Language[] => {
  const kept = writtenTexts(texts);
  if (Object.keys(kept).length === 0) return [];
  return ofReport.filter((language) => kept[language] === undefined);
};

/** The text in one language, else the other one with the name of its language. */
export const textIn = (texts: LocalizedText, wanted: Language): { text: string; language: Language | null } => {
  for (const language of [wanted, ...languages]) {
    const text = texts[language]?.trim();
    if (text) return { text, language: language === wanted ? null : language };
  }
  return { text: '', language: null };
};

/** The name of a report for a reader of a language: its name in that language, else the one that it has. */
export const reportNameIn = (
  report: { readonly name: string; readonly names: LocalizedText },
  language: Language,
): string => textIn(report.names, language).text || report.name;

type Listed = {
  readonly stockExchange: string | null;
  readonly chineseName: string | null;
  readonly reportLanguage: Language;
  /** The organisation's choice, if it made one. */
  readonly reportInBoth?: boolean | null;
};

/** Hong Kong's exchange, by its market identifier. */
export const hongKongExchange = 'XHKG';

/**
 * Languages to propose for a new report, the main one first: the organisation's choice, else both for an issuer in Hong Kong or a company
 * with a Chinese name.
 */
export const proposedLanguages = (organisation: Listed): Language[] => {
  const { stockExchange, chineseName, reportLanguage } = organisation;
  const inBoth = organisation.reportInBoth ?? (stockExchange === hongKongExchange || Boolean(chineseName));
  if (!inBoth) return [reportLanguage];
  return [reportLanguage, ...languages.filter((language) => language !== reportLanguage)];
};
