import { contributionLimits, type Problem, type ReportCollaborators } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { callOf, fencedOperations, guestOperations, operations } from '../../testing/operations.ts';
import { apiOf } from '../api-keys/testing.ts';
import { completeReport } from '../reports/testing.ts';
import { contributionsOf, guestOf, keyFor, newAddress, organisation, scope1, tonnes } from './testing.ts';

// Every operation of the gateway is called.
vi.setConfig({ testTimeout: 120_000 });

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const answerOf = async (answer: Response) => {
  const code = answer.ok ? '' : ((await answer.json()) as Problem).code;
  return `${answer.status} ${code}`.trim();
};
const nobodys = (name: string) => (name === 'id' ? '00000000-0000-4000-8000-000000000000' : 'none');

const openedGuest = async () => {
  const work = contributionsOf(h);
  const report = await work.report();
  const email = newAddress();
  const made = await work.invite(report, { emails: [email] });
  const key = await keyFor(h, email);
  return { ...work, report, made, email, key, guest: await guestOf(h, key) };
};

describe('the session of a guest’s link', () => {
  it('opens no other operation of the gateway, and no other session opens its operations', async () => {
    const { guest } = await openedGuest();
    const wrong: string[] = [];
    for (const operation of fencedOperations) {
      const answer = await answerOf(await guest.call(...callOf(operation, nobodys)));
      if (answer !== '401 auth.not_authenticated') wrong.push(`${operation.operationId} ${answer}`);
    }
    const { secret } = await apiOf(h).make(['reports:read', 'reports:write']);
    const guests = operations.filter(({ operationId }) => guestOperations.includes(operationId));
    expect(guests).toHaveLength(guestOperations.length);
    for (const operation of guests) {
      const call = callOf(operation, nobodys);
      const answers = [
        await h.anonymous(...call),
        await h.as('verdant.admin').request(...call),
        await apiOf(h).call(secret, ...call),
      ];
      for (const answer of answers) {
        const said = await answerOf(answer);
        if (said !== '401 contribution.session_ended') wrong.push(`${operation.operationId} ${said}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('neither shows nor accepts questions that were not asked', async () => {
    const { guest } = await openedGuest();
    expect(await answerOf(await guest.answer(organisation, 0, { type: 'textArea', text: { en: 'Us' } }))).toBe(
      '404 resource.not_found',
    );
    const comment = { disclosureCode: '2-1', fieldKey: 'org.profile', text: 'Hello' };
    const said = await guest.call('/contribution/comments', body('POST', comment));
    expect(await answerOf(said)).toBe('404 resource.not_found');
  });

  it('writes into its own report only', async () => {
    const { guest, report: own, ok, get, report: _, ...work } = await openedGuest();
    const other = await work.invite(await contributionsOf(h).report('Another'), {});
    await guest.answer(scope1, 0, tonnes('7'));
    expect(await ok(get(`/reports/${other.report.id}/answers`))).toEqual([]);
    expect(await ok(get(`/reports/${own.id}/answers`))).toHaveLength(1);
  });

  it('works at its own tenant only', async () => {
    const { guest, key } = await openedGuest();
    const elsewhere = await guestOf(h, key, 'harbour.localhost');
    expect(elsewhere.status).toBe(422);
    expect(await answerOf(await guest.call('/contribution', {}, 'harbour.localhost'))).toBe(
      '401 contribution.session_ended',
    );
  });

  it('ends at once when the invitation is withdrawn, and works again with a new link', async () => {
    const { guest, made, key, email, ok, send, list } = await openedGuest();
    await ok(send('POST', `/contributions/${made.id}/revocation`, {}));
    expect(await answerOf(await guest.call('/contribution'))).toBe('403 contribution.revoked');
    expect(await answerOf(await guest.answer(scope1, 0, tonnes('1')))).toBe('403 contribution.revoked');
    expect((await guestOf(h, key)).session).toMatchObject({ code: 'contribution.revoked' });
    expect(await list()).toMatchObject([{ status: 'revoked' }]);
    h.clock.advance(5);
    await ok(send('POST', `/contributions/${made.id}/links`, {}));
    await vi.waitFor(async () => expect(await keyFor(h, email)).not.toBe(key), { timeout: 15_000, interval: 50 });
    expect((await guestOf(h, await keyFor(h, email))).status).toBe(201);
    expect((await guestOf(h, key)).session).toMatchObject({ code: 'contribution.link_invalid' });
    expect(await answerOf(await guest.call('/contribution'))).toBe('401 contribution.session_ended');
  });

  it('ends with its link, or earlier where nobody uses it', async () => {
    const { guest, key, list } = await openedGuest();
    h.clock.advance(contributionLimits.sessionIdleSeconds + 1);
    expect(await answerOf(await guest.call('/contribution'))).toBe('401 contribution.session_ended');
    const again = await guestOf(h, key);
    h.clock.advance(contributionLimits.linkDays * 24 * 60 * 60);
    expect(await answerOf(await again.call('/contribution'))).toMatch(/session_ended|link_expired/);
    expect((await guestOf(h, key)).session).toMatchObject({ code: 'contribution.link_expired' });
    h.signOutAll();
    expect(await list()).toMatchObject([{ status: 'expired' }]);
  });

  it('can only read once the report is published', async () => {
    const work = contributionsOf(h);
    const report = await completeReport(h);
    const email = newAddress();
    await work.invite(report, { emails: [email] });
    const guest = await guestOf(h, await keyFor(h, email));
    await work.ok(work.send('POST', `/reports/${report.id}/publish`, {}));
    expect(await (await guest.call('/contribution')).json()).toMatchObject({ mayAnswer: false });
    expect(await answerOf(await guest.answer(scope1, 1, tonnes('1')))).toBe('422 report.read_only');
    expect((await work.tryInvite(report)).status).toBe(422);
  });

  it('may make no more calls in a minute than a person', async () => {
    const { guest } = await openedGuest();
    const { callsPerMinuteMax } = contributionLimits;
    const statuses = new Set<number>();
    for (let n = 0; n <= callsPerMinuteMax; n += 1)
      statuses.add((await guest.call('/contribution/comments', body('POST', {}))).status);
    expect(statuses).toEqual(new Set([422, 429]));
  });
});

describe('invitations to contribute', () => {
  it('are made by people who may write reports, and belong to one organisation', async () => {
    const { report, made } = await openedGuest();
    expect((await contributionsOf(h, 'verdant.entity').tryInvite(report)).status).toBe(403);
    for (const name of ['verdant.sister', 'harbour.admin'] as const) {
      const other = contributionsOf(h, name);
      expect((await other.tryInvite(report)).status).toBe(404);
      expect(await other.list()).toEqual([]);
      expect((await other.send('POST', `/contributions/${made.id}/revocation`, {})).status).toBe(404);
    }
  });

  it('are listed in pages, of the own organisation even with a cursor of another', async () => {
    const { report: reported, invite, ok, get } = contributionsOf(h);
    const invited: string[] = [];
    for (const name of ['Older', 'Middle', 'Newer']) {
      invited.unshift((await invite(await reported(name))).id);
      h.clock.advance(1);
    }
    const seen: string[] = [];
    let cursor = '';
    let cursors = 0;
    do {
      const query = `limit=1${cursor && `&cursor=${cursor}`}`;
      const page = await ok<ReportCollaborators>(get(`/report-collaborators?${query}`));
      seen.push(...page.contributions.map(({ id }) => id));
      for (const name of ['verdant.sister', 'harbour.admin'] as const)
        expect(await ok(contributionsOf(h, name).get(`/report-collaborators?${query}`))).toEqual({
          contributions: [],
          assigned: [],
          colleagues: [],
          nextCursor: null,
        });
      cursor = page.nextCursor ?? '';
      cursors += 1;
    } while (cursor);
    expect(seen).toEqual(invited);
    expect(cursors).toBe(3);
    for (const wrong of ['cursor=nonsense', 'limit=0', 'limit=101'])
      expect((await get(`/report-collaborators?${wrong}`)).status).toBe(422);
  });
});
