/** One entry of a long list. */
export type ComboboxOption = {
  value: string;
  label: string;
  /** Shown beside the label in a lighter tone and searched too, such as a country's code or a unit's symbol. */
  detail?: string | undefined;
  /** Searched but not shown: other words for it. */
  also?: string | undefined;
  disabled?: boolean | undefined;
};

/** Case, accents and full-width forms do not matter when searching. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** 0 = best; `undefined` = no match. */
const rank = (option: ComboboxOption, query: string) => {
  const label = plain(option.label);
  const detail = plain(option.detail ?? '');
  if (detail === query || label === query) return 0;
  if (label.startsWith(query)) return 1;
  if (label.split(/[\s\-–(/,.]+/).some((word) => word.startsWith(query))) return 2;
  if (label.includes(query)) return 3;
  if (detail.includes(query)) return 4;
  if (plain(option.also ?? '').includes(query)) return 5;
  return undefined;
};

/** The matching options, the closest first; the list's own order among equal ones. An empty query matches everything. */
export const filterOptions = (options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] => {
  const wanted = plain(query);
  if (wanted === '') return options;
  return options
    .map((option) => ({ option, rank: rank(option, wanted) }))
    .filter((entry): entry is { option: ComboboxOption; rank: number } => entry.rank !== undefined)
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
};
