import {
  type Framework,
  type Language,
  type LinkedNumber,
  type NumberPrint,
  numberFinder,
  printLinkedNumber,
  type ReportFigures,
} from '@esg/contract';
import { usualPartIn } from '@esg/contract/part-names';

/** Key of the figure that a number refers to, without how it is printed. */
export type FigureChoice = Pick<LinkedNumber, 'disclosureCode' | 'fieldKey' | 'row' | 'breakdown'>;
/** A figure that can be chosen. */
export type FigureOption = {
  /** Name of the choice in lists. */
  id: string;
  choice: FigureChoice;
  /** Name of the field, with the row where it is one of several. */
  label: string;
  /** The earlier years it has, counted back, and which of them can be compared with this one. */
  years: { yearsBack: number; hasValue: boolean; hasChange: boolean }[];
};

/** The default format of a number: with its unit, as entered. */
export const plainNumber = (choice: FigureChoice): LinkedNumber => ({
  ...choice,
  kind: 'value',
  yearsBack: 0,
  decimals: null,
  unit: true,
  period: false,
  signed: false,
  seen: null,
});

/** Key of a choice. */
export const choiceId = ({ disclosureCode, fieldKey, row, breakdown = '' }: FigureChoice) =>
  [disclosureCode, fieldKey, row === null ? '' : `${breakdown}=${row}`].join('\n');

/** The name of a number's field, with its row; `undefined` where the framework does not have it. */
export const nameOfNumber = (choice: FigureChoice, { topics }: Pick<Framework, 'topics'>, language: Language) => {
  for (const { disclosures } of topics)
    for (const { code, fields } of disclosures) {
      if (code !== choice.disclosureCode) continue;
      const field = fields.find(({ key }) => key === choice.fieldKey);
      if (field)
        return choice.row ? `${field.label[language]} – ${usualPartIn(choice.row, language)}` : field.label[language];
    }
  return undefined;
};

/** Everything that a text may name, in the order of the framework: each field, and each row of one that has several. */
export const figureOptions = (
  reported: ReportFigures,
  framework: Pick<Framework, 'topics'>,
  language: Language,
): FigureOption[] => {
  const find = numberFinder(reported);
  return reported.figures.flatMap(({ disclosureCode, fieldKey, years }) => {
    const rows = [...new Set(years.flatMap((year) => year.rows.map(({ descriptor }) => descriptor)))];
    const isSummed = years.some(({ total }) => total !== null);
    const named = [...(isSummed ? [null] : []), ...rows.filter((row) => row !== '' || !isSummed)];
    const parts = new Map(
      years.flatMap((year) =>
        (year.parts ?? []).map(({ descriptor, breakdown }) => {
          const choice = { disclosureCode, fieldKey, row: descriptor, breakdown };
          return [choiceId(choice), choice] as const;
        }),
      ),
    );
    const choices: FigureChoice[] = [...named.map((row) => ({ disclosureCode, fieldKey, row })), ...parts.values()];
    return choices.map((choice): FigureOption => {
      const numberOf = (more: Partial<LinkedNumber>) => find({ ...plainNumber(choice), ...more });
      return {
        id: choiceId(choice),
        choice,
        label: nameOfNumber(choice, framework, language) ?? fieldKey,
        years: years.map((_, yearsBack) => ({
          yearsBack,
          hasValue: numberOf({ yearsBack }) !== null,
          hasChange: yearsBack > 0 && numberOf({ kind: 'change', yearsBack }) !== null,
        })),
      };
    });
  });
};

/** Shown beside an option in the list: its disclosure, this year's figure or the last one there is, and the year. */
export const optionDetail = ({ choice, years }: FigureOption, reported: ReportFigures, print: NumberPrint): string => {
  const newest = years.find(({ hasValue }) => hasValue);
  if (!newest) return choice.disclosureCode;
  const number: LinkedNumber = { ...plainNumber(choice), yearsBack: newest.yearsBack };
  const now = numberFinder(reported)(number);
  const shown = now ? printLinkedNumber(now, number, print) : '';
  return [choice.disclosureCode, shown, reported.years[newest.yearsBack]].filter(Boolean).join(' · ');
};
