import {
  type AnswerValue,
  type Field,
  type Framework,
  type Language,
  mapRuns,
  printLinkedNumber,
  type ReportFigures,
  type SentenceMark,
} from '@esg/contract';
import { figureWordsOf, findMetric } from '@esg/standards';
import { type NumberReader, numberReader } from '../report-model/index.ts';
import { type AnswersByField, disclosuresOf } from '../reports/index.ts';
import type { DisclosureState } from '../reports/kernel.ts';
import { type FoundMark, sentenceChecker } from './check-sentences.ts';
import type { KnownFigure } from './known-figures.ts';
import { type Sentence, sentencesOf, sentencesOfText } from './sentences.ts';

/** What is needed to check the sentences of a report. */
export type MarksInput = {
  readonly report: { readonly languages: readonly Language[] };
  readonly framework: Framework;
  readonly numberFormat: Parameters<typeof numberReader>[0]['numberFormat'];
  readonly disclosures: ReadonlyMap<string, DisclosureState>;
  readonly answers: ReadonlyMap<string, AnswersByField>;
  readonly figures: ReportFigures;
};

const namesOf = ({ key, label }: Field): string[] => {
  const metric = findMetric(key);
  const known = [label.en, label.zhTw, ...(metric ? [metric.name.en, metric.name.zhTw] : [])];
  return [...new Set([...(figureWordsOf(key)?.names ?? []), ...known.map((name) => name.toLowerCase())])];
};

/** The figures of a report as sentences may call them. One that several disclosures ask for is there once. */
export const knownFiguresOf = ({ framework, figures }: Pick<MarksInput, 'framework' | 'figures'>): KnownFigure[] => {
  const fields = new Map(
    disclosuresOf(framework).flatMap(({ code, fields }) =>
      fields.map((field) => [`${code}\n${field.key}`, field] as const),
    ),
  );
  const known = new Map<string, KnownFigure>();
  for (const { disclosureCode, fieldKey, years } of figures.figures) {
    const field = fields.get(`${disclosureCode}\n${fieldKey}`);
    if (!field) continue;
    const figure = {
      disclosureCode,
      fieldKey,
      unitKind: field.unitKind,
      names: namesOf(field),
      years: years.map(({ total, rows, parts }) => ({ total, parts: [...rows, ...(parts ?? [])] })),
    };
    const place = `${fieldKey}\n${JSON.stringify(years)}`;
    if (!known.has(place)) known.set(place, figure);
  }
  return [...known.values()];
};

const sentencesIn = (value: AnswerValue, language: Language, { find, print }: NumberReader): Sentence[] => {
  if (value.type === 'textArea' || value.type === 'text') return sentencesOfText(value.text[language] ?? '');
  if (value.type !== 'richTextArea') return [];
  const printed = mapRuns(value.blocks[language] ?? [], (run) => {
    const now = run.number && find(run.number);
    return run.number && now ? { ...run, text: printLinkedNumber(now, run.number, print(language)) } : run;
  });
  return sentencesOf(printed);
};

const figureOf = ({ figure }: FoundMark): SentenceMark['figure'] =>
  figure
    ? {
        disclosureCode: figure.disclosureCode,
        fieldKey: figure.fieldKey,
        now: figure.years[0]?.total ?? null,
        before: figure.years[1]?.total ?? null,
      }
    : null;

const isText = (value: AnswerValue | null): value is AnswerValue =>
  value?.type === 'richTextArea' || value?.type === 'textArea' || value?.type === 'text';

/** A mark before anybody has said something about it. */
export type NewMark = Omit<SentenceMark, 'confirmed'>;

/** The marks of the report's texts, or of the texts of one disclosure, in the order of the framework; kept ones too. */
export const marksIn = (input: MarksInput, isKept: (mark: NewMark) => boolean, only?: string): NewMark[] => {
  const reader = numberReader(input);
  const check = sentenceChecker({ figures: knownFiguresOf(input), years: input.figures.years });
  return disclosuresOf(input.framework).flatMap(({ code, fields }) => {
    const state = input.disclosures.get(code);
    if (!state || state.status === 'omitted' || (only !== undefined && only !== code)) return [];
    return fields.flatMap(({ key }) => {
      const value = input.answers.get(code)?.get(key) ?? null;
      if (!isText(value)) return [];
      return input.report.languages.flatMap((language) => {
        const markOf = (mark: FoundMark): NewMark => ({
          disclosureCode: code,
          fieldKey: key,
          language,
          kind: mark.kind,
          sentence: mark.sentence,
          words: mark.words,
          figure: figureOf(mark),
        });
        return check(sentencesIn(value, language, reader), (mark) => isKept(markOf(mark))).map(markOf);
      });
    });
  });
};
