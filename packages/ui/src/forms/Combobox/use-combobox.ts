import { useMemo, useState } from 'react';
import { type ComboboxOption, filterOptions } from './filter-options.ts';
import { useListPopup } from './use-list-popup.ts';

/** What a combobox with one choice knows: the text in its box, the options that match it, and its list. */
export const useCombobox = ({
  value,
  onChange,
  options,
  clearable,
}: {
  value: string;
  onChange: (change: { value: string }) => void;
  options: readonly ComboboxOption[];
  clearable: boolean;
}) => {
  /** What is being typed; `undefined` while the box shows the choice. */
  const [query, setQuery] = useState<string>();
  const shown = useMemo(() => filterOptions(options, query ?? ''), [options, query]);
  const start = shown.findIndex((option) => option.value === value);

  const settle = () => {
    setQuery(undefined);
    popup.hide();
  };
  const pick = (index: number) => {
    const option = shown[index];
    if (!option || option.disabled) return;
    if (option.value !== value) onChange({ value: option.value });
    settle();
  };
  const popup = useListPopup({ count: shown.length, start, pick });

  return {
    text: query ?? options.find((option) => option.value === value)?.label ?? '',
    shown,
    popup,
    pick,
    settle,
    open: () => popup.open || popup.show(start),
    type: (text: string) => {
      setQuery(text);
      popup.show(text === '' ? -1 : 0);
    },
    /** A typed text counts on leaving only when it is an option's whole label, or nothing at all. */
    leave: () => {
      if (query === '' && clearable && value !== '') onChange({ value: '' });
      const [first] = shown;
      if (query && first?.label.toLowerCase() === query.trim().toLowerCase()) pick(0);
      settle();
    },
    clear: () => {
      onChange({ value: '' });
      settle();
    },
  };
};
