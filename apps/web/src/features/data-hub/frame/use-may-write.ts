import { entityQueries, sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { mayWriteFigures, type Subject, type UserProfile } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Whether the person may write figures of an entity, or of the organisation as a whole: by the rule of the gateway. Until the person and
 * the entities are known, by the permission alone. The same function as long as nothing changes.
 */
export const useMayWrite = (permissions: UserProfile['permissions']): ((subject: Subject) => boolean) => {
  const api = useApi();
  const { data: profile } = useQuery(sessionQueries.profile(api));
  const { data: entities } = useQuery(entityQueries.all(api));
  const isWriter = permissions.includes('data-hub:write');
  return useCallback(
    (subject) => {
      const entity = subject === 'organisation' ? null : entities?.find(({ id }) => id === subject);
      return isWriter && (!profile || entity === undefined || mayWriteFigures(profile, entity));
    },
    [isWriter, profile, entities],
  );
};
