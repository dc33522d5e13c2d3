import type { Factor } from '@esg/climate';
import {
  changeBetween,
  formatModelNumber,
  type Language,
  type ModelChart,
  type ModelDisclosure,
  type ModelField,
  type RichTextBlock,
  type Unit,
  unitPrinted,
} from '@esg/contract';
import { dividedBy, type Fraction, fractionOf, toDigits, toPlaces } from '@esg/quantities';
import { climateLibrary, findCountry, measuresOfKind, unitKinds } from '@esg/standards';
import type { InventoryFacts } from './facts.ts';
import { inventoryNames } from './inventory-names.ts';
import { inventoryWords } from './inventory-words.ts';

/** Decimals of printed tonnes: kilograms. */
export const tonnePlaces = 3;
/** Digits that a spreadsheet stores exactly. */
const figureDigits = 15;
const thousand = fractionOf('1000');

export const tonnesUnit = { unitCode: 't{CO2e}', unitSymbol: 't CO₂e' } as const;

/** Kilograms as tonnes, as exactly as a spreadsheet can store them; the audit appendix has every digit. */
export const tonnesOf = (kg: Fraction | string): string =>
  toDigits(dividedBy(typeof kg === 'string' ? fractionOf(kg) : kg, thousand), figureDigits);

const units = new Map<string, Unit>();
const unitOf = (code: string): Unit | undefined => {
  if (units.size === 0) for (const unit of unitKinds().flatMap(measuresOfKind)) units.set(unit.code, unit);
  return units.get(code);
};

const subscripts = '₀₁₂₃₄₅₆₇₈₉';

/** Everything that the parts of a document are written with, in one language. */
export const penOf = (facts: InventoryFacts, language: Language) => {
  const words = inventoryWords[language];
  const locale = facts.subject.organisation.numberFormat;
  const library = climateLibrary();
  const number = (canonical: string, places?: number) =>
    formatModelNumber(canonical, '', locale, places).replace('-', '−');
  const unit = (code: string): string => {
    const known = unitOf(code);
    if (known) return unitPrinted(known, language);
    const [over = '', ...under] = code.split('/');
    return under.length === 0 ? code : `${unit(over)}/${unit(under.join('/'))}`;
  };
  return {
    facts,
    language,
    words,
    names: inventoryNames[language],
    locale,
    number,
    /** Tonnes as they are printed. */
    tonnes: (kg: Fraction | string) => number(tonnesOf(kg), tonnePlaces),
    /** A percentage as it is printed: one decimal, or two significant digits of a small one. */
    percent: (exact: Fraction | string) => {
      const value = typeof exact === 'string' ? fractionOf(exact) : exact;
      const rounded = toPlaces(value, 1);
      return number(rounded === '0' ? toDigits(value, 2) : rounded);
    },
    unit,
    entity: (id: string | null): string => {
      if (id === null) return words.wholeOrganisation;
      return facts.shares.entities.find((each) => each.id === id)?.name ?? words.deletedEntity;
    },
    activityType: (id: string): string => library.activityTypes.find((type) => type.id === id)?.name[language] ?? id,
    category: (category: number): string => {
      const found = library.categories.find((each) => each.number === category);
      return found ? `${found.number} ${found.name[language]}` : String(category);
    },
    region: (region: string): string =>
      region === 'GLOBAL' ? words.worldwide : (findCountry(region)?.name[language] ?? region),
    /** The documents that bear a factor out, and where in them; empty where it names none. */
    evidence: ({ documents = [] }: Pick<Factor, 'documents'>): string =>
      documents
        .map(({ documentId, reference }) => {
          const name = facts.documentNames.get(documentId) ?? words.deletedDocument;
          return reference === '' ? name : `${name} (${reference})`;
        })
        .join(words.separator),
    gas: (gas: string): string => gas.replace(/(?<=[A-Z])\d/g, (digit) => subscripts[Number(digit)] ?? digit),
  };
};
export type Pen = ReturnType<typeof penOf>;

/** A paragraph. */
export const paragraph = (text: string): RichTextBlock => ({ kind: 'paragraph', runs: [{ text }] });
/** An item of a list. */
export const bullet = (text: string): RichTextBlock => ({ kind: 'bullet', runs: [{ text }] });
/** A heading within a field. */
export const heading = (text: string): RichTextBlock => ({ kind: 'heading', runs: [{ text }] });
/** A table with a row of heads. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): RichTextBlock => ({
  kind: 'table',
  header: true,
  rows: [heads, ...rows].map((cells) => ({ cells: cells.map((text) => [{ text }]) })),
});

/** A field of words and tables. */
export const richField = (key: string, blocks: readonly RichTextBlock[]): ModelField => ({
  key,
  label: '',
  language: null,
  content: { kind: 'rich', blocks: [...blocks] },
});

type Figure = {
  readonly key: string;
  readonly label: string;
  /** Null where only an earlier year has the figure. */
  readonly number: string | null;
  readonly earlier?: readonly (string | null)[];
};

/** A figure in tonnes with the same one of the earlier years that are named. */
export const tonneField = ({ key, label, number, earlier = [] }: Figure, years: readonly string[]): ModelField => {
  const last = earlier.at(-1);
  const change = last == null || number === null ? undefined : changeBetween(last, number, tonnesUnit.unitCode);
  return {
    key,
    label,
    language: null,
    content: {
      kind: 'numbers',
      rounding: tonnePlaces,
      ...(years.length > 0 && { years: [...years] }),
      ...(number === null && { past: { ...tonnesUnit, earlier: [...earlier] } }),
      rows:
        number === null
          ? []
          : [
              {
                descriptor: '',
                number,
                ...tonnesUnit,
                ...(years.length > 0 && { earlier: [...earlier] }),
                ...(change && { change }),
              },
            ],
    },
  };
};

/** One part of a chapter. */
export const part = (
  code: string,
  title: string,
  fields: readonly ModelField[],
  charts: readonly ModelChart[] = [],
): ModelDisclosure => ({ code, title, omission: null, fields: [...fields], charts: [...charts] });
