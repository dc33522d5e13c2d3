import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { linkIn } from './mailbox.ts';
import { type Person, password, signedInApi } from './people.ts';
import { api, dataDir, tenantHeader } from './product.ts';

const root = join(import.meta.dirname, '..');
const tenant = 'verdant';
const post = (path: string, content: object) =>
  fetch(api(path), {
    method: 'POST',
    headers: { ...tenantHeader(tenant), 'content-type': 'application/json' },
    body: JSON.stringify(content),
  });
const name = { firstName: 'Ka Yan', lastName: 'Leung' };
const keyIn = (link: string) => new URL(link).searchParams.get('key');

/** Registers somebody new, with an organisation of their own, and confirms the e-mail address by the link that was sent. */
export const register = async (page: Page, label: string): Promise<Person> => {
  const email = `${label}-${Date.now()}@leung.example`;
  const person = { ...name, email, password, acceptedTerms: true, language: 'en' };
  expect((await post('/auth/registrations', person)).status).toBe(202);
  const key = keyIn(await linkIn(page, { to: email, path: '/confirm-email' }));
  expect((await post('/auth/email-confirmations', { key })).status).toBe(200);
  return { tenant, email };
};

/** The same, with signing up behind them: the trial runs, and the workspace is open. */
export const organisationOnTrial = async (page: Page, label: string): Promise<Person> => {
  const person = await register(page, label);
  const call = await signedInApi(person);
  for (const step of [3, 8])
    expect((await call('POST', '/user-organization/user-settings/register-process', { step })).status).toBe(200);
  for (const informationStep of ['1', '2', '3', '4'])
    expect((await call('PATCH', '/organizations/information-step', { informationStep })).status).toBe(204);
  return person;
};

/** A basic user of that administrator's organisation, by an invitation that was accepted. */
export const colleagueOf = async (page: Page, administrator: Person): Promise<Person> => {
  const email = administrator.email.replace('@', '-colleague@');
  const call = await signedInApi(administrator);
  const invitation = { email, role: 'basic', language: 'en' };
  expect((await call('POST', '/organizations/users', invitation)).status).toBe(201);
  const key = keyIn(await linkIn(page, { to: email, path: '/accept-invitation' }));
  const accepted = { key, ...name, password, acceptedTerms: true, language: 'en' };
  expect((await post('/auth/invitation-acceptances', accepted)).status).toBe(200);
  return { tenant, email };
};

/** Makes the subscription of that administrator's organisation so many days older, as an operator of a demonstration may. */
export const passDays = async ({ email }: Person, days: number) => {
  const order = ['pass-time', '--tenant', `${tenant}.localhost`, '--admin-email', email, '--days', String(days)];
  const command = ['--no-warnings', 'apps/gateway/src/operator/tenant.ts', ...order, '--data-dir', dataDir];
  await promisify(execFile)(process.execPath, command, { cwd: root });
};
