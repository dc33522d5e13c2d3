import type { ApiScope, CreatedApiKey } from '@esg/contract';
import { body, type Harness, type PersonName, personOf } from '../../testing/harness.ts';

/** Makes API keys through the gateway and calls with them. */
export const apiOf = (h: Harness, name: PersonName = 'verdant.admin') => {
  const { host } = personOf(name);
  return {
    make: async (scopes: readonly ApiScope[], expiresAt: string | null = null) => {
      const answer = await h.as(name).request('/api-keys', body('POST', { name: 'Ledger', scopes, expiresAt }));
      if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
      return (await answer.json()) as CreatedApiKey;
    },
    revoke: (id: string) => h.as(name).request(`/api-keys/${id}`, { method: 'DELETE' }),
    /** A call with this key, as a program would make it. */
    call: (secret: string, path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${secret}`);
      return h.anonymous(path, { ...init, headers }, host);
    },
  };
};
