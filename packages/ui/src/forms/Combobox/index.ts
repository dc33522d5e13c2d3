export { Combobox, type ComboboxLabels, type ComboboxProps } from './Combobox.tsx';
export { CountrySelect, type CountrySelectProps } from './CountrySelect.tsx';
export { countriesOf, type OwnCountryNames } from './countries.ts';
export type { ComboboxOption } from './filter-options.ts';
export type { ComboboxSearch } from './use-combobox.ts';
