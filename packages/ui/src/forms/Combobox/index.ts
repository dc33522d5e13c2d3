export { Combobox, type ComboboxLabels, type ComboboxProps } from './Combobox.tsx';
export { CountrySelect, type CountrySelectProps } from './CountrySelect.tsx';
export type { ComboboxOption } from './filter-options.ts';
