import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Notice, noticeEvent, realtimePath } from '@esg/contract';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listCaughtMails } from '../../platform/mail/mailbox.repository.ts';
import { createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { callerOf, content, problemOf } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

describe('publishing a draft', () => {
  it('makes it the brand that everybody sees at once, and keeps the brand before', async () => {
    const { saved, published, read, seen } = callerOf(h);
    expect((await seen()).companyName).toBe('Verdant');
    const draft = await saved();
    h.clock.advance(5);
    const brand = await published(draft.version);
    expect(brand).toMatchObject({
      id: draft.id,
      state: 'published',
      number: 2,
      content,
      publishedAt: h.clock.now().toISOString(),
      publishedBy: { id: h.as('verdant.admin').id, name: 'Mei Chan' },
    });
    expect(await seen()).toMatchObject({ companyName: 'Verdant Group', supportEmail: 'care@verdant.example' });
    expect(await read()).toMatchObject({
      published: { id: brand.id },
      draft: null,
      history: [{ state: 'superseded', number: 1, content: { companyName: 'Verdant' } }],
    });
    expect((await callerOf(h, 'harbour.admin').seen()).companyName).toBe('Harbour Advisory');
  });

  it('is refused for another draft than the caller saw', async () => {
    const { saved, publish, seen } = callerOf(h);
    const first = await saved();
    const second = await saved({ companyName: 'Second' }, first.version);
    const refused = await publish(first.version);
    expect(refused.status).toBe(409);
    expect(await problemOf(refused)).toMatchObject({ code: 'brand.stale', current: { version: second.version } });
    expect((await seen()).companyName).toBe('Verdant');
  });

  it('is refused without a draft', async () => {
    expect(await problemOf(await callerOf(h).publish(1))).toMatchObject({ code: 'brand.stale', current: null });
  });

  it('happens once, however many people ask at the same moment or again', async () => {
    const { saved, publish, read } = callerOf(h);
    const { version } = await saved();
    const answers = await Promise.all([publish(version), publish(version), publish(version)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const repeated = await publish(version);
    const all = await Promise.all([...answers, repeated].map((answer) => answer.json()));
    for (const brand of all) expect(brand).toEqual(all[0]);
    expect((await read()).history).toHaveLength(1);
  });

  it('and saving at the same moment leave one published brand and no lost draft', async () => {
    const { saved, save, publish, read } = callerOf(h);
    const { version } = await saved();
    const [one, other] = await Promise.all([publish(version), save({ companyName: 'Later' }, version)]);
    const { published, draft } = await read();
    if (one.status === 200) expect([other.status, published.number, draft]).toEqual([409, 2, null]);
    else expect([other.status, published.number, draft?.content.companyName]).toEqual([200, 1, 'Later']);
  });

  it('undoes everything when one part of it fails', async () => {
    const { saved, publish, read } = callerOf(h);
    const { version } = await saved();
    const send = vi.spyOn(h.deps.mailer, 'send').mockRejectedValueOnce(new Error('queue is gone'));
    expect((await publish(version)).status).toBe(500);
    send.mockRestore();
    expect(await read()).toMatchObject({ published: { number: 1 }, draft: { version } });
  });

  it('is seen at once, even where the old brand was being read at that moment', async () => {
    const { saved, published, seen } = callerOf(h);
    const { version } = await saved();
    h.directory.forget();
    const [, brand] = await Promise.all([seen(), published(version)]);
    expect(brand.number).toBe(2);
    expect((await seen()).companyName).toBe('Verdant Group');
  });
});

describe('restoring an earlier version', () => {
  it('publishes a copy, names the version it was copied from, and keeps the history in one line', async () => {
    const { publishNew, restore, read, seen } = callerOf(h);
    await publishNew({ companyName: 'Second' });
    const third = await publishNew({ companyName: 'Third' });
    const { history } = await read();
    const [second, first] = history;
    const answer = await restore(first?.id ?? '');
    const brand = await answer.json();
    expect(brand).toMatchObject({
      number: 4,
      content: { companyName: 'Verdant' },
      restoredFrom: { id: first?.id, number: 1 },
      publishedBy: { name: 'Mei Chan' },
    });
    expect((await seen()).companyName).toBe('Verdant');
    expect((await read()).history.map(({ id }) => id)).toEqual([third.id, second?.id, first?.id]);
  });

  it('leaves a draft unchanged', async () => {
    const { publishNew, saved, restore, read } = callerOf(h);
    await publishNew({ companyName: 'Second' });
    const draft = await saved({ companyName: 'Draft' });
    const { history } = await read();
    expect((await restore(history[0]?.id ?? '')).status).toBe(200);
    expect((await read()).draft).toEqual(draft);
    expect((await callerOf(h).published(draft.version)).number).toBe(4);
  });

  it('happens once, however many people ask', async () => {
    const { publishNew, restore, read } = callerOf(h);
    await publishNew({ companyName: 'Second' });
    const first = (await read()).history[0]?.id ?? '';
    const answers = await Promise.all([restore(first), restore(first)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { published } = await read();
    expect(published.number).toBe(3);
    expect((await restore(published.id)).status).toBe(200);
    expect((await read()).published.number).toBe(3);
  });

  it('is refused for a draft and for a version that does not exist', async () => {
    const { saved, restore } = callerOf(h);
    for (const id of [(await saved()).id, '0de0b000-0000-4000-8000-00000000ffff', 'draft', "'"])
      expect((await restore(id)).status, id).toBe(404);
  });
});

describe('the history', () => {
  it('shows the last fifty', async () => {
    const { read } = callerOf(h);
    const { tenantId } = h.as('verdant.admin').scope;
    await h.database.withSystem((tx) =>
      tx.execute(`insert into brands (tenant_id, state, number, company_name, support_email, color_setting)
        select '${tenantId}', 'superseded', n, 'Version ' || n, 'x@x.example', '{}' from generate_series(2, 60) n`),
    );
    const { history } = await read();
    expect(history).toHaveLength(50);
    expect(history[0]?.number).toBe(60);
  });
});

describe('the notice of a new brand', () => {
  it('goes to everybody of the tenant, whatever their organisation, and to nobody else', async () => {
    const server = createServer();
    h.deps.realtime.attach(server);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const listen = async (name: PersonName) => {
      const query = { token: (await h.signIn(name)).accessToken };
      const socket = io(`http://127.0.0.1:${port}`, { path: realtimePath, transports: ['websocket'], query });
      const notices: Notice['type'][] = [];
      socket.on(noticeEvent, (notice: Notice) => notices.push(notice.type));
      await new Promise<void>((connected) => socket.on('connect', connected));
      await socket.emitWithAck('join-room', { type: 'organisation', room: h.as(name).scope.organisationId });
      return { notices, close: () => socket.disconnect() };
    };
    const names = ['verdant.admin', 'verdant.entity', 'verdant.sister', 'harbour.admin'] as const;
    const [admin, entity, sister, harbour] = await Promise.all(names.map(listen));
    await callerOf(h).publishNew({ companyName: 'Second' });
    await vi.waitFor(() => expect(sister?.notices).toEqual(['brand.published']));
    await vi.waitFor(() => expect(entity?.notices).toContain('brand.published'));
    expect(admin?.notices.slice(0, 2)).toEqual(['brand.draft_changed', 'brand.published']);
    expect(harbour?.notices).toEqual([]);
    for (const listener of [admin, entity, sister, harbour]) listener?.close();
    server.close();
  });

  it('goes by e-mail to the administrators who own the tenant, in their language', async () => {
    const { scope } = h.as('verdant.admin');
    await h.database.withScope(scope, ({ tx }) =>
      tx.execute(`update organisations set communication_language = 'zhTw'`),
    );
    await callerOf(h).publishNew({ companyName: 'Announced' });
    const mails = () => h.database.withSystem(listCaughtMails);
    const expected = {
      recipient: 'admin@verdant.example',
      senderName: 'Announced',
      subject: 'Announced：第 2 版品牌設定已發布',
    };
    await vi.waitFor(async () => expect(await mails()).toContainEqual(expect.objectContaining(expected)), {
      timeout: 12_000,
      interval: 50,
    });
    expect((await mails()).filter(({ senderName }) => senderName === 'Announced')).toHaveLength(1);
  });
});
