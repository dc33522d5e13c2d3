import * as v from 'valibot';
import { BilingualSchema } from './language-schemas.ts';
import type { Language } from './languages.ts';
import { ref } from './schema.ts';

/** A symbol of English words, such as "per 200,000 h" or "year", unlike "MWh". */
const wordSymbol = / |^[a-z]{4,}$/;

/** Printed names of units whose symbol is an abbreviation or unclear. */
const printedUnits: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  number: { en: '', zhTw: '' },
  ratio: { en: '', zhTw: '' },
  year: { en: '', zhTw: '' },
  d: { en: 'days', zhTw: '日' },
  h: { en: 'hours', zhTw: '小時' },
  min: { en: 'minutes', zhTw: '分鐘' },
  'h per person': { en: 'hours per person', zhTw: '每人小時' },
  'per 1,000 employees': { en: 'per 1,000 employees', zhTw: '每千名僱員' },
};

/** Symbols that Chinese keeps beside a number. */
const signOnly = /^[%‰°]/;

export const UnitSchema = v.pipe(
  v.object({
    code: v.string(),
    symbol: v.string(),
    name: BilingualSchema,
    /** Value in base unit = value × factor + offset; null for currencies. */ factorToBase: v.nullable(v.string()),
    offset: v.string(),
  }),
  ref('Unit'),
);
export type Unit = v.InferOutput<typeof UnitSchema>;

/** The label of a unit beside a number: the symbol, or in Chinese the unit's name where the symbol is English words. */
export const unitLabel = ({ symbol, name }: Pick<Unit, 'symbol' | 'name'>, language: Language): string =>
  language === 'zhTw' && wordSymbol.test(symbol) ? name.zhTw : symbol || name[language];

/**
 * The unit as it is printed beside a number, in documents and on screens: days instead of d, and nothing beside a bare count. In Chinese it
 * is the unit's name, as in the Chinese reports of Hong Kong issuers (千瓦時, 公噸二氧化碳當量, 港元): a symbol beside the name of another unit, such as
 * kWh beside 千瓦時／僱員, would mix two styles in one table. Only %, ‰ and degrees stay symbols.
 */
export const unitPrinted = (unit: Pick<Unit, 'symbol' | 'name'>, language: Language): string =>
  printedUnits[unit.symbol]?.[language] ??
  (language === 'zhTw' && !signOnly.test(unit.symbol) ? unit.name.zhTw : unitLabel(unit, language));
