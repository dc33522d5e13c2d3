import {
  type DesignSettings,
  type Finding,
  goneNumber,
  type Language,
  type LinkedNumber,
  languages,
  linkedNumberState,
  linkedNumbersIn,
  type NumberFinder,
  type NumberPrint,
  numberFinder,
  printLinkedNumber,
  type ReportFigures,
  type RichTextBlock,
  updateNumbers,
} from '@esg/contract';
import type { AnswersByField } from '../reports/index.ts';
import type { DisclosureState } from '../reports/kernel.ts';

/** What is needed to read and check texts with numbers. */
export type NumbersInput = {
  readonly report: { readonly languages: readonly Language[] };
  readonly framework: { readonly units: NumberPrint['units'] };
  readonly numberFormat: NumberPrint['numberFormat'];
  readonly disclosures: ReadonlyMap<string, DisclosureState>;
  readonly answers: ReadonlyMap<string, AnswersByField>;
  readonly figures: ReportFigures;
  readonly design: { readonly settings: DesignSettings };
};

type Texts = Partial<Record<Language, readonly RichTextBlock[]>>;

/** How numbers are found and printed in the texts of one report. */
export type NumberReader = { find: NumberFinder; print: (language: Language) => NumberPrint };

/** Reads numbers from the figures of the report, in the units of its framework. */
export const numberReader = ({
  figures,
  framework,
  numberFormat,
}: Pick<NumbersInput, 'figures' | 'framework' | 'numberFormat'>): NumberReader => ({
  find: numberFinder(figures),
  print: (language) => ({ language, numberFormat, units: framework.units, years: figures.years }),
});

const findingOf = (
  number: LinkedNumber,
  language: Language,
  { find, print }: NumberReader,
): Pick<Finding, 'kind' | 'blocking' | 'params' | 'language'> | undefined => {
  const now = find(number);
  const how = print(language);
  const state = linkedNumberState(number, now, how);
  if (state === 'current') return undefined;
  const was = number.seen ? printLinkedNumber(number.seen, number, how) : '';
  const is = now ? printLinkedNumber(now, number, how) : goneNumber;
  const isGone = state === 'gone';
  return { kind: isGone ? 'number-gone' : 'number-stale', blocking: isGone, language, params: { was, is } };
};

/** The findings about the numbers of one text; each once. */
const findingsOfText = (
  texts: Texts,
  place: Pick<Finding, 'step'> & Partial<Finding>,
  input: NumbersInput,
  reader: NumberReader,
) =>
  input.report.languages.flatMap((language) => {
    const found = linkedNumbersIn(texts[language] ?? []).flatMap(
      ({ number }) => findingOf(number, language, reader) ?? [],
    );
    const once = new Map(found.map((each) => [`${each.params?.was}\n${each.params?.is}`, each]));
    return [...once.values()].map(
      (each): Finding => ({
        disclosureCode: null,
        fieldKey: null,
        ...place,
        ...each,
        params: { ...place.params, ...each.params },
      }),
    );
  });

/**
 * Numbers in texts that changed since their sentences were written, and numbers whose source no longer exists, which prevents the
 * publication.
 */
export const numberFindings = (input: NumbersInput): Finding[] => {
  const reader = numberReader(input);
  const ofAnswers = [...input.answers].flatMap(([disclosureCode, fields]) => {
    const state = input.disclosures.get(disclosureCode);
    if (!state || state.status === 'omitted') return [];
    return [...fields].flatMap(([fieldKey, value]) =>
      value?.type === 'richTextArea'
        ? findingsOfText(value.blocks, { step: 'data-input', disclosureCode, fieldKey }, input, reader)
        : [],
    );
  });
  const ofDesign = input.design.settings.parts.flatMap((part) => {
    if (part.kind !== 'text') return [];
    const title = part.title[input.report.languages[0] ?? 'en'] ?? Object.values(part.title).find(Boolean) ?? '';
    return findingsOfText(part.blocks, { step: 'design', params: { textId: part.id, title } }, input, reader);
  });
  return [...ofAnswers, ...ofDesign];
};

/** A text in all its languages with every number updated to its present value, and how many were updated. */
export const updatedTexts = <Blocks extends Texts>(texts: Blocks, { find, print }: NumberReader) => {
  let updated = 0;
  const made: Texts = { ...texts };
  for (const language of languages) {
    const blocks = texts[language];
    if (!blocks) continue;
    const next = updateNumbers(blocks, find, print(language));
    made[language] = next.blocks;
    updated += next.updated;
  }
  return { texts: made as Blocks, updated };
};
