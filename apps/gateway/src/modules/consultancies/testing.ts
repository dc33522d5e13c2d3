import type { ClientOrganization, TokenPair } from '@esg/contract';
import { body, type Harness } from '../../testing/harness.ts';

export const host = 'harbour.localhost';

/** A consultancy's calls: for itself, and while it views its client. */
export const consulting = (harness: () => Harness) => {
  /** Requests with this token on Harbour's pages. */
  const withToken =
    (token: string) =>
    (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${token}`);
      return harness().anonymous(path, { ...init, headers }, host);
    };
  const switchTo = (pair: TokenPair, clientOrConsultancyId: string, refreshToken = pair.refreshToken) => {
    const { headers, ...init } = body('POST', { clientOrConsultancyId });
    const all = new Headers(headers);
    all.set('refreshToken', refreshToken);
    return withToken(pair.accessToken)('/consultancies/switch-organization', { ...init, headers: all });
  };
  const harbour = () => harness().as('harbour.admin').scope.organisationId;
  const clientId = async () => {
    const clients = (await (
      await harness().as('harbour.admin').request('/consultancies')
    ).json()) as ClientOrganization[];
    return clients.find(({ name }) => name === 'Lantau Ferries')?.id ?? '';
  };
  const visit = async () => {
    const home = await harness().signIn('harbour.admin');
    const pair = (await (await switchTo(home, await clientId())).json()) as TokenPair;
    return { home, pair, request: withToken(pair.accessToken) };
  };
  return { withToken, switchTo, harbour, clientId, visit };
};
