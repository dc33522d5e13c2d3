import { type Country, type Language, languageTags } from '@esg/contract';

/** Countries as options, sorted by their names in the reader's language. */
export const countriesByName = (countries: readonly Country[], language: Language) => {
  const { compare } = new Intl.Collator(languageTags[language]);
  return countries
    .map(({ id, name, diallingCode }) => ({ code: id, name: name[language], dialCode: diallingCode }))
    .toSorted((one, other) => compare(one.name, other.name));
};

/** The same for a telephone number: without regions that have no dialling code of their own. */
export const diallingCountries = (countries: readonly Country[], language: Language) =>
  countriesByName(countries, language).filter(({ code }) => code.length === 2 && code !== 'ZZ');
