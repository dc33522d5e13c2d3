import { type FieldType, type Language, type MetricLibrary, unitLabel } from '@esg/contract';
import { hasTooManyDigits, inPlainDigits, integerPattern, parseDecimal } from '@esg/quantities';

/** A unit with its alternative names. */
type NamedUnit = MetricLibrary['units'][number]['units'][number];

type TypedCell =
  | { readonly ok: true; readonly number: string; readonly unit: string }
  | { readonly ok: false; readonly rule: 'not_a_number' | 'not_an_integer' | 'number_out_of_range' }
  /** `text` is no name of a unit of the row. */
  | { readonly ok: false; readonly rule: 'unit_unknown'; readonly text: string };

const unitNamed = (units: readonly NamedUnit[], typed: string, language: Language): NamedUnit | undefined => {
  const plain = (text: string) => text.replaceAll(/[\s{}]/g, '').toLowerCase();
  return (
    units.find(({ code, symbol }) => code === typed || symbol === typed) ??
    units.find((unit) =>
      [
        unit.code,
        unit.symbol,
        unitLabel(unit, language),
        unit.name.en,
        `${unit.name.en}s`,
        unit.name.zhTw,
        ...(unit.words ?? []),
      ].some((each) => plain(each) === plain(typed)),
    )
  );
};

/** Parses the text of a cell in the person's own separators, with a typed unit behind the number; otherwise in `unit`. */
export const readTyped = (
  typed: string,
  { type, units }: { readonly type: FieldType; readonly units: readonly NamedUnit[] },
  { locale, language, unit }: { locale: string; language: Language; unit: string },
): TypedCell => {
  const [, digits = '', rest = ''] =
    inPlainDigits(typed)
      .trim()
      .match(/^([-+−–]?[\d\s.,'’\u00a0\u202f]*)(.*)$/) ?? [];
  const number = parseDecimal(digits, locale);
  if (number === undefined)
    return { ok: false, rule: hasTooManyDigits(digits, locale) ? 'number_out_of_range' : 'not_a_number' };
  if (type === 'integer' && !integerPattern.test(number)) return { ok: false, rule: 'not_an_integer' };
  if (rest.trim() === '') return { ok: true, number, unit };
  const named = unitNamed(units, rest.trim(), language);
  return named ? { ok: true, number, unit: named.code } : { ok: false, rule: 'unit_unknown', text: rest.trim() };
};
