import {
  type AnswerValue,
  type Breakdown,
  byEntity,
  type Field,
  isDimension,
  type Language,
  type ModelBreakdown,
  type ModelField,
  type ValueRow,
} from '@esg/contract';
import { missedButForRounding, missedBy, type TotalAndParts } from '@esg/quantities';
import { restMetrics } from '@esg/standards';
import { metricOfField } from '../hub-offers/index.ts';
import { categoryIn } from './category-words.ts';
import { measureIn } from './denominators.ts';
import { type Printing as DocumentPrinting, type MissedInYear, partsNote, yearsOfParts } from './parts-note.ts';
import { partsWords } from './words.ts';

type Numbers = Extract<ModelField['content'], { kind: 'numbers' }>;
type Row = Numbers['rows'][number];
type Printing = DocumentPrinting & {
  readonly isSum: boolean;
  readonly disclosureCode: string;
  /** The figure of that metric in the same disclosure, with its earlier years. */
  readonly besideOf?: (metricKey: string) => Numbers | undefined;
};

type Parted = Pick<Field, 'key' | 'type' | 'unitKind' | 'breakdowns'>;

/** Breakdowns that a figure may have, that of its entities last: a field of an organisation's own framework has them without ids, which its metric in the library knows. */
export const breakdownsOf = (field: Parted): readonly Breakdown[] => {
  if (field.unitKind === null) return field.breakdowns;
  if (field.breakdowns.some(({ id }) => id !== undefined)) return [...field.breakdowns, byEntity];
  const ways = metricOfField(field)?.subMetrics.slice(1) ?? [];
  return [...ways.map(({ id, name }) => ({ ...name, id: id.slice(field.key.length + 1) })), byEntity];
};

/** Parts that have names of their own in the library, such as NOx and SOx, are in one group. */
const named = 'parts';
const joint = ' · ';

/** Identifies a row of a figure: the breakdown that it belongs to, and its descriptor as it was entered. */
export type RowPlace = { readonly descriptor: string; readonly breakdown?: string | undefined };

/** The name of a part in a document: a category of a breakdown, such as Male, or a part with a name of its own, such as NOx. */
const partName = ({ descriptor, breakdown = '' }: RowPlace, label: string | undefined, language: Language): string => {
  const category = categoryIn(descriptor, language);
  if (isDimension(breakdown)) return category || (label ?? '');
  return [label ?? breakdown, category].filter(Boolean).join(joint);
};

const labelIn = (breakdowns: readonly Breakdown[], breakdown: string | undefined, language: Language) =>
  breakdowns.find(({ id }) => id !== undefined && id === breakdown)?.[language];

/** The name of a row in a document where it is printed apart from its figure: with the breakdown it belongs to. */
export const rowName = (row: RowPlace, field: Parted, language: Language): string => {
  const { breakdown, descriptor } = row;
  if (breakdown === undefined) return measureIn(descriptor, field.unitKind, language);
  const label = labelIn(breakdownsOf(field), breakdown, language);
  const name = partName(row, label, language);
  return isDimension(breakdown) && label !== undefined && label !== name ? `${label}${joint}${name}` : name;
};

/**
 * The name that the answer gave to a row of a model. Models that were published before rows stored it have only the labels that were
 * printed in that language.
 */
export const placeOfRow = (
  { descriptor, breakdown, entered }: Row,
  field: Parted | undefined,
  language: Language,
): RowPlace => {
  if (entered) return entered;
  if (breakdown === undefined) return { descriptor };
  const breakdowns = field ? breakdownsOf(field) : [];
  if (breakdown !== named) {
    const isLabel = descriptor === labelIn(breakdowns, breakdown, language);
    return { breakdown, descriptor: isLabel ? '' : descriptor };
  }
  const part = breakdowns.find(
    (each) => descriptor === each[language] || descriptor.startsWith(`${each[language]}${joint}`),
  );
  if (part?.id === undefined) return { breakdown, descriptor };
  return { breakdown: part.id, descriptor: descriptor.slice(part[language].length + joint.length) };
};

/** Figures that the disclosure prints below the parts, in the unit and the years of the total: bought electricity below the fuels. */
const restOf = (
  key: string,
  way: string,
  total: Row | undefined,
  years: readonly string[],
  printing: Printing,
): Row[] =>
  restMetrics(key, way).flatMap((metric) => {
    const beside = printing.besideOf?.(metric);
    const [row, ...others] = beside?.rows.filter(({ breakdown }) => breakdown === undefined) ?? [];
    if (!row || others.length > 0 || row.unitCode !== total?.unitCode) return [];
    return [{ ...row, earlier: years.map((year) => row.earlier?.[(beside?.years ?? []).indexOf(year)] ?? null) }];
  });

/** The difference between the parts and their total by year; nothing where they add up, or have different units. */
const missedIn = (
  parts: readonly Row[],
  whole: readonly Row[],
  years: readonly string[],
  printing: Printing & { readonly isCount: boolean; readonly rest: readonly Row[] },
): MissedInYear[] => {
  const [total, ...others] = whole;
  const sameUnit = parts.every(({ unitCode }) => unitCode === total?.unitCode);
  if (!printing.isSum || !total || others.length > 0 || !sameUnit) return [];
  // Counts are exact; measured figures were rounded one by one.
  const missed = (each: TotalAndParts) => (printing.isCount ? missedBy(each) : missedButForRounding(each, each.parts));
  const yearsOf = (rows: readonly Row[]) => yearsOfParts(total, rows, years, printing.thisYear);
  const withRest = printing.rest.length > 0 ? yearsOf([...parts, ...printing.rest]) : [];
  const complete = new Set(withRest.flatMap(({ year, ...each }) => (missed(each) ? [] : [year])));
  return yearsOf(parts).flatMap(({ year, ...each }) => {
    if (each.parts.some((number) => number.startsWith('-')) || complete.has(year)) return [];
    const by = missed(each);
    return by ? [{ year, ...by }] : [];
  });
};

/** A figure with its breakdowns named, and its parts in their order with names in the document's language. */
export const withBreakdowns = (field: ModelField, asked: Field, printing: Printing): ModelField => {
  const { content } = field;
  if (content.kind !== 'numbers' || content.rows.every(({ breakdown }) => breakdown === undefined)) return field;
  const { language } = printing;
  const labelOf = new Map(breakdownsOf(asked).flatMap((each) => (each.id ? [[each.id, each[language]]] : [])));
  const whole = content.rows.filter(({ breakdown }) => breakdown === undefined);
  const places = [...labelOf.keys()];
  const placeOf = (id: string) => (places.includes(id) ? places.indexOf(id) : places.length);
  const ids = [...new Set(content.rows.flatMap(({ breakdown }) => breakdown ?? []))].toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
  const parts = ids.flatMap((id) => {
    const rows = content.rows.filter(({ breakdown }) => breakdown === id);
    return rows.map((row) => ({
      ...row,
      descriptor: partName(row, labelOf.get(id), language),
      breakdown: isDimension(id) ? id : named,
      entered: { descriptor: row.descriptor, breakdown: id },
    }));
  });
  const groups = [...new Set(parts.flatMap(({ breakdown }) => breakdown ?? []))].map((id): ModelBreakdown => {
    if (id === named) return { id, label: partsWords[language].ofWhich };
    const missed = missedIn(
      parts.filter(({ breakdown }) => breakdown === id),
      whole,
      content.years ?? [],
      {
        ...printing,
        isCount: asked.type === 'integer',
        rest: restOf(asked.key, id, whole[0], content.years ?? [], printing),
      },
    );
    const label = labelOf.get(id) ?? id;
    if (missed.length === 0) return { id, label };
    const { disclosureCode, onNoted } = printing;
    onNoted?.({ disclosureCode, fieldKey: field.key, breakdown: id, missed });
    return { id, label, note: partsNote(missed, whole[0]?.unitSymbol ?? '', printing) };
  });
  return { ...field, content: { ...content, rows: [...whole, ...parts], breakdowns: groups } };
};

/** A figure whose rows have their names in this language: the organisation's own, else the usual ones. */
export const withOwnNames = (field: ModelField, value: AnswerValue | null, language: Language): ModelField => {
  const { content } = field;
  if (content.kind !== 'numbers' || (value?.type !== 'number' && value?.type !== 'integer')) return field;
  const rows = content.rows.map((row): Row => {
    const { descriptor, breakdown } = row.entered ?? row;
    const isSame = (each: ValueRow) => each.descriptor === descriptor && each.breakdown === breakdown;
    const usual = categoryIn(descriptor, language);
    const name = value.rows.find(isSame)?.names?.[language]?.trim() || usual;
    const printed = breakdown === undefined ? name : row.descriptor.replace(usual, () => name);
    if (descriptor === '' || printed === row.descriptor) return row;
    const entered = row.entered ?? { descriptor, ...(breakdown !== undefined && { breakdown }) };
    return { ...row, entered, descriptor: printed };
  });
  return { ...field, content: { ...content, rows } };
};
