import { useMemo } from 'react';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

export type CountrySelectProps = Omit<ComboboxProps, 'options'> & {
  /** Countries in the order to show, named in the reader's language. */
  countries: readonly { code: string; name: string }[];
};

/** A country, found by name or by code. `value` is the code. */
export const CountrySelect = ({ countries, ...rest }: CountrySelectProps) => {
  const options = useMemo(
    // Codes that are words of our own (GAZA_STRIP) say nothing to a reader.
    () =>
      countries.map(({ code, name }) => ({ value: code, label: name, detail: code.length === 2 ? code : undefined })),
    [countries],
  );
  return <Combobox {...rest} options={options} />;
};
