import { activate, chosenLanguage, type Services } from '@esg/app-kit';
import { showNumbersIn } from '@esg/app-kit/start';
import type { ContributionSession } from '@esg/contract';
import { ContributionApp } from '../features/contribution/ContributionApp.tsx';
import { type GuestLink, keptSession } from '../features/contribution/guest-link.ts';
import { guestClient, guestSession } from './guest-services.ts';

/** Makes the services of the holder of a session, once per session. */
const remember = (services: Services) => {
  let made: { token: string; services: Services } | undefined;
  return (session: ContributionSession): Services => {
    if (made?.token !== session.token) {
      if (!chosenLanguage()) void activate(session.language);
      showNumbersIn(session.numberFormat, session.currency);
      const api = guestClient(services.config, { token: () => session.token });
      const own = { api, session: guestSession(session.contributionId) };
      made = { token: session.token, services: { ...services, ...own } };
    }
    return made.services;
  };
};

/** The questions, or the draft, that somebody without an account was invited to. */
export const contributionPage = (services: Services, { key, endReminders }: GuestLink) => (
  <ContributionApp
    api={services.api}
    servicesFor={remember(services)}
    linkKey={key}
    kept={keptSession()}
    endReminders={endReminders}
  />
);
