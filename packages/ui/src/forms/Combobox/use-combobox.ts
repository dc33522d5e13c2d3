import { useEffect, useMemo, useRef, useState } from 'react';
import { type ComboboxOption, filterOptions } from './filter-options.ts';
import { useListPopup } from './use-list-popup.ts';

/** How an incomplete list is searched. */
export type ComboboxSearch = {
  /** Asks for the options of a typed text: when the list is opened, and while typing after a pause of 250 ms. */
  onSearch: (search: { query: string }) => void;
  /** An answer is on its way: nothing can be picked meanwhile. */
  pending: boolean;
  /** The chosen option, which the results of a search may not contain. */
  chosen: ComboboxOption | undefined;
};

const pauseMs = 250;
const nothing: readonly ComboboxOption[] = [];

type ComboboxState = {
  value: string;
  onChange: (change: { value: string }) => void;
  options: readonly ComboboxOption[];
  search: ComboboxSearch | undefined;
  /** Whether the choice can be cleared. */
  clearable: boolean;
};

/** Searches for a typed text after a pause in typing. */
const useSearchLater = (search: ComboboxSearch | undefined) => {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  return (text: string) => {
    clearTimeout(pause.current);
    if (search) pause.current = setTimeout(() => search.onSearch({ query: text.trim() }), pauseMs);
  };
};

/** The state of a combobox with one choice: the text in its box, the matching options, and its list. */
export const useCombobox = ({ value, onChange, options, search, clearable }: ComboboxState) => {
  /** The typed text; `undefined` while the box shows the choice. */
  const [query, setQuery] = useState<string>();
  const searchLater = useSearchLater(search);
  const here = search === undefined;
  const found = useMemo(() => (here ? filterOptions(options, query ?? '') : options), [options, query, here]);
  const shown = search?.pending ? nothing : found;
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
  const popup = useListPopup({
    count: shown.length,
    start,
    pick,
    onOpen: () => search?.onSearch({ query: query?.trim() ?? '' }),
  });

  return {
    text: query ?? (search?.chosen ?? options.find((option) => option.value === value))?.label ?? '',
    shown,
    popup,
    pick,
    settle,
    open: () => popup.open || popup.show(start),
    type: (text: string) => {
      setQuery(text);
      popup.show(text === '' ? -1 : 0);
      searchLater(text);
    },
    /** On leaving, a typed text counts only when it is an option's whole label, or empty. */
    leave: () => {
      if (query === '' && clearable && value !== '') onChange({ value: '' });
      const [first] = shown;
      if (query && first?.label.toLowerCase() === query.trim().toLowerCase()) pick(0);
      settle();
    },
    /** Empties the box, and clears the choice where that is possible. */
    drop: () => {
      if (clearable && value !== '') onChange({ value: '' });
      settle();
    },
    clear: () => {
      onChange({ value: '' });
      settle();
    },
  };
};
