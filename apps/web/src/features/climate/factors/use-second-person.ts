import { climateQueries, sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { ClimateFactor } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';

/** What the rules say of who confirms: whether a factor still lacks a second person, and whether this person cannot be that one. */
export const useSecondPerson = () => {
  const api = useApi();
  const { data: rules } = useQuery(climateQueries.rules(api));
  const { data: profile } = useQuery(sessionQueries.profile(api));
  const isAsked = rules?.secondPerson ?? false;
  return {
    isLacking: ({ confirmedAt, isConfirmedByAuthor }: ClimateFactor) =>
      isAsked && confirmedAt !== null && isConfirmedByAuthor,
    /** Whether this person may confirm what they enter themselves. */
    mayConfirmOwn: rules !== undefined && !isAsked && (profile?.permissions.includes('climate:confirm') ?? false),
    isForOthers: ({ updatedById }: ClimateFactor) => isAsked && updatedById !== null && updatedById === profile?.userId,
  };
};
