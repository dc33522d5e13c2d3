import { entityQueries, entityUserQueries, sessionQueries, supplierQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { type Entity, mayArrange, type Party, type Supplier } from '@esg/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Askable, askedEntities, askedSuppliers } from './askable.ts';

/** One that is, or was, asked; a supplier has a reference and a country, an entity a type. */
export type Member = Pick<Entity, 'id' | 'name' | 'archivedAt'> &
  Partial<Pick<Entity, 'type'>> &
  Partial<Pick<Supplier, 'reference' | 'country'>>;

/** All entities or suppliers, archived ones too, for their names, and the people who answer for them. Undefined while loading, or while nobody knows whom to read. */
export const useMembers = (of: Party | undefined) => {
  const api = useApi();
  const areSuppliers = of === 'suppliers';
  const reads = useQueries({
    queries: [
      // A collection mostly asks entities: they are read while it loads.
      { ...entityQueries.all(api), enabled: !areSuppliers },
      { ...supplierQueries.all(api), enabled: areSuppliers },
      { ...entityUserQueries.all(api, of), enabled: of !== undefined },
    ],
  });
  const [{ data: entities }, { data: suppliers }, { data: users }] = reads;
  const members: readonly Member[] | undefined = areSuppliers ? suppliers : entities;
  return {
    entities,
    suppliers,
    members: of === undefined ? undefined : members,
    users,
    error: reads.find(({ data, error }) => !data && error)?.error ?? null,
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
};

/** Those whom the person may ask now: everything of theirs that is in use. Undefined while it loads. */
export const useAskable = (of: Party) => {
  const { entities, suppliers, users, members, error, retry } = useMembers(of);
  const { data: profile } = useQuery(sessionQueries.profile(useApi()));
  const askable = useMemo((): Askable | undefined => {
    if (!users || !profile) return undefined;
    if (of === 'suppliers') return suppliers && { of, asked: askedSuppliers(suppliers, users) };
    const own = entities?.filter((entity) => mayArrange(profile, entity));
    return own && { of, asked: askedEntities(own, users) };
  }, [of, entities, suppliers, users, profile]);
  return { askable, members, error, retry };
};
