import { onboardingMutations, organizationMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { type CompanyDraft, changeOf, languagesSaid, nextPage, type ProfilePage } from '@esg/app-kit/company';
import { informationFinished, type OrganizationProfile } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

/** Stores a page of the company profile and opens the next one; after the last, the congratulations. */
export const useStorePage = (stored: OrganizationProfile) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const change = useMutation(organizationMutations.change(api, queryClient));
  const reports = useMutation(organizationMutations.changeReportLanguages(api, queryClient));
  const language = useMutation(organizationMutations.changeCommunicationLanguage(api, queryClient));
  const goTo = useMutation(onboardingMutations.goToInformation(api, queryClient));
  const storeLanguages = async ({ reportLanguage, communicationLanguage }: CompanyDraft) => {
    const { id } = stored;
    const said = languagesSaid(reportLanguage, stored);
    if (said) await reports.mutateAsync({ id, ...said });
    if (communicationLanguage !== stored.communicationLanguage)
      await language.mutateAsync({ id, language: communicationLanguage });
  };
  return useMutation({
    mutationFn: async ({ page, draft }: { page: ProfilePage; draft: CompanyDraft }) => {
      if (page === '3') await storeLanguages(draft);
      else await change.mutateAsync(changeOf(draft));
      await goTo.mutateAsync(nextPage[page]);
      if (nextPage[page] === informationFinished) await navigate({ to: '/ct/congratulations' });
    },
  });
};

/** Goes back to an earlier page, on all devices. */
export const useGoBack = () => useMutation(onboardingMutations.goToInformation(useApi(), useQueryClient()));
