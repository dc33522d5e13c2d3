import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** `value` is the number in international form without spaces (E.164). */
export type ReadPhone = { value: string; country: string | undefined };

const supported = (country: string): CountryCode | undefined => (isSupportedCountry(country) ? country : undefined);

/** Reads a national number of `country`, or one of any country that begins with `+`; `undefined` while it is none. */
export const readPhone = (typed: string, country: string): ReadPhone | undefined => {
  const number = parsePhoneNumberFromString(typed.normalize('NFKC'), supported(country));
  return number?.isValid() ? { value: number.number, country: number.country } : undefined;
};

/** The number as people of its country write it. */
export const showPhone = (value: string): string => parsePhoneNumberFromString(value)?.formatNational() ?? value;

/** "+852" of HK; empty for a country that has none. */
export const callingCode = (country: string): string => {
  const known = supported(country);
  return known ? `+${getCountryCallingCode(known)}` : '';
};
