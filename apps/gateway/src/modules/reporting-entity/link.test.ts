import type {
  CollectionEvent,
  EntityUser,
  PortalLinkSession,
  PortalRequest,
  PortalTask,
  ShortToken,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, personOf } from '../../testing/harness.ts';
import { mailTo } from '../auth/testing.ts';
import { collectionsOf, refusal } from '../collections/testing.ts';
import { energySection, figure, hubOf } from '../data-points/testing.ts';

let h: Harness;
let c: Awaited<ReturnType<typeof collectionsOf>>;
let id: string;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  c = await collectionsOf(h);
  await c.give(c.plant.id, c.office.id);
  asked += 1;
  ({ id } = await c.asked({ name: nameNow() }));
});
afterAll(() => h.close());

/** Another name in each test, because e-mails of the one before may still be under way. */
let asked = 0;
const nameNow = () => `Figures ${asked}`;
const { email } = personOf('verdant.entity');
const userId = () => h.as('verdant.entity').scope.userId;
const day = 24 * 60 * 60;

const letter = (text = /./) => mailTo(h, email, new RegExp(`asked you for figures, ${nameNow()}$`), text);
const keyIn = ({ text }: { text: string }, entityId = c.plant.id) =>
  new RegExp(`/ct/request/${id}/${entityId}#key=([\\w-]+)`).exec(text)?.[1] ?? '';
const open = (key: string, host?: string) =>
  h.anonymous('/reporting-entity/auth/link-sessions', body('POST', { key }), host);
const opened = async (key: string) => (await (await open(key)).json()) as PortalLinkSession;
const callWith = (token: string, path: string, init: RequestInit = {}) =>
  h.anonymous(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
const ask = (token: string) => callWith(token, '/reporting-entity/auth/short-token', { method: 'POST' });
const shortOf = async (token: string) => ((await (await ask(token)).json()) as ShortToken).token;
/** The session and the short token of somebody who opens the letter about the plant. */
const come = async () => {
  const key = keyIn(await letter());
  const { token } = await opened(key);
  return { key, token, short: await shortOf(token) };
};
const renew = (key: string) =>
  h.anonymous('/reporting-entity/auth/link-emails', body('POST', { key, collectionId: id }));
const links = async (method: 'DELETE' | 'POST', name?: 'verdant.member' | 'verdant.entity' | 'verdant.sister') =>
  c.call(`/entity-users/${userId()}/links/${c.plant.id}`, { method }, name);
const remind = async () => {
  await h.database.pool.query('update collection_requests set reminded_at = null');
  await c.call(`/collections/${id}/reminders`, body('POST', { entityIds: [c.plant.id] }));
};

describe('the link of a letter', () => {
  it('opens the requests of its entity alone, though the person has others, and the answers carry their name', async () => {
    const { short } = await come();
    const requests = (await (await callWith(short, '/entity-portal/requests')).json()) as PortalRequest[];
    expect(requests.map(({ entityName }) => entityName)).toEqual(['Plant']);
    expect(await (await callWith(short, '/entity-portal/entities')).json()).toMatchObject([{ name: 'Plant' }]);
    const at = `/entity-portal/requests/${id}`;
    const said = { value: figure('5'), quality: 'measured', source: 'Bill', explanation: '', version: null };
    const answer = (entityId: string) =>
      callWith(short, `${at}/${entityId}/answers/${energySection}`, body('PUT', said));
    expect(await (await answer(c.plant.id)).json()).toMatchObject({
      current: { updatedBy: { id: userId() } },
    });
    expect((await answer(c.office.id)).status).toBe(404);
    expect((await callWith(short, `${at}/${c.office.id}`)).status).toBe(404);
  });

  it('reaches no documents of other entities', async () => {
    const { short } = await come();
    const point = await hubOf(h).store(c.year.id, { entityId: c.office.id, sectionId: energySection });
    const form = new FormData();
    form.set('file', new File(['%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n'], 'Bill.pdf'));
    form.set('reference', '');
    const added = await c.call(`/data-points/${point.id}/evidence`, { method: 'POST', body: form });
    const [{ id: evidenceId }] = (await added.json()) as [{ id: string }];
    const path = `/entity-portal/requests/${id}/${c.office.id}/answers/${energySection}/evidence/${evidenceId}/file`;
    expect((await h.as('verdant.entity').request(path)).status).toBe(200);
    expect((await callWith(short, path)).status).toBe(404);
  });

  it('gives nothing of the account, and no short token for a short one', async () => {
    const { token, short } = await come();
    for (const path of ['/users/me', '/users/profile', '/notifications', '/entities', `/collections/${id}`])
      for (const proof of [token, short])
        expect([path, await refusal(await callWith(proof, path))]).toEqual([path, [401, 'auth.not_authenticated']]);
    expect(await refusal(await callWith(token, '/entity-portal/requests'))).toEqual([401, 'auth.not_authenticated']);
    expect(await refusal(await ask(short))).toEqual([401, 'auth.not_authenticated']);
    await expect(h.deps.identify(short)).rejects.toMatchObject({ code: 'auth.not_authenticated' });
    await expect(h.deps.identify(token)).rejects.toMatchObject({ code: 'auth.not_authenticated' });
  });

  it('is written down where it was used, once a day however often it is opened', async () => {
    const { key } = await come();
    const read = async () => (await (await c.call(`/collections/${id}/events`)).json()) as CollectionEvent[];
    const uses = async () => {
      const found = "select count(*)::int as uses from collection_events where action = 'link-used'";
      return (await h.database.pool.query<{ uses: number }>(found)).rows[0]?.uses;
    };
    expect((await read())[0]).toMatchObject({ action: 'link-used', entityId: c.plant.id, by: { id: userId() } });
    for (let times = 0; times < 3; times += 1) expect((await open(key)).status).toBe(201);
    expect(await uses()).toBe(1);
    h.clock.advance(day);
    expect((await open(key)).status).toBe(201);
    expect(await uses()).toBe(2);
  });

  it('does not open what is closed while another collection asks the entity', async () => {
    const { id: other } = await c.asked({ name: 'Other' });
    const { short } = await come();
    await c.call(`/collections/${other}/closing`, body('POST', { isClosed: true, version: 1 }));
    const requests = (await (await callWith(short, '/entity-portal/requests')).json()) as PortalRequest[];
    expect(requests.map(({ name }) => name)).toEqual([nameNow()]);
    expect((await callWith(short, `/entity-portal/requests/${other}/${c.plant.id}`)).status).toBe(404);
    const task = (await (await callWith(short, `/entity-portal/requests/${id}/${c.plant.id}`)).json()) as PortalTask;
    expect(task.questions).toHaveLength(2);
  });

  it('is refused from the next call on once its entity is archived, taken away, or asked for nothing', async () => {
    const { key, token, short } = await come();
    const refused = async (status: number, code: string) => {
      expect(await refusal(await callWith(short, '/entity-portal/requests'))).toEqual([status, code]);
      expect(await refusal(await ask(token))).toEqual([status, code]);
      expect(await refusal(await open(key))).toEqual([status, code]);
    };
    const set = (statement: string) => h.database.pool.query(statement);
    await set('update entities set archived_at = now()');
    await refused(403, 'portal_link.archived');
    await set('update entities set archived_at = null');
    await set('update collections set closed_at = now()');
    await refused(403, 'portal_link.nothing_open');
    await set('update collections set closed_at = null');
    expect((await callWith(short, '/entity-portal/requests')).status).toBe(200);
    await c.takeAll();
    expect((await h.database.pool.query('select 1 from guests')).rowCount).toBe(0);
    expect(await refusal(await callWith(short, '/entity-portal/requests'))).toEqual([
      401,
      'contribution.session_ended',
    ]);
    expect(await refusal(await open(key))).toEqual([422, 'contribution.link_invalid']);
  });

  it('works at its tenant alone, for 30 days, and each session for twelve hours without use', async () => {
    const { key, token } = await come();
    expect(await refusal(await open(key, 'harbour.localhost'))).toEqual([422, 'contribution.link_invalid']);
    h.clock.advance(13 * 60 * 60);
    expect(await refusal(await ask(token))).toEqual([401, 'contribution.session_ended']);
    expect((await open(key)).status).toBe(201);
    h.clock.advance(30 * day);
    expect(await refusal(await open(key))).toEqual([403, 'contribution.link_expired']);
  });
});

describe('withdrawn links', () => {
  it('are refused from the next call on, and letters lead through the sign-in until links are allowed again', async () => {
    const { key, token, short } = await come();
    const user = async () => {
      const all = (await (await c.call('/entity-users')).json()) as EntityUser[];
      return all.find((each) => each.id === userId())?.links.find(({ entityId }) => entityId === c.plant.id);
    };
    expect(await user()).toMatchObject({ withdrawnAt: null, lastUsedAt: expect.any(String), devices: [{}] });
    expect(await (await links('DELETE')).json()).toMatchObject({ id: userId() });
    for (const answer of [await callWith(short, '/entity-portal/requests'), await ask(token), await open(key)])
      expect(await refusal(answer)).toEqual([403, 'contribution.revoked']);
    expect((await user())?.withdrawnAt).toEqual(expect.any(String));
    await remind();
    const reminder = await mailTo(h, email, /your answers are/i, new RegExp(nameNow()));
    expect(reminder.text).toContain(`/ct/entity-user/requests/${id}/${c.plant.id}`);
    expect(reminder.text).not.toContain('#key=');
    await links('POST');
    expect(await refusal(await open(key))).toEqual([422, 'contribution.link_invalid']);
    h.clock.advance(60);
    await remind();
    const again = await mailTo(h, email, /your answers are/i, new RegExp(`/ct/request/${id}`));
    expect((await open(keyIn(again))).status).toBe(201);
  });

  it('are those of entities that the caller manages, and of nobody in another organisation', async () => {
    await come();
    expect((await links('DELETE', 'verdant.entity')).status).toBe(403);
    expect((await links('DELETE', 'verdant.sister')).status).toBe(404);
    expect((await h.anonymous(`/entity-users/${userId()}/links/${c.plant.id}`, { method: 'DELETE' })).status).toBe(401);
    await c.plantIsMembers();
    await h.database.pool.query('update entities set manager_id = null');
    expect((await links('DELETE', 'verdant.member')).status).toBe(404);
  });
});

describe('an account for which a letter is not enough', () => {
  const leads = async () => {
    const { text } = await letter(/entity-user\/requests/);
    expect(text).not.toContain('#key=');
  };
  const askAnew = async () => {
    asked += 1;
    ({ id } = await c.asked({ name: nameNow() }));
  };

  it('has two-step sign-in: its letters lead through the sign-in, and earlier links end', async () => {
    const { short } = await come();
    await h.database.pool.query(
      `insert into totp_secrets (tenant_id, organisation_id, user_id, secret, last_step, created_at)
       select tenant_id, organisation_id, id, 'x', 0, now() from users where email = $1`,
      [email],
    );
    expect(await refusal(await callWith(short, '/entity-portal/requests'))).toEqual([403, 'contribution.revoked']);
    await askAnew();
    await leads();
  });

  it('signs in with the provider of its organisation: its letters lead there', async () => {
    await h.database.pool.query(
      `insert into sign_in_providers (tenant_id, organisation_id, issuer, client_id, client_secret, membership, enabled, updated_at)
       select tenant_id, organisation_id, 'https://x.example', 'x', 'x', 'members', true, now() from users where email = $1`,
      [email],
    );
    await askAnew();
    await leads();
  });
});

describe('a new link', () => {
  it('goes to the address of the letter once it is asked for with an old one', async () => {
    const key = keyIn(await letter());
    h.clock.advance(31 * day);
    expect((await open(key)).status).toBe(403);
    expect((await renew(key)).status).toBe(204);
    // The letter before named both entities.
    const { text } = await letter(/Entity: Plant/);
    expect((await open(keyIn({ text }))).status).toBe(201);
    expect(text).not.toContain(c.office.id);
  });

  it('is answered alike for links that are unknown, withdrawn, or renewed too often', async () => {
    const key = keyIn(await letter());
    for (let times = 0; times < 7; times += 1) expect((await renew(key)).status).toBe(204);
    expect((await renew(`${key.slice(1)}x`)).status).toBe(204);
    const { rows } = await h.database.pool.query('select count(*)::int as count from guest_links');
    // Two links in the first letter, and no more than five renewals in an hour.
    expect(rows).toEqual([{ count: 2 + 5 }]);
    await links('DELETE');
    h.forgetAttempts();
    expect((await renew(key)).status).toBe(204);
    expect((await h.database.pool.query('select 1 from guest_links')).rowCount).toBe(2 + 5);
  });
});
