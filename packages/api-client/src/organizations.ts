import type { InformationStep, Language, OrganizationProfileChange, RegisterStep, UserProfile } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  changeCommunicationLanguage,
  changeInformationStep,
  changeOrganizationLogo,
  changeOrganizationProfile,
  changeRegisterProcess,
  changeReportLanguage,
  readOrganizationLogo,
  readOrganizationProfile,
  readRegisterProcess,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { startKeys } from './start-keys.ts';

const throwOnError = true;

/** The organisation of the signed-in person. */
export const organizationQueries = {
  profile: (client: ApiClient) =>
    query(keys.organization, (signal) => readOrganizationProfile({ client, signal, throwOnError })),
  /** The logo, its thumbnail unless told otherwise. `fileId` is the logo's own, so a new picture is a new entry. */
  logo: (
    client: ApiClient,
    { id, fileId, variant = 'thumbnail' }: { id: string; fileId: string; variant?: 'original' | 'thumbnail' },
  ) => ({
    ...query(
      [...keys.organizationLogo(id, fileId), variant],
      async (signal) =>
        (await readOrganizationLogo({
          client,
          signal,
          throwOnError,
          parseAs: 'blob',
          path: { id },
          query: { variant },
        })) as { data: Blob },
    ),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};

export const organizationMutations = {
  change: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (body: OrganizationProfileChange) => changeOrganizationProfile({ client, throwOnError, body }),
      (profile) => {
        queryClient.setQueryData(keys.organization, profile);
        // The number format depends on the headquarters.
        return queryClient.invalidateQueries({ queryKey: startKeys.profile });
      },
    ),
  /** `original` and `thumbnail` are made by the browser before sending (spec section 5). */
  changeLogo: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, ...body }: { id: string; original: Blob; thumbnail: Blob }) =>
        changeOrganizationLogo({ client, throwOnError, body, path: { id } }),
      (profile) => void queryClient.setQueryData(keys.organization, profile),
    ),
  /** Changes the languages of new reports: one, or all with that one first. */
  changeReportLanguages: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, language, both }: { id: string; language: Language; both: boolean }) =>
        changeReportLanguage({
          client,
          throwOnError,
          path: { id },
          query: {
            lang: language,
            both: both ? 'true' : 'false',
          },
        }),
      () => queryClient.invalidateQueries({ queryKey: keys.organization }),
    ),
  /** Changes the language in which the organisation is written to. */
  changeCommunicationLanguage: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, language }: { id: string; language: Language }) =>
        changeCommunicationLanguage({ client, throwOnError, path: { id }, query: { lang: language } }),
      () => queryClient.invalidateQueries({ queryKey: keys.organization }),
    ),
};

/** The gateway stores the steps in the person's profile, which guards read. */
const remember = (queryClient: QueryClient, change: Partial<UserProfile>) =>
  void queryClient.setQueryData<UserProfile>(startKeys.profile, (profile) => profile && { ...profile, ...change });

/** The gateway's step of signing up, whoever made it and on whichever device. */
export const onboardingQueries = {
  step: (client: ApiClient) => ({
    ...query(keys.registerProcess, (signal) => readRegisterProcess({ client, signal, throwOnError })),
    staleTime: 0,
  }),
};

/** Signing an organisation up, step by step (spec section 4). For administrators. */
export const onboardingMutations = {
  goTo: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (step: RegisterStep) => changeRegisterProcess({ client, throwOnError, body: { step } }),
      ({ step }) => {
        queryClient.setQueryData(keys.registerProcess, { step });
        remember(queryClient, { registerProcess: step });
      },
    ),
  /** The next or an earlier page of the company profile; '4' ends it. */
  goToInformation: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (informationStep: InformationStep) => changeInformationStep({ client, throwOnError, body: { informationStep } }),
      (_, informationStep) => remember(queryClient, { informationStep }),
    ),
};
