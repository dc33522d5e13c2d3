import type { TenantSettings } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMarkPaid } from '../modules/payment/index.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { carryOut } from './carry-out.ts';
import type { OrderOf } from './order.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const setTerms = (change: Partial<OrderOf<'set-terms'>> = {}) =>
  carryOut(
    {
      ...h.deps,
      onHostsChanged: h.directory.forget,
      onSubscriptionChanged: () => {},
      markPaid: createMarkPaid(h.deps),
    },
    { kind: 'set-terms', tenant: 'verdant.localhost', ...change },
  );
const termsOf = async (host: string) => {
  const answer = await h.anonymous('/esg-tenant/settings/info', {}, host);
  return ((await answer.json()) as TenantSettings).termsUrl;
};
const termsUrl = 'https://verdant.example/terms';

it('gives one tenant its own terms of use, and the usual ones back', async () => {
  expect(await termsOf('verdant.localhost')).toBeUndefined();
  expect(await setTerms({ termsUrl })).toMatchObject({ kind: 'terms-set', termsUrl });
  expect(await termsOf('verdant.localhost')).toBe(termsUrl);
  expect(await termsOf('harbour.localhost')).toBeUndefined();
  await setTerms();
  expect(await termsOf('verdant.localhost')).toBeUndefined();
});

it('refuses a tenant that is none', async () => {
  await expect(setTerms({ tenant: 'nobody.localhost', termsUrl })).rejects.toThrow('nobody lives at');
});
