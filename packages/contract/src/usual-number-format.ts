import { defaultNumberFormat, type NumberFormat, numberFormats } from './number-formats.ts';

/** An amount that shows grouping and decimal point of each format. */
const example = 1_234_567.8;

const shapeIn = (locale: string) =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: 'always' })
    .format(example)
    .replaceAll(/\s/g, ' ');

/**
 * The usual format of a country (ISO 3166 code), by Unicode's locale data, which browsers and the gateway contain (decision 13). Grouped by
 * thousands where it is none of ours; the default where the country is unknown.
 */
export const numberFormatOf = (country: string | null): NumberFormat => {
  if (!country || !/^[A-Z]{2}$/.test(country)) return defaultNumberFormat;
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const usual = shapeIn(`${language}-${country}`);
  return numberFormats.find((format) => shapeIn(format) === usual) ?? 'en-HK';
};

/** An example of the format, for people who choose one. */
export const exampleOf = (format: NumberFormat): string => new Intl.NumberFormat(format).format(example);
