import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeGateway } from '../../describe-gateway.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { guestOperations } from '../../testing/operations.ts';
import { contributionsOf, guestOf, keyFor, newAddress } from '../contributions/testing.ts';
import { subscribe } from './testing.ts';

// Calls every operation of the gateway, which takes longer than other tests.
vi.setConfig({ testTimeout: 60_000 });

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await h.deps.jobs.start();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const admin = 'verdant.admin';
const codeOf = async (answer: Response) => ((await answer.json().catch(() => ({}))) as { code?: string }).code;
type Document = { paths: Record<string, Record<string, { operationId: string; tags: string[] }>> };

describe('a suspended organisation', () => {
  /** What people of a suspended organisation may still do, by operation; all other operations of the gateway's document must be refused. */
  const open = new Set([
    'readMe',
    'readMyProfile',
    'changeMyLanguage',
    'readOrganizationProfile',
    'changeOrganizationProfile',
    'listArticles',
    'listNews',
    'listContentCategories',
    'readNewsMark',
    'markNewsRead',
    'changeMyDetails',
    'changeMyAvatar',
    'removeMyAvatar',
    'readAvatar',
    'exportMyData',
    'switchOrganization',
    'removeMyOrganization',
    'readMyOrganizationRemoval',
    'withdrawMyOrganizationRemoval',
    'readRegisterProcess',
    'changeRegisterProcess',
    'changeReportLanguage',
    'changeCommunicationLanguage',
    'listIndustries',
    'changeOrganizationLogo',
    'readOrganizationLogo',
    'listCountries',
    'listSectors',
    'listStockExchanges',
  ]);
  const byLink = new Set(['openContribution', 'openPortalLink', 'renewPortalLink']);
  const openTags = new Set([
    'survey-answers',
    'payment',
    'auth',
    'accounts',
    'sessions',
    'support',
    'notifications',
    'invitations',
    'tenants',
    'system',
    'providers',
  ]);

  it('is answered with 403 by everything but account settings, billing and sessions', async () => {
    const contributions = contributionsOf(h);
    const email = newAddress();
    await contributions.invite(await contributions.report(), { emails: [email] });
    const guest = await guestOf(h, await keyFor(h, email));
    await subscribe(h, admin);
    h.clock.advance(60);
    await h.database.pool.query(`update subscriptions set status = 'suspended'`);
    const document = (await describeGateway()) as unknown as Document;
    const wrong: string[] = [];
    for (const [at, methods] of Object.entries(document.paths))
      for (const [method, { operationId, tags }] of Object.entries(methods)) {
        // Invited people sign in with their own link: what it opens is refused, here or below.
        if (guestOperations.includes(operationId) || byLink.has(operationId)) continue;
        if (open.has(operationId) || tags.some((tag) => openTags.has(tag))) continue;
        const url = at.replace(/^\/api/, '').replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
        const answer = await h.as(admin).request(url, { method: method.toUpperCase() });
        const code = await codeOf(answer);
        if (code !== 'subscription.suspended') wrong.push(`${operationId} (${tags}) ${answer.status} ${code}`);
      }
    expect(wrong).toEqual([]);
    expect(await codeOf(await guest.call('/contribution'))).toBe('subscription.suspended');
    for (const own of [
      '/users/me',
      '/users/profiles',
      '/organization-profiles',
      '/organizations/sign-in-provider',
      '/payment/organizations/subscriptions',
      '/payment/organizations/subscriptions/current-status',
    ])
      expect((await h.as(admin).request(own)).status, own).toBe(200);
  });
});
