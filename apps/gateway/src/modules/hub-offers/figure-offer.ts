import type {
  AnswerValue,
  DataPoint,
  EntityLevel,
  Field,
  HubAnswerGap,
  HubAnswerNote,
  Metric,
  ReportSource,
  Unit,
  ValueRow,
} from '@esg/contract';
import { byEntity, limits } from '@esg/contract';
import { decimalPattern, isSame, magnitudeOf, placesOf, roundDecimal } from '@esg/quantities';
import { convert, unitOfSum } from '@esg/standards';
import {
  everyStep,
  type Figure,
  type Hub,
  type HubPart,
  isIncomplete,
  isSharedByDay,
  type Step,
  someStep,
} from '../data-points/index.ts';
import { entitiesAt, ownOperations } from './entities-at.ts';
import { measured, partialName } from './named-figures.ts';

/** The data hub's value for one field, before anybody accepts it. */
export type Offer = {
  value: AnswerValue | null;
  /** The result of the metric's formulas, whatever was entered for it; null where they have none. */
  calculated: AnswerValue | null;
  gap: HubAnswerGap | null;
  notes: HubAnswerNote[];
  /** The calculation; absent for a text. */
  root: Step | undefined;
  sourceIds: string[];
  /** Figures among its sources that the database added up, because they are very many. */
  summed?: readonly Figure[];
  /** The report whose text it repeats; absent for the data hub. */
  from?: ReportSource;
  /** Whether it was written for another question. */
  isRelated?: boolean;
};
/** The sources of an offer. */
export type OfferInput = {
  hub: Hub;
  field: Field;
  metric: Metric;
  /** Units that the framework accepts. */
  units: readonly Unit[];
  /** Unit of the present answer, which an offer keeps where possible. */
  unit: string | undefined;
  points: ReadonlyMap<string, DataPoint>;
  /** The breakdowns of the metric. */
  parts: readonly HubPart[];
  /** The entities whose parts a sum lists; null where it lists none. */
  level: EntityLevel | null;
};

/** Decimals of a figure without a last digit, unless the field shows more. */
const endlessDecimals = 6;
/** Digits after the point that an answer may hold. */
export const decimalsMax = 15;

/** A single part is used as the whole: its own parts are examined instead. */
export const innermost = (step: Step): Step => {
  const [only] = step.parts;
  const isOne = step.parts.length === 1 && (step.method === 'only' || step.method === 'latest');
  return only && isOne ? innermost(only) : step;
};

/** Every stored figure below the step that counts. */
export const sourcesOf = (root: Step): Figure[] => {
  const sources: Figure[] = [];
  // In one list that grows: a large group has thousands.
  const add = (step: Step) => {
    if (step.kind === 'left_out') return;
    if (step.figure) sources.push(step.figure);
    else for (const part of step.parts) add(part);
  };
  add(root);
  return sources;
};

const notesOf = ({ hub }: OfferInput, root: Step, figures: readonly Figure[]): HubAnswerNote[] => {
  const steps = everyStep(root);
  const put = (kind: Step['kind']) => steps.some((step) => step.kind === kind && step.method !== 'only');
  const notes: [HubAnswerNote, boolean][] = [
    ['entities', put('entities')],
    ['shared', steps.some(({ kind }) => kind === 'share' || kind === 'left_out')],
    ['in_full', hub.isInFull && figures.length > 0],
    ['entered_differs', hub.isEnteredOtherwise(root)],
    ['periods', steps.some(({ kind, method }) => kind === 'periods' && (method === 'sum' || method === 'weighted'))],
    ['pro_rata', isSharedByDay(root)],
    ['formula', put('formula')],
    ['incomplete', isIncomplete(root)],
    ['partial', steps.some(({ counted }) => Boolean(counted))],
    ['internal', figures.some(({ internal }) => internal)],
    ['estimated', figures.some(({ quality }) => quality === 'estimated')],
  ];
  return notes.flatMap(([note, holds]) => (holds ? [note] : []));
};

/** The number as an answer may store it: exact where it has a last digit, else rounded, with `rounded`. */
export const shortened = (
  number: string,
  { field }: { readonly field: Pick<Field, 'type' | 'decimals'> },
): { number: string; rounded: boolean } => {
  const places = placesOf(number);
  // A small figure keeps as many significant digits as a large one.
  const endless = Math.min(
    decimalsMax,
    Math.max(endlessDecimals, field.decimals, endlessDecimals - 1 - magnitudeOf(number)),
  );
  const kept = field.type === 'integer' ? 0 : places <= decimalsMax ? places : endless;
  const shown = roundDecimal(number, kept);
  return { number: shown, rounded: !isSame(shown, number) };
};

type Rows = { rows: ValueRow[]; notes: HubAnswerNote[] } | HubAnswerGap;

/** One row in the best unit: of the present answer, as entered, then any that the framework accepts. */
const rowOf = (
  input: OfferInput,
  amount: { number: string; unit: string },
  entered: string | undefined,
  descriptor: string,
): Rows => {
  const allowed = input.units.map(({ code }) => code);
  const kind = input.metric.unitKind ?? '';
  for (const unit of [input.unit, entered, amount.unit, ...allowed]) {
    if (unit === undefined || !allowed.includes(unit)) continue;
    const number = unit === amount.unit ? amount.number : convert(amount.number, kind, amount.unit, unit);
    if (number === undefined) continue;
    const fitting = shortened(number, input);
    if (!decimalPattern.test(fitting.number)) continue;
    const row = { number: fitting.number, unit, descriptor: descriptor.slice(0, limits.descriptorLengthMax) };
    return {
      rows: [row],
      notes: [
        ...(fitting.rounded ? ['rounded' as const] : []),
        ...(entered !== undefined && entered !== unit ? ['converted' as const] : []),
      ],
    };
  }
  return 'unit_unknown';
};

const joined = (parts: readonly Rows[]): Rows => {
  const refused = parts.find((part) => typeof part === 'string');
  if (refused) return refused;
  const made = parts.filter((part) => typeof part !== 'string');
  const rows = made.flatMap((part) => part.rows);
  if (rows.length > limits.valueRowsMax) return 'too_many_rows';
  return { rows, notes: [...new Set(made.flatMap(({ notes }) => notes))] };
};

/** The unit in which all figures below were entered; of several that convert the largest, as people add kilograms to tonnes. */
const enteredUnit = ({ metric }: OfferInput, figures: readonly Figure[]): string | undefined =>
  unitOfSum(
    metric.unitKind ?? '',
    figures.flatMap(({ unit }) => unit ?? []),
  );

const asEntered = (input: OfferInput, { value }: DataPoint, labels: string): Rows =>
  value.type === 'number' || value.type === 'integer'
    ? joined(
        value.rows.map(({ number, unit, descriptor }) =>
          rowOf(input, { number, unit }, unit, [labels, descriptor].filter(Boolean).join(' · ')),
        ),
      )
    : 'not_a_number';

const nameOf = ({ hub }: OfferInput, step: Step, by: 'labels' | 'entities'): string => {
  if (by === 'entities') return (step.entityId && hub.entityName(step.entityId)) || '';
  const [figure] = sourcesOf(step);
  return figure ? hub.labelsOf(figure).join(', ') : '';
};

/** Parts side by side, each a row with its name. */
const listed = (input: OfferInput, step: Step, by: 'labels' | 'entities'): Rows =>
  joined(
    step.parts.map((part) =>
      part.value
        ? rowOf(input, part.value, enteredUnit(input, sourcesOf(part)), nameOf(input, part, by))
        : (part.gap ?? 'no_data'),
    ),
  );

/** Whether the step combines a breakdown, whose parts are rows of their own. */
const isBrokenDown = ({ metric }: OfferInput, step: Step): boolean => {
  const total = metric.subMetrics[0]?.sections[0]?.id;
  return sourcesOf(step).some(({ sectionId }) => sectionId !== total);
};

const unsummed: readonly (HubAnswerGap | null)[] = ['not_additive', 'no_weight', 'currencies_differ'];

const rowsOf = (input: OfferInput, root: Step): Rows => {
  const whole = innermost(root);
  const point = whole.dataPointId === null ? undefined : input.points.get(whole.dataPointId);
  if (point) {
    const figure = input.hub.figure(point.id);
    return asEntered(input, point, figure ? input.hub.labelsOf(figure).join(', ') : '');
  }
  if (whole.kind === 'labels' && whole.parts.every(({ value }) => value) && !isBrokenDown(input, whole))
    return listed(input, whole, 'labels');
  if (whole.kind === 'formula' && whole.value) {
    const made = rowOf(input, whole.value, enteredUnit(input, sourcesOf(whole)), partialName(whole));
    return typeof made === 'string' ? made : { ...made, rows: measured(made.rows, input, whole) };
  }
  if (whole.value) return rowOf(input, whole.value, enteredUnit(input, sourcesOf(whole)), '');
  if (whole.kind === 'entities' && unsummed.includes(whole.gap)) {
    const rows = listed(input, whole, 'entities');
    return typeof rows === 'string' ? rows : { ...rows, notes: [...rows.notes, 'listed'] };
  }
  return whole.gap ?? 'no_data';
};

/** Shares of parts that were weighted with the whole of something else are meaningless. */
const isSound = (step: Step) => !someStep(step, ({ method }) => method === 'weighted');

/** The parts of the figure's breakdowns, each a row with its name. */
const partRows = (input: OfferInput): { rows: ValueRow[]; sources: Step[] } => {
  const made = input.parts.flatMap(({ breakdown, name, step }) => {
    const whole = innermost(step);
    const point = whole.dataPointId === null ? undefined : input.points.get(whole.dataPointId);
    const rows = point
      ? asEntered(input, point, name)
      : whole.value && isSound(step)
        ? rowOf(input, whole.value, enteredUnit(input, sourcesOf(step)), name)
        : 'no_data';
    return typeof rows === 'string' ? [] : [{ step, rows: rows.rows.map((row) => ({ ...row, breakdown })) }];
  });
  return { rows: made.flatMap(({ rows }) => rows), sources: made.map(({ step }) => step) };
};

/**
 * What each entity of the level adds to the sum, a row each, with its share and with all below it that no row of its own has. None where one
 * of them cannot be written as a row, because the others alone would not make up the sum.
 */
const entityRows = (input: OfferInput, root: Step): ValueRow[] => {
  const { hub, level } = input;
  if (level === null) return [];
  const unit = enteredUnit(input, sourcesOf(root));
  const made = joined(
    entitiesAt(root, level, hub.lineOf).flatMap(({ step, isOwn }) => {
      const name = [nameOf(input, step, 'entities'), ...(isOwn ? [ownOperations] : [])].join(' · ');
      return step.value ? [rowOf(input, step.value, unit, name)] : [];
    }),
  );
  return typeof made === 'string' ? [] : made.rows.map((row) => ({ ...row, breakdown: byEntity.id }));
};

/** Whether the whole was entered, or calculated from more than one part, so that it may be printed above its parts. */
const isWhole = (step: Step, parts: readonly Step[]): boolean => {
  const theirs = new Set(parts.flatMap(sourcesOf));
  const own = sourcesOf(step);
  return own.length > 1 || own.some((figure) => !theirs.has(figure));
};

/** The data hub's figures for a field, with everything that people should know about them. */
export const figureOffer = (input: OfferInput, root: Step): Omit<Offer, 'calculated'> => {
  const parts = partRows(input);
  const made = parts.rows.length > 0 && !isWhole(root, parts.sources) ? { rows: [], notes: [] } : rowsOf(input, root);
  const sources = [...new Set([root, ...parts.sources].flatMap(sourcesOf))];
  const sourceIds = sources.flatMap(({ id }) => id ?? []);
  const summed = sources.filter(({ id }) => id === null);
  const behind = { root, sourceIds, summed };
  const notes = notesOf(input, root, sources);
  if (typeof made === 'string' && parts.rows.length === 0) return { value: null, gap: made, notes, ...behind };
  const whole = typeof made === 'string' ? { rows: [], notes: [] } : made;
  const asked = whole.rows.length > 0 ? entityRows(input, root) : [];
  const isTooLong = whole.rows.length + parts.rows.length + asked.length > limits.valueRowsMax;
  const rows = [...whole.rows, ...parts.rows, ...(isTooLong ? [] : asked)];
  if (isTooLong && asked.length > 0) notes.push('not_listed');
  if (rows.length > limits.valueRowsMax) return { value: null, gap: 'too_many_rows', notes, ...behind };
  const type = input.field.type === 'integer' ? 'integer' : 'number';
  return { value: { type, rows }, gap: null, notes: [...notes, ...whole.notes], ...behind };
};
