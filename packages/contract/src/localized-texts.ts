import * as v from 'valibot';
import { LanguageSchema } from './language-schemas.ts';
import { type Language, languages } from './languages.ts';
import { limits } from './limits.ts';
import { type Divergence, mergeParts, type Preferred } from './merge-parts.ts';
import { LineSchema, ref, WrittenSchema } from './schema.ts';
import { written } from './written.ts';

/** Languages of a report; the first is the one it opens in. */
export const ReportLanguagesSchema = v.pipe(v.array(LanguageSchema), v.minLength(1), v.maxLength(languages.length));

const ReportText = v.pipe(WrittenSchema, v.maxLength(limits.reportTextLengthMax));

/** A text about a report, in each language that it was written in. */
export const LocalizedTextSchema = v.pipe(
  v.object({ en: v.optional(ReportText), zhTw: v.optional(ReportText) }),
  ref('LocalizedText'),
);
export type LocalizedText = v.InferOutput<typeof LocalizedTextSchema>;

/** A name in each language that it was written in. An empty one takes that language's away. */
const LineOrNone = v.union([v.pipe(v.string(), v.trim(), v.literal('')), LineSchema]);
export const LocalizedLineSchema = v.pipe(
  v.object({ en: v.optional(LineOrNone), zhTw: v.optional(LineOrNone) }),
  ref('LocalizedLine'),
);

const han = /\p{Script=Han}/u;

/** The language of a text that was typed when nobody asked for it: the report's only one, else the one whose script it has. */
export const writtenIn = (text: string, ofReport: readonly Language[]): Language => {
  const [only = 'en', second] = ofReport;
  if (second === undefined) return only;
  return han.test(text) ? 'zhTw' : 'en';
};

/** What was written in each language, as it is stored; languages that say nothing left out, in one order, so that equal texts are equal JSON. */
export const writtenTexts = (texts: LocalizedText): LocalizedText =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = written(texts[language] ?? '');
      return text ? [[language, text]] : [];
    }),
  );

/**
 * Brings together what two people wrote, language by language, as `mergeParts` does. What says the same as what was typed stays as it was
 * typed, because somebody may still be writing.
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

/** A text by language: as it was written in each, or what was typed when nobody asked in which. */
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

/** What stands for all languages where there is room for one: the first language's text, else the one there is. */
export const mainText = (texts: LocalizedText, ofReport: readonly Language[]): string =>
  [...ofReport, ...languages].map((language) => texts[language]?.trim() ?? '').find(Boolean) ?? '';

/** Languages of the report in which a text that was written says nothing. */
export const lackingIn = (texts: LocalizedText, ofReport: readonly Language[]): Language[] => {
  const kept = writtenTexts(texts);
  if (Object.keys(kept).length === 0) return [];
  return ofReport.filter((language) => kept[language] === undefined);
};

/** The text in one language, else the other one with its name. */
export const textIn = (texts: LocalizedText, wanted: Language): { text: string; language: Language | null } => {
  for (const language of [wanted, ...languages]) {
    const text = texts[language]?.trim();
    if (text) return { text, language: language === wanted ? null : language };
  }
  return { text: '', language: null };
};

type Listed = {
  readonly stockExchange: string | null;
  readonly chineseName: string | null;
  readonly reportLanguage: Language;
  /** What the organisation said, where it did. */
  readonly reportInBoth?: boolean | null;
};

/** Hong Kong's exchange, by its market identifier. */
export const hongKongExchange = 'XHKG';

/**
 * Languages to propose for a new report, the main one first: those that the organisation chose, else both for an issuer in Hong Kong or a
 * company with a Chinese name.
 */
export const proposedLanguages = (organisation: Listed): Language[] => {
  const { stockExchange, chineseName, reportLanguage } = organisation;
  const inBoth = organisation.reportInBoth ?? (stockExchange === hongKongExchange || Boolean(chineseName));
  if (!inBoth) return [reportLanguage];
  return [reportLanguage, ...languages.filter((language) => language !== reportLanguage)];
};
