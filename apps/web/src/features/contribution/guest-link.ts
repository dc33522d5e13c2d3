import type { ContributionSession } from '@esg/contract';

/** What the address of a link says. */
export type GuestLink = { readonly key: string | undefined; readonly endReminders: boolean };

/** Reads the secret behind `#` and takes it out of the address bar and its history entry at once. */
export const takeGuestLink = (): GuestLink => {
  const parameters = new URLSearchParams(location.hash.slice(1));
  if (parameters.has('key')) history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return { key: parameters.get('key') ?? undefined, endReminders: parameters.get('reminders') === 'off' };
};

const storageName = 'contribution-session';

/** The session of this tab: it survives a reload and ends with the tab. */
export const keptSession = (): ContributionSession | undefined => {
  try {
    const text = sessionStorage.getItem(storageName);
    return text ? (JSON.parse(text) as ContributionSession) : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps it where the browser allows; without storage the link opens it again. */
export const keepSession = (session: ContributionSession): void => {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(session));
  } catch {
    // Nothing can be kept here.
  }
};
