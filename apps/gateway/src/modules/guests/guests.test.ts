import type { Contribution, DraftLink, Problem } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { contributionsOf, guestOf, keyFor, newAddress } from '../contributions/testing.ts';
import { deleteIdleSessions } from './guests.repository.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const day = 24 * 60 * 60;
const codeOf = async (answer: Response) =>
  answer.ok ? `${answer.status}` : `${answer.status} ${((await answer.json()) as Problem).code}`;
const keyIn = (link: string) => /#key=([\w-]+)$/.exec(link)?.[1] ?? '';

type Work = ReturnType<typeof contributionsOf>;
/** The two kinds of guests: how each is admitted, and admitted again. */
const kinds = {
  'who answers questions': {
    admit: async ({ invite }: Work, report: { id: string }) => {
      const email = newAddress();
      const made = await invite(report, { emails: [email] });
      return { id: made.id, key: await keyFor(h, email) };
    },
    renew: ({ ok, send }: Work, id: string) => ok<Contribution>(send('POST', `/contributions/${id}/links`, {})),
  },
  'who reads the draft': {
    admit: async ({ ok, send }: Work, report: { id: string }) => {
      const request = { name: 'Chairman Wong', language: 'en' };
      const made = await ok<DraftLink>(send('POST', `/reports/${report.id}/draft-links`, request));
      return { id: made.reader.id, key: keyIn(made.link) };
    },
    renew: ({ ok, send }: Work, id: string) => ok<DraftLink>(send('POST', `/contributions/${id}/draft-links`, {})),
  },
};

describe.each(Object.entries(kinds))('a guest %s', (_kind, { admit, renew }) => {
  it('loses every link and session at once when withdrawn, while other guests keep theirs', async () => {
    const work = contributionsOf(h);
    const report = await work.report();
    const { id, key } = await admit(work, report);
    const other = await admit(work, report);
    const sessions = [await guestOf(h, key), await guestOf(h, key)];
    const stays = await guestOf(h, other.key);
    await work.ok(work.send('POST', `/contributions/${id}/revocation`, {}));
    for (const session of sessions)
      expect(await codeOf(await session.call('/contribution'))).toBe('403 contribution.revoked');
    expect((await guestOf(h, key)).session).toMatchObject({ code: 'contribution.revoked' });
    expect((await stays.call('/contribution')).status).toBe(200);
    await renew(work, id);
    expect((await guestOf(h, key)).session).toMatchObject({ code: 'contribution.link_invalid' });
    for (const session of sessions)
      expect(await codeOf(await session.call('/contribution'))).toBe('401 contribution.session_ended');
    expect((await stays.call('/contribution')).status).toBe(200);
  });

  it('is refused while the report is deleted, and admitted again once it is restored', async () => {
    const work = contributionsOf(h);
    const report = await work.report();
    const { key } = await admit(work, report);
    const guest = await guestOf(h, key);
    expect((await h.as('verdant.admin').request(`/reports/${report.id}`, { method: 'DELETE' })).ok).toBe(true);
    expect(await codeOf(await guest.call('/contribution'))).toBe('422 contribution.link_invalid');
    expect((await guestOf(h, key)).session).toMatchObject({ code: 'contribution.link_invalid' });
    expect((await work.send('POST', `/deleted-reports/${report.id}/restore`, {})).ok).toBe(true);
    expect((await guest.call('/contribution')).status).toBe(200);
  });

  it('is admitted by a link that cannot be guessed, at one tenant, until its last day', async () => {
    const work = contributionsOf(h);
    const { key } = await admit(work, await work.report());
    for (const wrong of [key.slice(1), `${key}x`, key.toLowerCase() === key ? key.toUpperCase() : key.toLowerCase()])
      expect((await guestOf(h, wrong)).status).toBe(422);
    expect((await guestOf(h, key, 'harbour.localhost')).session).toMatchObject({ code: 'contribution.link_invalid' });
    h.clock.advance(31 * day);
    expect((await guestOf(h, key)).session).toMatchObject({ code: 'contribution.link_expired' });
  });
});

it('deletes sessions that nobody uses, and no link', async () => {
  const work = contributionsOf(h);
  const { key } = await kinds['who answers questions'].admit(work, await work.report());
  const guest = await guestOf(h, key);
  h.clock.advance(8 * day);
  await h.database.withSystem((tx) => deleteIdleSessions(tx, new Date(h.clock.now().getTime() - 7 * day * 1000)));
  expect(await codeOf(await guest.call('/contribution'))).toBe('401 contribution.session_ended');
  expect((await h.database.pool.query('select 1 from guest_sessions')).rowCount).toBe(0);
  expect((await guestOf(h, key)).status).toBe(201);
});
