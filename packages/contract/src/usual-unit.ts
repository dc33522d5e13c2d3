import type { Unit } from './units.ts';

/** Countries (ISO 3166) by the currency (ISO 4217) that they keep their books in, for the currencies of the unit list. */
const countriesOf: Readonly<Record<string, string>> = {
  AUD: 'AU KI NR TV',
  CHF: 'CH LI',
  CNY: 'CN',
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  GBP: 'GB GG IM JE',
  HKD: 'HK',
  INR: 'IN',
  JPY: 'JP',
  KRW: 'KR',
  MOP: 'MO',
  MYR: 'MY',
  PHP: 'PH',
  SGD: 'SG',
  THB: 'TH',
  TWD: 'TW',
  USD: 'AS EC FM GU MH MP PR PW SV TL US VG VI',
};

/** The currency of a country; null where it is unknown or none of the unit list. */
export const currencyOfCountry = (country: string | null): string | null =>
  Object.keys(countriesOf).find(
    (currency) => country !== null && countriesOf[currency]?.split(' ').includes(country),
  ) ?? null;

/** Units with those of this currency first, in which money is entered where nothing else is said; all others as they are. */
export const ownCurrencyFirst = <Each extends Pick<Unit, 'code'>>(
  units: readonly Each[],
  currency: string | null,
): readonly Each[] => {
  const isOwn = ({ code }: Each) => code === currency || code.startsWith(`${currency}/`);
  return units.some(isOwn) ? [...units.filter(isOwn), ...units.filter((unit) => !isOwn(unit))] : units;
};

/** The unit of new figures where nothing else is said: the own currency, else the first; empty where there are none. */
export const usualUnit = (units: readonly Pick<Unit, 'code'>[], currency: string | null): string =>
  ownCurrencyFirst(units, currency)[0]?.code ?? '';

/**
 * The unit in which a metric is usually reported, where that is not the first of its kind; null elsewhere. Materials and waste are reported in
 * metric tons (GRI 301-1 and 306-3), pollutants of the air in kilograms (GRI 305-7).
 */
export const preferredUnit = (metricKey: string, units: readonly Pick<Unit, 'code'>[]): string | null => {
  const isMass = ['kg', 't'].every((code) => units.some((unit) => unit.code === code));
  return isMass && !metricKey.startsWith('air.') ? 't' : null;
};
