import {
  type Breakdown,
  type Field,
  formatModelNumber,
  isDimension,
  type Language,
  type ModelBreakdown,
  type ModelField,
  sumOf,
} from '@esg/contract';
import { categoryIn } from './category-words.ts';
import { partsWords } from './words.ts';

type Numbers = Extract<ModelField['content'], { kind: 'numbers' }>;
type Row = Numbers['rows'][number];
type Printing = { readonly language: Language; readonly numberLocale: string; readonly isSum: boolean };

/** Parts that have names of their own in the library, such as NOx and SOx, stand in one group. */
const named = 'parts';

/** By how much the parts miss their whole, in words; nothing where they make it up, or are not all of one unit. */
const noteOf = (parts: readonly Row[], whole: readonly Row[], { language, numberLocale, isSum }: Printing) => {
  const [total, ...others] = whole;
  const sameUnit = parts.every(({ unitCode }) => unitCode === total?.unitCode);
  if (!isSum || !total || others.length > 0 || !sameUnit || parts.some(({ number }) => number.startsWith('-'))) return;
  const sum = sumOf(parts.map(({ number }) => number));
  const gap = sumOf([total.number, sum.startsWith('-') ? sum.slice(1) : `-${sum}`]);
  if (gap === '0') return;
  const plain = (number: string) => formatModelNumber(number, '', numberLocale);
  const shown = `${plain(sum)}${total.unitSymbol && ` ${total.unitSymbol}`}`;
  const words = partsWords[language];
  return gap.startsWith('-') ? words.more(shown, plain(gap.slice(1))) : words.fewer(shown, plain(gap));
};

/** A figure with the ways it is broken down named, its parts in their order and their names in the document's language. */
export const withBreakdowns = (field: ModelField, { breakdowns }: Field, printing: Printing): ModelField => {
  const { content } = field;
  if (content.kind !== 'numbers' || content.rows.every(({ breakdown }) => breakdown === undefined)) return field;
  const { language } = printing;
  const labelOf = new Map(breakdowns.flatMap((each: Breakdown) => (each.id ? [[each.id, each[language]]] : [])));
  const whole = content.rows.filter(({ breakdown }) => breakdown === undefined);
  const places = [...labelOf.keys()];
  const placeOf = (id: string) => (places.includes(id) ? places.indexOf(id) : places.length);
  const ids = [...new Set(content.rows.flatMap(({ breakdown }) => breakdown ?? []))].toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
  const parts = ids.flatMap((id) => {
    const rows = content.rows.filter(({ breakdown }) => breakdown === id);
    if (isDimension(id))
      return rows.map((row) => ({
        ...row,
        descriptor: categoryIn(row.descriptor, language) || (labelOf.get(id) ?? ''),
      }));
    const name = labelOf.get(id) ?? id;
    return rows.map((row) => ({
      ...row,
      descriptor: [name, categoryIn(row.descriptor, language)].filter(Boolean).join(' · '),
      breakdown: named,
    }));
  });
  const groups = [...new Set(parts.flatMap(({ breakdown }) => breakdown ?? []))].map((id): ModelBreakdown => {
    if (id === named) return { id, label: partsWords[language].ofWhich };
    const note = noteOf(
      parts.filter(({ breakdown }) => breakdown === id),
      whole,
      printing,
    );
    return { id, label: labelOf.get(id) ?? id, ...(note !== undefined && { note }) };
  });
  return { ...field, content: { ...content, rows: [...whole, ...parts], breakdowns: groups } };
};
