import { entityQueries, entityUserQueries, reportWorkQueries, sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { type Entity, type EntityUser, mayArrange } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { entityRows } from './entity-rows.ts';

const nobody: readonly EntityUser[] = [];

/** All entities as lines of the list, with people and figures as soon as they are loaded. */
export const useEntities = () => {
  const api = useApi();
  const entities = useQuery(entityQueries.all(api));
  const overviews = useQuery(entityQueries.overviews(api));
  const colleagues = useQuery(reportWorkQueries.colleagues(api));
  const { data: users = nobody } = useQuery(entityUserQueries.all(api));
  const people = useMemo(() => new Map(colleagues.data?.map(({ id, name }) => [id, name])), [colleagues.data]);
  const rows = useMemo(
    () => entities.data && entityRows({ entities: entities.data, overviews: overviews.data, people, users }),
    [entities.data, overviews.data, people, users],
  );
  const error = (!entities.data && entities.error) || (!overviews.data && overviews.error);
  return {
    rows,
    entities: entities.data,
    error,
    retry: () => {
      for (const read of [entities, overviews]) if (read.isError) void read.refetch();
    },
  };
};

/** Whether the person may arrange an entity; everybody may until the person is known. */
export const useMayArrange = () => {
  const { data: profile } = useQuery(sessionQueries.profile(useApi()));
  return (entity: Pick<Entity, 'managerId'>): boolean => !profile || mayArrange(profile, entity);
};
