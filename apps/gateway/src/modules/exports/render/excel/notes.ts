import { defineWords } from '@esg/contract/printed';
import { significantDigitsMax } from './cells.ts';

/** The note beside a number with more digits than a spreadsheet stores. */
export const longNumberNote = defineWords({
  en: `Kept as text: this number has more than ${significantDigitsMax} significant digits, which a spreadsheet would round.`,
  zhTw: `以文字保存：此數字的有效位數超過 ${significantDigitsMax} 位，若存為數值會被試算表捨入。`,
});
