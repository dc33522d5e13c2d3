import type { ApiError, RequestPlace } from '@esg/api-client';
import { homePathOf, type Party, type PortalLinkSession, portalLinkPath, portalRoleOf } from '@esg/contract';

export type { RequestPlace };

/** The request that the path of a letter's link names. */
export const requestPlaceIn = (pathname: string): RequestPlace | undefined => {
  if (!pathname.startsWith(`${portalLinkPath}/`)) return undefined;
  const [collectionId, entityId, ...rest] = pathname.slice(portalLinkPath.length + 1).split('/');
  return collectionId && entityId && rest.length === 0 ? { collectionId, entityId } : undefined;
};

/** Whether the link's request is to an entity or to a supplier; the portals lead whoever signs in at the wrong one to their own. */
export const partyOf = (place: RequestPlace): Party => keptRequestSession(place)?.of ?? 'entities';

/** The same request for those who sign in. */
export const signedInPath = ({ collectionId, entityId }: RequestPlace, of: Party): string =>
  `${homePathOf(portalRoleOf(of))}/requests/${collectionId}/${entityId}`;

/** Whether the link or its session opens nothing any more. */
export const isOver = ({ code }: ApiError): boolean =>
  code.startsWith('contribution.') || code.startsWith('portal_link.');

const nameOf = ({ entityId }: Pick<RequestPlace, 'entityId'>) => `request-session:${entityId}`;

/** The session of a link, with the hash of the link's secret: another link to the same request is another person's. */
type Kept = PortalLinkSession & { readonly keyHash?: string };

/** Undefined where the browser hashes nothing, as on a page without encryption. */
const hashKey = async (key: string): Promise<string | undefined> => {
  try {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key)));
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
};

const readKept = (place: RequestPlace): Kept | undefined => {
  try {
    const text = localStorage.getItem(nameOf(place));
    return text ? (JSON.parse(text) as Kept) : undefined;
  } catch {
    return undefined;
  }
};

/** The session that this browser holds for the entity in the address: all its tabs share one. */
export const keptRequestSession = (place: RequestPlace): PortalLinkSession | undefined => readKept(place);

/** The session that this browser holds, if it was opened by the link with this secret. */
export const findSession = async (place: RequestPlace, key: string): Promise<PortalLinkSession | undefined> => {
  const kept = readKept(place);
  return kept?.keyHash !== undefined && kept.keyHash === (await hashKey(key)) ? kept : undefined;
};

/** Stores the session of the link with this secret if the browser allows it; without storage the link opens it again. */
export const keepRequestSession = async (
  place: RequestPlace,
  session: PortalLinkSession,
  key: string,
): Promise<void> => {
  try {
    const keyHash = await hashKey(key);
    const kept: Kept = { ...session, ...(keyHash ? { keyHash } : {}) };
    localStorage.setItem(nameOf(place), JSON.stringify(kept));
  } catch {
    // The browser stores nothing.
  }
};

/** Removes the session in every tab of this browser. */
export const forgetRequestSession = (place: RequestPlace): void => {
  try {
    localStorage.removeItem(nameOf(place));
  } catch {
    // Nothing was stored.
  }
};
