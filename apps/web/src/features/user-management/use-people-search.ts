import { useNavigate, useSearch } from '@tanstack/react-router';
import { type PeopleSearch, readPeopleSearch } from './people-search.ts';

/** Search, filters and order in the address, so that a link or a reload shows the same list. */
export const usePeopleSearch = () => {
  const navigate = useNavigate();
  const search = readPeopleSearch(useSearch({ strict: false }));
  const change = (part: PeopleSearch) =>
    void navigate({ to: '.', search: { ...search, ...part }, replace: true, resetScroll: false });
  return { search, change };
};
