import { sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { mayUndoImport } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';

/** Whether the signed-in person may undo what somebody imported. False until it is known, so that nothing is offered that is then refused. */
export const useMayUndo = (importedBy: { readonly id: string }): boolean => {
  const { data } = useQuery(sessionQueries.profile(useApi()));
  return data ? mayUndoImport(importedBy, data) : false;
};
