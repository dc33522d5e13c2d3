import type { Bilingual } from './language-schemas.ts';

/** A name for comparison: without case, punctuation and spaces. */
const keyOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The name without what kind of factor it is: `HFC-134a` of `Leak of HFC-134a`, `Diesel` of `Fuel: Diesel`. */
const bareOf = (name: string) => name.replace(/^Leak of |^[^:：]{1,20}[:：]\s*/u, '');

/** Ours: what bills in different countries call one fuel. The first word of the names of its factors is among them. */
const fuels: readonly (readonly string[])[] = [
  ['petrol', 'gasoline', 'motorgasoline', 'unleaded', 'unleadedpetrol', '汽油', '無鉛汽油', '電油'],
  ['diesel', 'dieseloil', 'dieselfuel', 'derv', '柴油'],
  ['lpg', 'liquefiedpetroleumgas', 'liquefiedpetroleumgases', '石油氣', '液化石油氣'],
  ['towngas', 'citygas', '煤氣'],
  ['naturalgas', '天然氣'],
];

const isFuel = (said: string, bare: Bilingual): boolean => {
  const group = fuels.find((names) => names.includes(said));
  const [first = '', second = '', third = ''] = bare.en.toLowerCase().split(/[^a-z0-9]+/);
  const zh = bare.zhTw.replace(/[（(].*$/u, '');
  return (
    group?.some((name) => [first, first + second, first + second + third].includes(name) || keyOf(zh) === name) ?? false
  );
};

/** `R-134a` and `HFC-134a` are one gas, `R-22` and `HCFC-22` another: the number tells refrigerants apart (ASHRAE 34). */
const numberOf = (key: string) => key.match(/^(?:refrigerant|freon|hcfc|hfc|cfc|r)(\d[\da-z]*)$/)?.[1];

/**
 * The names of factors that a bill can mean by what it says: the one that is called so in either language, else those that are another word
 * for it. None where nothing is like it.
 */
export const factorsCalled = <Name extends Bilingual>(said: string, names: readonly Name[]): Name[] => {
  const key = keyOf(said);
  if (key === '') return [];
  const called = names.filter(({ en, zhTw }) =>
    [en, zhTw, bareOf(en), bareOf(zhTw)].some((name) => keyOf(name) === key),
  );
  if (called.length > 0) return called;
  const number = numberOf(key);
  return names.filter(
    ({ en, zhTw }) =>
      (number !== undefined && numberOf(keyOf(bareOf(en))) === number) ||
      isFuel(key, { en: bareOf(en), zhTw: bareOf(zhTw) }),
  );
};
