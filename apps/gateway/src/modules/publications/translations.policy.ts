import {
  type Finding,
  type Language,
  type LocalizedText,
  lackingIn,
  localized,
  type Report,
  titleLike,
} from '@esg/contract';
import type { RestatedInput, WrittenReasons } from '../report-model/index.ts';
import type { DisclosureState } from '../reports/kernel.ts';

/** Texts of a report outside its answers, printed in the editions of both languages. */
type TranslatedContent = {
  readonly report: Pick<Report, 'names' | 'descriptions' | 'reportingBoundaries' | 'languages'>;
  readonly organisation: { readonly name: string; readonly chineseName: string | null };
  readonly disclosures: ReadonlyMap<string, DisclosureState>;
  readonly explained: WrittenReasons;
  readonly restated: readonly RestatedInput[];
};

type Lack = Pick<Finding, 'step'> & Partial<Pick<Finding, 'disclosureCode' | 'fieldKey' | 'params'>>;

/** A title that can be derived from the other language and need not be typed. */
const lacksTitle =
  ({ names }: TranslatedContent['report'], organisation: TranslatedContent['organisation']) =>
  (language: Language) =>
    Object.values(names).every((given) => titleLike(given ?? '', organisation, language) === '');

/** What lacks its text in one of the report's languages; its files show the other language. */
export const translationFindings = (content: TranslatedContent): Finding[] => {
  const { report, organisation, disclosures, explained, restated } = content;
  const { languages } = report;
  if (languages.length < 2) return [];
  const lack = (texts: LocalizedText, where: Lack, counts: (language: Language) => boolean = () => true) =>
    lackingIn(texts, languages)
      .filter(counts)
      .map(
        (language): Finding => ({
          kind: 'translation-missing',
          blocking: false,
          disclosureCode: null,
          fieldKey: null,
          language,
          ...where,
        }),
      );
  const setting = (text: string): Lack => ({ step: 'description', params: { text } });
  return [
    ...lack(report.names, setting('name'), lacksTitle(report, organisation)),
    ...lack(report.descriptions, setting('description')),
    ...lack(report.reportingBoundaries, setting('reportingBoundary')),
    ...[...disclosures].flatMap(([disclosureCode, { omission }]) =>
      omission
        ? lack(localized(omission.explanation, omission.explanations, languages), {
            step: 'data-input',
            disclosureCode,
            params: { text: 'explanation' },
          })
        : [],
    ),
    ...[...explained].flatMap(([disclosureCode, reasons]) =>
      [...reasons].flatMap(([fieldKey, { text, texts }]) =>
        lack(localized(text, texts, languages), {
          step: 'data-input',
          disclosureCode,
          fieldKey,
          params: { text: 'change' },
        }),
      ),
    ),
    ...restated.flatMap(({ disclosureCode, fieldKey, breakdown, descriptor, note, notes }) =>
      lack(localized(note, notes, languages), {
        step: 'validation',
        disclosureCode,
        fieldKey,
        params: { text: 'note', row: descriptor, ...(breakdown !== undefined && { breakdown }) },
      }),
    ),
  ];
};
