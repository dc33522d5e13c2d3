const keyName = 'survey-key';
const ballotName = (key: string) => `survey-ballot-${key.slice(0, 12)}`;
const ownName = (key: string) => `survey-own-${key.slice(0, 12)}`;

const read = (storage: () => Storage, name: string): string | undefined => {
  try {
    return storage().getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
};
const write = (storage: () => Storage, name: string, value: string | undefined) => {
  try {
    if (value === undefined) storage().removeItem(name);
    else storage().setItem(name, value);
  } catch {
    // A browser without storage asks for the link again after a reload.
  }
};
const ofTab = () => sessionStorage;
const ofDevice = () => localStorage;

/**
 * Whether whoever is at this tab began what this device has of an open link: not known of whoever comes by the link anew, as the next person at
 * a shared computer does.
 */
export const isOwn = (key: string) => read(ofTab, ownName(key)) !== undefined;
export const keepOwn = (key: string, own: boolean) => write(ofTab, ownName(key), own ? 'yes' : undefined);

/** The secret of the link, which is removed from the address at once; after a reload the one that this tab came with. */
export const takeKey = (): string | undefined => {
  const key = new URLSearchParams(location.hash.slice(1)).get('key') ?? undefined;
  if (key) {
    write(ofTab, keyName, key);
    keepOwn(key, false);
    history.replaceState(null, '', location.pathname);
  }
  return key ?? read(ofTab, keyName);
};

const unsentPrefix = 'survey-unsent-';

/** Where answers by this link wait to be sent: those of another link are another person’s. */
export const unsentName = (surveyId: string, key: string) => `${unsentPrefix}${surveyId}-${key.slice(0, 12)}`;

/** The names of everything that waits on this device of a link, whatever survey it opened. */
export const unsentNames = (key: string): string[] => {
  const ofLink = `-${key.slice(0, 12)}`;
  try {
    return Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '').filter(
      (name) => name.startsWith(unsentPrefix) && (name.endsWith(ofLink) || name.includes(`${ofLink}-`)),
    );
  } catch {
    return [];
  }
};

/** Removes one’s own answers by this link that were not sent, from this device. */
export const forgetUnsent = (key: string) => {
  for (const name of unsentNames(key)) if (name.endsWith(`-${key.slice(0, 12)}`)) write(ofDevice, name, undefined);
};

/** What this device began by an open link. */
export const keptBallot = (key: string) => read(ofDevice, ballotName(key));
export const keepBallot = (key: string, ballot: string | undefined) => write(ofDevice, ballotName(key), ballot);
