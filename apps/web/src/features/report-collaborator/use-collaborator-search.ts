import { useNavigate, useSearch } from '@tanstack/react-router';
import { type CollaboratorSearch, readCollaboratorSearch } from './collaborator-rows.ts';

/** Search, filters and order in the address, so that a link or a reload shows the same list. */
export const useCollaboratorSearch = () => {
  const navigate = useNavigate();
  const search = readCollaboratorSearch(useSearch({ strict: false }));
  const change = (part: CollaboratorSearch) =>
    void navigate({ to: '.', search: { ...search, ...part }, replace: true, resetScroll: false });
  return { search, change };
};
