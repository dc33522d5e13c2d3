import { sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { mayUndoImport } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';

/**
 * Whether the signed-in person may undo what somebody imported, and whether people of a consultancy may: in its clients. Undefined until it is
 * known, so that nothing is offered that is then refused.
 */
export const useMayUndo = (importedBy: { readonly id: string }) => {
  const { data } = useQuery(sessionQueries.profile(useApi()));
  return data && { mayUndo: mayUndoImport(importedBy, data), isClient: data.organizationType === 'Client' };
};
