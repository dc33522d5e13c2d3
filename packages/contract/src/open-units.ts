import type { Language } from './languages.ts';
import { defineWords } from './words.ts';

/** Ends, or in Chinese beginnings, of units that do not name their denominator. */
const open = defineWords({
  en: / per (?:unit|million|thousand|currency unit)$/,
  zhTw: /^每(?:單位活動量|百萬收入|千元收入|單位收入)/,
});

const between = defineWords({ en: ' per ', zhTw: '／' });

/** Whether the printed unit leaves its denominator open, as “kWh per unit” does. */
export const isOpenUnit = (symbol: string, language: Language): boolean => open[language].test(symbol);

/** The printed unit with its denominator: “kWh per employee”; the unit itself where it names one already. */
export const unitPer = (symbol: string, measure: string, language: Language): string =>
  isOpenUnit(symbol, language) ? `${symbol.replace(open[language], '')}${between[language]}${measure}` : symbol;
