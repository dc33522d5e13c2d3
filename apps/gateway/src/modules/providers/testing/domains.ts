import type { SignInDomain, SignInProvider } from '@esg/contract';
import { body, type Harness, type PersonName } from '../../../testing/harness.ts';
import { subscribe } from '../../payment/testing.ts';

const path = '/organizations/sign-in-provider';

/** The domains as the organisation's administrator sees them. */
export const domainsOf = async (h: Harness, name: PersonName): Promise<SignInDomain[]> =>
  ((await (await h.as(name).request(path)).json()) as SignInProvider).domains;

/** "Check now". */
export const checkDomain = (h: Harness, name: PersonName, domain: string) =>
  h.as(name).request(`${path}/domain-checks`, body('POST', { domain }));

/** Adds the required records and has them checked. */
export const proveDomains = async (h: Harness, name: PersonName) => {
  for (const { domain, record } of await domainsOf(h, name)) {
    h.textRecords.set(record.name, ['v=spf1 -all', record.value]);
    const answer = await checkDomain(h, name, domain);
    if (answer.status !== 200) throw new Error(`${domain} is not proved: ${await answer.text()}`);
  }
};

/** Subscribes with three seats, and ends the trial by a payment. */
export const pay = async (h: Harness, name: PersonName) => {
  await subscribe(h, name, { seat: 3 });
  const { organisationId } = h.as(name).scope;
  await h.database.pool.query(
    `update subscriptions set status = 'registered', provider_state = 'active', period_start = now(),
     period_end = now() + interval '30 days' where organisation_id = $1`,
    [organisationId],
  );
};
