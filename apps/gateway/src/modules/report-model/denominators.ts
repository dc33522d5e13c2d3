import { defineWords, isOpenUnit, type Language, type ModelField, unitPer } from '@esg/contract';
import { isPartial, partialIn } from '../hub-offers/index.ts';
import { denominatorIn, scopesIn } from '../metrics/index.ts';
import { categoryIn } from './category-words.ts';

/** The denominators in names of intensities whose units leave it open; the name without it where the unit names it. */
const openNames = defineWords({ en: / per activity unit$/, zhTw: /^單位活動量/ });

type NumberRow = Extract<ModelField['content'], { kind: 'numbers' }>['rows'][number];

/** The name of the row when it was stored, whatever language it is printed in. */
const nameOf = ({ descriptor, entered }: NumberRow): string => entered?.descriptor ?? descriptor;

/** How a name shows that it is a denominator, whatever is measured: “Employees” is none beside a number of people. */
const measuring = /^(?:per\s|每)/iu;
const per = defineWords({
  en: (measure: string) => `per ${measure}`,
  zhTw: (measure) => `每${measure}`,
});

/** Kinds of units, and codes of units, that leave the denominator open, so that row names say it. */
const isOpen = (unit: string): boolean => /_per_(?:unit|revenue)$|\/.*\{(?:unit|currency)\}\)?$/.test(unit);

/** The denominator in a row's name, in the language; undefined where the name says something else. */
export const measuredBy = (name: string, unit: string, language: Language): string | undefined =>
  measuring.test(name.trim()) || isOpen(unit) ? denominatorIn(name, language) : undefined;

/** The name of a row that is printed apart from its figure and unit: an intensity is named by its denominator. */
export const measureIn = (name: string, unitKind: string | null, language: Language): string => {
  if (isPartial(name)) return partialIn(name, language);
  const measure = measuredBy(name, unitKind ?? '', language);
  if (measure === undefined) return categoryIn(name, language);
  return [per[language](measure), scopesIn(name, language)].filter(Boolean).join(' · ');
};

/** The unit of a row of that name: with the denominator that the name says and the unit leaves open. */
export const measuredUnit = (symbol: string, name: string, language: Language): string => {
  const below = isOpenUnit(symbol, language) ? denominatorIn(name, language) : undefined;
  return below ? unitPer(symbol, below, language) : symbol;
};

/** The label and name of a figure that is listed with its unit, which says what it is measured by. */
export const measuredNames = (
  { label, descriptor }: { readonly label: string; readonly descriptor: string },
  { name, isMeasured }: { readonly name: string; readonly isMeasured: boolean },
  language: Language,
) =>
  isMeasured
    ? { label: label.replace(openNames[language], ''), descriptor: scopesIn(name, language) }
    : { label, descriptor };

/**
 * Intensities with their denominator in the unit: “kWh per employee”, not “kWh per unit” beside “per employee”. Sums of some categories say
 * so in the printed language.
 */
export const withDenominators = (field: ModelField, language: Language): ModelField => {
  const { content } = field;
  const isNamed = (row: NumberRow) => isOpenUnit(row.unitSymbol, language) || isPartial(nameOf(row));
  if (content.kind !== 'numbers' || !content.rows.some(isNamed)) return field;
  const rows = content.rows.map((row) => {
    const name = nameOf(row);
    const entered = row.entered ?? { descriptor: name };
    if (isPartial(name)) return { ...row, descriptor: partialIn(name, language), entered };
    const below = isOpenUnit(row.unitSymbol, language) ? denominatorIn(name, language) : undefined;
    if (!below) return row;
    return {
      ...row,
      descriptor: scopesIn(name, language),
      entered,
      unitSymbol: unitPer(row.unitSymbol, below, language),
      ...(row.restated && {
        restated: { ...row.restated, unitSymbol: unitPer(row.restated.unitSymbol, below, language) },
      }),
    };
  });
  const isMeasured = rows.every(({ unitSymbol }, place) => unitSymbol !== content.rows[place]?.unitSymbol);
  const label = isMeasured ? field.label.replace(openNames[language], '') : field.label;
  return { ...field, label, content: { ...content, rows } };
};
