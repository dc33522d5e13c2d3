import {
  type AnswerValue,
  checkDataPoint,
  type Disclosure,
  type Field,
  type FigureChange,
  type Finding,
  type Metric,
  missingBreakdowns,
  missingYears,
  openQuestions,
  type Period,
  percentOfChange,
  sameJson,
  totalOf,
} from '@esg/contract';
import { isSame, placesOf, roundDecimal } from '@esg/quantities';
import { measuresOfKind, movesPointOnly, unitOfSum } from '@esg/standards';
import { isSamePart } from '../report-model/index.ts';
import type { AnswersByField } from '../reports/index.ts';

/** The input of the checks of a disclosure's figures. */
export type FigureFacts = {
  readonly period: Period | null;
  /** Last year's published answers by what they answer, as `questionOf` names it, with the texts of that report; null where there is none. */
  readonly lastYear: { readonly period: Period; readonly answers: ReadonlyMap<string, readonly AnswerValue[]> } | null;
  /** What a field of a disclosure asks: its metric, and where it asks for a part of it, the disclosure too. */
  readonly questionOf: (disclosureCode: string, fieldKey: string) => string;
  /** Percentage of change from which an explanation is required. */
  readonly threshold: (metricKey: string) => number;
  readonly metricOf: (field: Field) => Metric | undefined;
  /** Whether this same figure's difference was explained. */
  readonly isExplained: (disclosureCode: string, fieldKey: string) => boolean;
  /** Whether the figure has a document; `undefined` where the report has no documents at all. */
  readonly isProved: ((disclosureCode: string, fieldKey: string) => boolean) | undefined;
};

type Found = Pick<Finding, 'kind' | 'fieldKey'> & Pick<Partial<Finding>, 'params'>;
type Figure = Extract<AnswerValue, { rows: unknown }>;

const isFigure = (value: AnswerValue | null): value is Figure => value?.type === 'number' || value?.type === 'integer';
const unitsOf = ({ rows }: Figure) => new Set(rows.map(({ unit }) => unit));

/** Kinds of findings of `checkDataPoint` that are shown as warnings of a report. */
const kindOf = { unit_slip: 'unit-slip', sign: 'sign-odd', change: 'change-unexplained' } as const;

/** Last year's figure for the metric; none where that report had several. */
const lastOf = (facts: Pick<FigureFacts, 'lastYear'>, question: string): Figure | undefined => {
  const values = facts.lastYear?.answers.get(question) ?? [];
  const [first] = values;
  return first && isFigure(first) && values.every((value) => sameJson(value, first)) ? first : undefined;
};

type ChangeFacts = Pick<FigureFacts, 'period' | 'lastYear' | 'questionOf' | 'threshold' | 'metricOf'>;

/** A figure with last year's beside it, in the form that the checks of the data hub use; nothing where the report has no period. */
const besideLastYear = (field: Field, value: Figure, last: Figure | undefined, facts: ChangeFacts) => {
  const metric = facts.metricOf(field);
  if (!facts.period) return undefined;
  const measures = field.unitKind === null ? [] : measuresOfKind(field.unitKind);
  const total = (of: Figure) => (metric ? totalOf(of, metric, measures) : null);
  const previous = last && facts.lastYear && { id: '', period: facts.lastYear.period, value: last, total: total(last) };
  return {
    value,
    total: total(value),
    unitKind: field.unitKind,
    period: facts.period,
    changeThreshold: facts.threshold(field.key),
    previous: previous ?? null,
    others: [],
  };
};

/** A figure of a disclosure with last year's for its metric, and both as the checks read them. */
export type ComparedFigure = {
  readonly field: Field;
  readonly value: Figure;
  readonly last: Figure | undefined;
  readonly beside: ReturnType<typeof besideLastYear>;
};

/** The figures of a disclosure beside last year's: added up once, for every check of them. */
export const compareFigures = (
  disclosure: Pick<Disclosure, 'code' | 'fields'>,
  answers: AnswersByField,
  facts: ChangeFacts,
): ComparedFigure[] =>
  disclosure.fields.flatMap((field) => {
    const value = answers.get(field.key) ?? null;
    if (!isFigure(value)) return [];
    const last = lastOf(facts, facts.questionOf(disclosure.code, field.key));
    return [{ field, value, last, beside: besideLastYear(field, value, last, facts) }];
  });

const wholesOf = ({ rows }: Figure) => rows.filter(({ breakdown }) => breakdown === undefined);

/** Both figures in one unit: as typed where they have the same unit, else in the unit they are compared in. */
const sideBySide = ({
  value,
  total,
  previous,
}: NonNullable<ReturnType<typeof besideLastYear>>): FigureChange['values'] => {
  if (!previous || !total || !previous.total) return undefined;
  const [now, ...more] = wholesOf(value);
  const [last, ...others] = wholesOf(previous.value);
  const isOne = now && last && more.length === 0 && others.length === 0 && now.unit === last.unit;
  const row = isOne && now.descriptor !== '' && now.descriptor === last.descriptor ? { row: now.descriptor } : {};
  return isOne
    ? { before: last.number, after: now.number, unit: now.unit, ...row }
    : { before: previous.total.number, after: total.number, unit: total.unit };
};

/** Whether there is a figure where there was nothing last year, such as a first death: no percentage says so. */
const isFromNothing = ({ total, previous }: NonNullable<ReturnType<typeof besideLastYear>>): boolean =>
  total !== null &&
  previous?.total?.unit === total.unit &&
  Number(previous.total.number) === 0 &&
  Number(total.number) !== 0;

const againstLastYear = (
  code: string,
  { field, beside }: ComparedFigure,
  facts: Pick<FigureFacts, 'isExplained'>,
): Found[] => {
  if (!beside) return [];
  const explanation = facts.isExplained(code, field.key) ? 'given' : '';
  const risen: Found[] =
    isFromNothing(beside) && explanation === ''
      ? [{ kind: 'change-unexplained', fieldKey: field.key, params: { ...sideBySide(beside) } }]
      : [];
  const checked = checkDataPoint({ ...beside, explanation }).flatMap(
    ({ kind, params: { percent, dataPointId, digits } }): Found[] => {
      if (kind === 'duplicate')
        return dataPointId === undefined ? [] : [{ kind: 'figure-repeated', fieldKey: field.key }];
      if (kind !== 'unit_slip' && kind !== 'sign' && kind !== 'change') return [];
      // Said where it was entered: this list compares with last year.
      if (digits !== undefined) return [];
      const values = kind === 'change' ? sideBySide(beside) : undefined;
      const params = percent === undefined ? {} : { params: { percent, ...values } };
      return [{ kind: kindOf[kind], fieldKey: field.key, ...params }];
    },
  );
  return [...risen, ...checked];
};

/**
 * Of last year's figures in the data hub, those that were published with another value: this report compares with the published ones until
 * last year's report is published again.
 */
export const pastFindings = (disclosureCode: string, ofHub: readonly ComparedFigure[]): Finding[] =>
  ofHub.flatMap(({ field, beside }): Finding[] => {
    const both = beside && sideBySide(beside);
    // A calculated figure was published rounded.
    if (!both || isSame(both.before, roundDecimal(both.after, placesOf(both.before)))) return [];
    const place = { step: 'data-input', disclosureCode, fieldKey: field.key, language: null } as const;
    return [{ kind: 'past-differs', blocking: false, ...place, params: { before: both.before, after: both.after } }];
  });

const units = (figures: readonly ComparedFigure[]): Found[] => {
  const byKind = Map.groupBy(figures, ({ field }) => field.unitKind ?? '');
  const mixed = [...byKind].flatMap(([kind, list]): Found[] => {
    const used = new Set(list.flatMap(({ value }) => [...unitsOf(value)]));
    const first = list.find(({ value }) => !sameJson([...unitsOf(value)], [...used].slice(0, 1)));
    if (kind === '' || used.size < 2 || !first) return [];
    const unit = unitOfSum(kind, [...used]);
    // Whole numbers stay as they are: in a larger unit they would have decimals.
    const isWritable =
      unit !== undefined && list.every(({ value }) => value.type === 'number') && movesPointOnly(kind, [...used], unit);
    const params = { units: [...used].join(', '), ...(isWritable && { unit }) };
    return [{ kind: 'unit-mix', fieldKey: first.field.key, params }];
  });
  const changed = figures.flatMap(({ field, value, last }): Found[] => {
    const before = last && unitsOf(last);
    const now = unitsOf(value);
    const isOther = field.unitKind !== null && before && now.size === 1 && ![...now].every((unit) => before.has(unit));
    return isOther ? [{ kind: 'unit-changed', fieldKey: field.key, params: { units: [...before].join(', ') } }] : [];
  });
  return [...mixed, ...changed];
};

/** Decimals that stand out beside last year's. One more or fewer may only be a zero at the end, which stored figures do not have. */
const unevenLeast = 2;

/** Whether a row of the figure has far other decimals than last year's, in the same unit. */
const isUneven = ({ value, last }: ComparedFigure): boolean =>
  value.rows.some((row) => {
    const then = last?.rows.find((each) => isSamePart(each, row) && each.unit === row.unit);
    return then !== undefined && Math.abs(placesOf(then.number) - placesOf(row.number)) >= unevenLeast;
  });

/**
 * That figures print with far other decimals than last year's beside them: said once for the report. Those that the author rounds, and
 * calculated ones, print alike.
 */
export const decimalsFindings = (
  compared: readonly { readonly disclosure: Pick<Disclosure, 'code'>; readonly figures: readonly ComparedFigure[] }[],
  isEven: (disclosureCode: string, fieldKey: string) => boolean,
): Finding[] => {
  const uneven = compared.flatMap(({ disclosure: { code }, figures }) =>
    figures.flatMap((figure) => {
      const { key } = figure.field;
      return isUneven(figure) && !isEven(code, key) ? [{ disclosure: code, field: key }] : [];
    }),
  );
  const [first] = uneven;
  if (!first) return [];
  const place = { step: 'design', disclosureCode: null, fieldKey: null, language: null } as const;
  return [{ kind: 'decimals-uneven', blocking: false, ...place, params: { count: uneven.length, ...first } }];
};

/** How each of these figures differs from last year's; those that cannot be compared are left out. */
export const figureChanges = (figures: readonly ComparedFigure[]): FigureChange[] =>
  figures.flatMap(({ field, beside }) => {
    const percent = percentOfChange(beside?.total ?? null, beside?.previous?.total ?? null);
    if (!beside || percent === undefined) return [];
    const isLarge = checkDataPoint({ ...beside, explanation: '' }).some(({ kind }) => kind === 'change');
    const values = sideBySide(beside);
    return [{ fieldKey: field.key, percent, isLarge, ...(values && { values }) }];
  });

const inParts = ({ field, value }: Pick<ComparedFigure, 'field' | 'value'>): Found[] => {
  const lacking = missingBreakdowns(field, value);
  if (lacking.length === 0) return [];
  const ids = lacking.flatMap(({ id }) => id ?? []);
  const years = lacking.flatMap((breakdown) => missingYears(value, breakdown));
  const params = { breakdowns: ids.join(', '), ...(years.length > 0 && { years: years.join(', ') }) };
  return [{ kind: 'breakdown-missing', fieldKey: field.key, params }];
};

/** Questions of the framework that the figures leave open; a disclosure without any figure has another finding. */
const questions = (disclosure: Disclosure, answers: AnswersByField, figures: readonly object[]): Found[] =>
  figures.length === 0
    ? []
    : openQuestions(disclosure, answers).flatMap(([field]) =>
        field ? [{ kind: 'question-open', fieldKey: field.key }] : [],
      );

/** Warnings about a disclosure's figures before they are published. None of them prevents the publication. */
export const figureFindings = (
  disclosure: Disclosure,
  answers: AnswersByField,
  figures: readonly ComparedFigure[],
  facts: Pick<FigureFacts, 'isExplained' | 'isProved'>,
): Finding[] => {
  const unproved = figures.flatMap(({ field }): Found[] =>
    facts.isProved?.(disclosure.code, field.key) === false ? [{ kind: 'evidence-missing', fieldKey: field.key }] : [],
  );
  const found = [
    ...figures.flatMap((figure) => againstLastYear(disclosure.code, figure, facts)),
    ...figures.flatMap(inParts),
    ...questions(disclosure, answers, figures),
    ...units(figures),
    ...unproved,
  ];
  const place = { blocking: false, step: 'data-input' as const, disclosureCode: disclosure.code, language: null };
  return found.map((each) => ({ ...place, ...each }));
};
