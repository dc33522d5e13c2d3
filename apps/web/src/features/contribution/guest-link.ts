import type { ContributionSession } from '@esg/contract';

/** The parameters of a link's address. */
export type GuestLink = { readonly key: string | undefined; readonly endReminders: boolean };

/** Reads the secret behind `#` and removes it from the address bar and its history entry at once. */
export const takeGuestLink = (): GuestLink => {
  const parameters = new URLSearchParams(location.hash.slice(1));
  if (parameters.has('key')) history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return { key: parameters.get('key') ?? undefined, endReminders: parameters.get('reminders') === 'off' };
};

/** Names in the address which invitation of this browser a tab shows; it is no secret. */
const parameter = 'invitation';
const nameOf = (contributionId: string) => `contribution-session:${contributionId}`;

/** The session that this browser holds for the invitation in the address: all its tabs share one. */
export const keptSession = (): ContributionSession | undefined => {
  const id = new URLSearchParams(location.search).get(parameter);
  try {
    const text = id && localStorage.getItem(nameOf(id));
    return text ? (JSON.parse(text) as ContributionSession) : undefined;
  } catch {
    return undefined;
  }
};

/** Stores the session if the browser allows it, and names the invitation in the address; without storage the link opens it again. */
export const keepSession = (session: ContributionSession): void => {
  const search = new URLSearchParams({ [parameter]: session.contributionId });
  history.replaceState(history.state, '', `${location.pathname}?${search}`);
  try {
    localStorage.setItem(nameOf(session.contributionId), JSON.stringify(session));
  } catch {
    // The browser stores nothing.
  }
};

/** Removes the session in every tab of this browser: the invitation ended, or somebody else uses it next. */
export const forgetSession = (contributionId: string): void => {
  try {
    localStorage.removeItem(nameOf(contributionId));
  } catch {
    // Nothing was stored.
  }
};
