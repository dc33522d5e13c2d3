import { beforeEach, expect, it, vi } from 'vitest';
import { keepMaterialityProfile, lastMaterialityProfile } from '../browser/materiality-profile.ts';
import { keepOrganisationLanguages } from '../i18n/languages.ts';
import type { Session } from '../session/session.ts';
import { connectApi } from './connect.ts';

const jar = new Map<string, string>();
beforeEach(() => {
  jar.clear();
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(pair: string) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(pair) ?? [];
      jar.set(name, value);
    },
  });
});

const headersOf = async () => {
  const session = { accessToken: () => 'token', refresh: async () => false, revoke: () => {} };
  const seen = vi.fn(
    async (_request: Request) => new Response('{}', { headers: { 'content-type': 'application/json' } }),
  );
  vi.stubGlobal('fetch', seen);
  const api = connectApi(session as unknown as Session, {
    gatewayRoot: 'https://verdant.example',
    tenantHost: 'verdant.example',
    tenantId: () => undefined,
  });
  await api.get({ url: '/api/users/me' });
  const headers = seen.mock.calls[0]?.[0].headers ?? new Headers();
  return [headers.get('communication-language'), headers.get('report-language')];
};

it('deviations 10 and 11: sends the languages that the organisation chose beside the person’s own', async () => {
  jar.set('language', 'zhTw');
  // English, and the language of the screen, until they are known.
  expect(await headersOf()).toEqual(['en', 'zhTw']);
  keepOrganisationLanguages({ communicationLanguage: 'zhTw', reportLanguage: 'en' });
  expect(await headersOf()).toEqual(['zhTw', 'en']);
  expect([...jar.keys()].sort()).toEqual(['communicateLanguage', 'language', 'reportLanguage']);
});

it('deviation 11: keeps the assessment that was open last beside them', () => {
  expect(lastMaterialityProfile()).toBeUndefined();
  keepMaterialityProfile('0de0d000-0000-4000-8000-000000000001');
  expect(jar.get('materialityProfileId')).toBe('0de0d000-0000-4000-8000-000000000001');
  expect(lastMaterialityProfile()).toBe('0de0d000-0000-4000-8000-000000000001');
});
