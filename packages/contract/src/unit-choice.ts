import type { Language } from './languages.ts';
import { type Unit, unitLabel } from './units.ts';

/** The label of a unit in a choice. In Chinese its symbol is followed by its name, because bills and printed reports use it: "MWh 兆瓦小時". */
export const unitChoice = (unit: Pick<Unit, 'symbol' | 'name'>, language: Language): string => {
  const label = unitLabel(unit, language);
  const { zhTw } = unit.name;
  return language === 'en' || label === zhTw ? label : `${label} ${zhTw}`;
};
