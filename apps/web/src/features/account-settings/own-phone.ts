import type { Country, Phone } from '@esg/contract';

const codeOf = (countries: readonly Country[], id: string) =>
  countries.find((country) => country.id === id)?.diallingCode ?? '';

/** A stored number in international form (`+85223456789`), as the field expects it; empty if there is none. */
export const internationalOf = (phone: Phone | null, countries: readonly Country[]): string =>
  phone ? `${codeOf(countries, phone.country)}${phone.number.replaceAll(/\D/g, '')}` : '';

/** A number of the field in its stored form: its country, and the number without the code. Null for none. */
export const phoneOf = (international: string, country: string, countries: readonly Country[]): Phone | null => {
  if (international === '') return null;
  const starts = (id: string) => {
    const code = codeOf(countries, id);
    return code !== '' && international.startsWith(code);
  };
  // A number that begins with + may belong to another country than the selected one.
  const owner = starts(country) ? country : countries.find(({ id }) => starts(id))?.id;
  return owner ? { country: owner, number: international.slice(codeOf(countries, owner).length) } : null;
};
