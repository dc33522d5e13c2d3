import type { NotificationPage } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { caughtMails } from '../../platform/mail/mail.tables.ts';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { consulting } from '../consultancies/testing.ts';
import { sendDigests } from './digest.ts';
import { notify } from './index.ts';
import { listUnreadSince } from './notifications.repository.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const published = (report: string) => ({
  to: 'report-readers' as const,
  kind: 'report.published' as const,
  facts: { report },
  path: '/ct/publish-reports',
});
const tell = async (...reports: string[]) => {
  for (const report of reports) {
    await notify(h.deps, h.as('verdant.admin').scope, published(report));
    h.clock.advance(1);
  }
};
const read = async (name: PersonName, query = '') =>
  (await (await h.as(name).request(`/notifications${query}`)).json()) as NotificationPage;
const titles = ({ items }: NotificationPage) => items.map(({ facts }) => facts.report);

describe('notifications', () => {
  it('reach everybody who reads reports but the person who did it, newest first, and nobody else', async () => {
    await tell('2024', '2025');
    expect(titles(await read('verdant.member'))).toEqual(['2025', '2024']);
    for (const name of ['verdant.admin', 'verdant.entity', 'verdant.sister', 'harbour.admin'] as const)
      expect(await read(name)).toEqual({ items: [], unread: 0, next: null });
    expect((await h.anonymous('/notifications')).status).toBe(401);
  });

  it('come in pages without repeats or gaps', async () => {
    await tell('1', '2', '3');
    const first = await read('verdant.member', '?limit=2');
    const second = await read('verdant.member', `?limit=2&cursor=${first.next}`);
    expect([...titles(first), ...titles(second)]).toEqual(['3', '2', '1']);
    expect([first.unread, second.next]).toEqual([3, null]);
    expect((await h.as('verdant.member').request('/notifications?cursor=made-up')).status).toBe(422);
  });

  it('are marked as read one by one or all at once, each person for themselves', async () => {
    await tell('1', '2', '3');
    const { items } = await read('verdant.member');
    const mark = (value: unknown, name: PersonName = 'verdant.member') =>
      h.as(name).request('/notifications/read', body('POST', value));
    await mark({ ids: [items[0]?.id] }, 'verdant.entity');
    expect((await read('verdant.member')).unread).toBe(3);
    expect((await mark({ ids: [items[0]?.id] })).status).toBe(204);
    expect((await read('verdant.member')).unread).toBe(2);
    await mark({});
    expect((await read('verdant.member')).unread).toBe(0);
    await tell('4');
    expect((await read('verdant.member')).unread).toBe(1);
  });
});

describe('notifications of a client', () => {
  const consultancy = consulting(() => h);
  const inLantau = (to: Parameters<typeof notify>[2]['to'], report = '2025') =>
    notify(h.deps, h.as('lantau.admin').scope, { ...published(report), to });
  const userId = (name: PersonName) => h.as(name).scope.userId;
  const stored = async () => {
    const { rows } = await h.database.pool.query<{ name: string; report: string }>(
      `select u.first_name as name, n.facts ->> 'report' as report from notifications n join users u on u.id = n.user_id
       order by n.created_at, name`,
    );
    return rows.map(({ name, report }) => `${name} ${report}`);
  };

  it('reach the consultancy’s people who work for it, there and not in the consultancy, as consultants and not as administrators', async () => {
    await inLantau('report-readers');
    await inLantau('administrators', 'Administered');
    await inLantau({ userId: userId('harbour.admin') }, 'Asked');
    await inLantau({ userId: userId('verdant.admin') }, 'Elsewhere');
    const { request } = await consultancy.visit();
    const there = (await (await request('/notifications')).json()) as NotificationPage;
    expect([titles(there).toSorted(), there.unread]).toEqual([['2025', 'Asked'], 2]);
    expect((await request('/notifications/read', body('POST', {}))).status).toBe(204);
    expect(((await (await request('/notifications')).json()) as NotificationPage).unread).toBe(0);
    expect((await read('harbour.admin')).items).toEqual([]);
    expect(await stored()).toContain('Kit 2025');
    expect((await read('verdant.admin')).items).toEqual([]);
  });

  it('do not reach the person of the consultancy who caused them', async () => {
    const scope = { ...h.as('lantau.admin').scope, userId: userId('harbour.admin') };
    await notify(h.deps, scope, published('2025'));
    const { request } = await consultancy.visit();
    expect(((await (await request('/notifications')).json()) as NotificationPage).items).toEqual([]);
  });

  it('end with the access: none is made, and none of before is in a digest, which names the client until then', async () => {
    const digest = body('PUT', { digest: 'daily' });
    const { request } = await consultancy.visit();
    expect((await request('/notifications/settings', digest)).status).toBe(200);
    const settings = await h.as('harbour.admin').request('/notifications/settings');
    expect(await settings.json()).toEqual({ digest: 'daily' });
    await inLantau('report-readers', 'Before');
    const due = () => h.database.withSystem((tx) => listUnreadSince(tx, userId('harbour.admin'), new Date(0)));
    expect(await due()).toMatchObject([{ facts: { report: 'Before' }, client: 'Lantau Ferries' }]);
    const id = await consultancy.clientId();
    const release = body('POST', { name: 'Lantau Ferries' });
    expect((await h.as('harbour.admin').request(`/consultancies/clients/${id}/releases`, release)).status).toBe(201);
    await inLantau('report-readers', 'After');
    await inLantau({ userId: userId('harbour.admin') }, 'After, by name');
    expect((await stored()).filter((one) => one.includes('After'))).toEqual(['Ben After']);
    expect(await due()).toEqual([]);
  });

  it('reach nobody of a consultancy that has no access to clients', async () => {
    await h.database.pool.query("update users set role = 'entity-user' where id = $1", [userId('harbour.admin')]);
    await inLantau({ userId: userId('harbour.admin') });
    expect(await stored()).toEqual([]);
  });
});

it('sends no digest until a person asks for one', async () => {
  const settings = async () => (await h.as('verdant.member').request('/notifications/settings')).json();
  expect(await settings()).toEqual({ digest: 'off' });
  const change = (digest: string) => h.as('verdant.member').request('/notifications/settings', body('PUT', { digest }));
  expect((await change('daily')).status).toBe(200);
  expect(await settings()).toEqual({ digest: 'daily' });
  expect((await change('hourly')).status).toBe(422);
});

it('sends a digest of unread notifications once a day to people who want it, and lists none twice', async () => {
  const change = body('PUT', { digest: 'daily' });
  await h.as('verdant.member').request('/notifications/settings', change);
  await h.as('verdant.admin').request('/notifications/settings', change);
  await tell('2024', '2025');
  const digests = async () => {
    await sendDigests(h.deps);
    return h.database.withSystem((tx) => tx.select().from(caughtMails));
  };
  expect(await digests()).toEqual([]);
  h.clock.advance(24 * 60 * 60);
  await digests();
  await vi.waitFor(async () => expect(await digests()).toHaveLength(1), { timeout: 12_000, interval: 200 });
  const [mail] = await digests();
  expect(mail).toMatchObject({ recipient: 'member@verdant.example' });
  expect(mail?.text).toContain('The report “2025” has been published.');
});
