import { useNavigate, useSearch } from '@tanstack/react-router';

/** A part of the address that one page reads, and replaces without a new entry in the history. */
export const useSearchFilter = <Filter extends object>(read: (search: Record<string, unknown>) => Filter) => {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const filter = read(search);
  return {
    filter,
    replace: (next: Record<string, unknown>) =>
      void navigate({ to: '.', search: read(next), replace: true, resetScroll: false }),
  };
};
