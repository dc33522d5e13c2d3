import { importMutations, importQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { ImportHistory, RemovePastImport } from '@esg/app-kit/imports';
import { type Import, isImportRemovable } from '@esg/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UndoData } from './UndoData.tsx';

/** Earlier imports of data points, each with what undoes or removes it. */
export const DataImports = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const imports = useInfiniteQuery(importQueries.pages(api));
  const remove = importMutations.remove(api, queryClient);
  const lineOf = (one: Import) => ({
    id: one.id,
    name: (
      <Link to="/ct/data-hub/import" search={{ id: one.id }}>
        {one.fileName}
      </Link>
    ),
    at: one.createdAt,
    by: one.createdBy.name,
    state: one.state,
    undone: one.undone,
    actions: (
      <>
        {one.state === 'applied' && <UndoData one={one} />}
        {isImportRemovable(one) && <RemovePastImport one={one} remove={remove} />}
      </>
    ),
  });
  return <ImportHistory imports={imports} lineOf={lineOf} />;
};
