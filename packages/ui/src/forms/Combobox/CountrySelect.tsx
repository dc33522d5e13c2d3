import { useMemo } from 'react';
import { Combobox, type ComboboxLabels, type ComboboxOwnProps } from './Combobox.tsx';
import { countriesOf, type OwnCountryNames } from './countries.ts';

type Source =
  | {
      /** Countries in the order to show, named in the reader's language. */
      countries: readonly { code: string; name: string }[];
      locale?: undefined;
      names?: undefined;
    }
  | {
      /** BCP 47 tag: every ISO country is offered, named in this language by the browser. */
      locale: string;
      /** Names of the codes that no standard names. */
      names: OwnCountryNames;
      countries?: undefined;
    };

export type CountrySelectProps = ComboboxOwnProps & Source & { labels: ComboboxLabels };

/** A country, found by name or by code. `value` is the code. The caller passes its countries, or all are offered. */
export const CountrySelect = ({ countries, locale, names, ...rest }: CountrySelectProps) => {
  const options = useMemo(() => {
    const offered = countries ?? (locale && names ? countriesOf(locale, names) : []);
    // Codes of our own (GAZA_STRIP) or without meaning (ZZ) are not shown to readers.
    const detailOf = (code: string) => (code.length === 2 && code !== 'ZZ' ? code : undefined);
    return offered.map(({ code, name }) => ({ value: code, label: name, detail: detailOf(code) }));
  }, [countries, locale, names]);
  return <Combobox {...rest} options={options} />;
};
