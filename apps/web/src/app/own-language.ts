import { sessionMutations, sessionQueries } from '@esg/api-client';
import { chooseLanguage, chosenLanguage, meetOwnLanguage } from '@esg/app-kit';
import type { Language } from '@esg/contract';
import type { Composed } from './compose.ts';

/**
 * Lets the browser and the person's account agree on the language: the account's is shown where nothing was chosen here,
 * and learns what the address asked for. Never rejects: what cannot be read or told now waits for the next visit.
 */
export const agreeOnLanguage = async (
  asked: Language | undefined,
  { services: { api }, queryClient }: Composed,
): Promise<void> => {
  try {
    const { language: own } = await queryClient.ensureQueryData(sessionQueries.me(api));
    const { show, store } = meetOwnLanguage({ asked, chosen: chosenLanguage(), own });
    if (show) await chooseLanguage(show);
    if (store)
      await queryClient.getMutationCache().build(queryClient, sessionMutations.changeLanguage(api)).execute(store);
  } catch {
    // Guards read the same person and say what is wrong.
  }
};
