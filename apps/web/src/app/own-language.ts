import { sessionMutations, sessionQueries } from '@esg/api-client';
import { chooseLanguage, chosenLanguage } from '@esg/app-kit';
import { meetOwnLanguage } from '@esg/app-kit/start';
import type { Language } from '@esg/contract';
import type { Composed } from './compose.ts';

/**
 * Reconciles the language of the browser with that of the person's account: the account's is shown if none was chosen here, and a language
 * in the address is stored in the account. Never rejects: what cannot be read or stored now waits for the next visit.
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
    // The guards read the same person and report errors.
  }
};
