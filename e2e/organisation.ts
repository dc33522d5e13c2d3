import { request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import { linkIn } from './mailbox.ts';
import { type Person, password, signedInApi } from './people.ts';
import { api, dataDir, tenantHeader } from './product.ts';

const tenant = 'verdant';
const post = (path: string, content: object) =>
  fetch(api(path), {
    method: 'POST',
    headers: { ...tenantHeader(tenant), 'content-type': 'application/json' },
    body: JSON.stringify(content),
  });
const name = { firstName: 'Ka Yan', lastName: 'Leung' };
const keyIn = (link: string) => new URL(link).searchParams.get('key');

/** Registers a new person with an organisation of their own, and confirms the e-mail address by the link that was sent. */
export const register = async (page: Page, label: string, domain = 'leung.example'): Promise<Person> => {
  const email = `${label}-${Date.now()}@${domain}`;
  const person = { ...name, email, password, acceptedTerms: true, language: 'en' };
  expect((await post('/auth/registrations', person)).status).toBe(202);
  const key = keyIn(await linkIn(page, { to: email, path: '/confirm-email' }));
  expect((await post('/auth/email-confirmations', { key, password })).status).toBe(200);
  return { tenant, email };
};

/** Fills in everything that the company profile requires. */
export const completeProfile = async (call: Awaited<ReturnType<typeof signedInApi>>) => {
  const stored = (await (await call('GET', '/organization-profiles')).json()) as { name: string };
  const facts = {
    name: stored.name,
    // Its numbers have the default format.
    headquartersCountry: 'IN',
    employeesCount: '50-249',
    industry: 'ISIC-C',
    ownership: 'private',
  };
  expect((await call('PUT', '/organization-profiles', facts)).status).toBe(200);
};

/** The same, with signing up finished: the trial runs, and the workspace is open. */
export const organisationOnTrial = async (page: Page, label: string, domain?: string): Promise<Person> => {
  const person = await register(page, label, domain);
  const call = await signedInApi(person);
  for (const step of [3, 8])
    expect((await call('POST', '/user-organization/user-settings/register-process', { step })).status).toBe(200);
  await completeProfile(call);
  for (const informationStep of ['1', '2', '3', '4'])
    expect((await call('PATCH', '/organizations/information-step', { informationStep })).status).toBe(204);
  return person;
};

/** Somebody who answers for these entities, or suppliers, and sees nothing else, by an accepted invitation. */
export const entityUserOf = async (
  page: Page,
  administrator: Person,
  entityIds: readonly string[],
  {
    label = 'entity',
    firstName = 'Priya',
    of = 'entities',
  }: { label?: string; firstName?: string; of?: 'entities' | 'suppliers' } = {},
): Promise<Person> => {
  const email = administrator.email.replace('@', `-${label}@`);
  const call = await signedInApi(administrator);
  expect((await call('POST', `/entity-users?of=${of}`, { email, language: 'en', entityIds })).status).toBe(201);
  const key = keyIn(await linkIn(page, { to: email, path: '/accept-invitation' }));
  const accepted = { key, firstName, lastName: 'Nair', password, acceptedTerms: true, language: 'en' };
  expect((await post('/auth/invitation-acceptances', accepted)).status).toBe(200);
  return { tenant, email };
};

/** A new person of that administrator's organisation, by an accepted invitation; by default a basic user. */
export const colleagueOf = async (
  page: Page,
  administrator: Person,
  { label = 'colleague', role = 'basic', ...named }: { label?: string; role?: string } & Partial<typeof name> = {},
): Promise<Person> => {
  const email = administrator.email.replace('@', `-${label}@`);
  const call = await signedInApi(administrator);
  const invitation = { email, role, language: 'en' };
  expect((await call('POST', '/organizations/users', invitation)).status).toBe(201);
  const key = keyIn(await linkIn(page, { to: email, path: '/accept-invitation' }));
  const accepted = { key, ...name, ...named, password, acceptedTerms: true, language: 'en' };
  expect((await post('/auth/invitation-acceptances', accepted)).status).toBe(200);
  return { tenant, email };
};

/** Sends the running product an order, as `npm run tenant` does. */
const give = (order: object) =>
  new Promise((resolve, reject) => {
    const socketPath = join(dataDir, 'control.sock');
    const asking = request({ socketPath, method: 'POST', path: '/' }, (incoming) => resolve(json(incoming)));
    asking.on('error', reject).end(JSON.stringify(order));
  });
const host = `${tenant}.localhost`;

/** Makes the subscription of that administrator's organisation that many days older. */
export const passDays = async ({ email }: Person, days: number) => {
  const answer = await give({ kind: 'pass-time', tenant: host, adminEmail: email, days });
  expect(answer).toMatchObject({ outcome: { kind: 'time-passed' } });
};

/** What people of the tenant come for: reports, or the climate calculator. */
export const setPlatform = async (platform: 'esg' | 'climate') => {
  const answer = await give({ kind: 'set-platform', tenant: host, platform });
  expect(answer).toMatchObject({ outcome: { kind: 'platform-set' } });
};

/** The operator confirms that a domain belongs to that administrator's organisation. */
export const proveDomain = async ({ email }: Person, domain: string) => {
  const answer = await give({ kind: 'prove-domain', tenant: host, domain, adminEmail: email });
  expect(answer).toMatchObject({ outcome: { kind: 'domain-proved' } });
};

/** Subscribes by card, and ends the trial by its payment. */
export const payByCard = async (administrator: Person) => {
  const call = await signedInApi(administrator);
  const card = { number: '4242 4242 4242 4242', expiryMonth: 12, expiryYear: 2040, cvc: '123', name: 'Ka Yan Leung' };
  const { tokenId } = (await (await call('POST', '/card-sandbox/tokens', card)).json()) as { tokenId: string };
  const plan = { userType: 'report', billingPlan: 1, seat: 3, tokenId };
  expect((await call('POST', '/stripe/organizations/subscriptions', plan)).status).toBe(201);
  await passDays(administrator, 8);
};
