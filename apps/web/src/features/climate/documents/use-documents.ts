import { documentQueries, sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useQuery } from '@tanstack/react-query';

/** Names of the documents of the document center by id, and whether this person may see them at all. */
export const useDocuments = () => {
  const api = useApi();
  const { data: profile } = useQuery(sessionQueries.profile(api));
  const mayRead = profile?.permissions.includes('document:read') ?? false;
  const { data } = useQuery({ ...documentQueries.all(api), enabled: mayRead });
  const names = new Map((data?.documents ?? []).map(({ id, name }) => [id, name]));
  return { mayRead, isLoaded: data !== undefined, names };
};
