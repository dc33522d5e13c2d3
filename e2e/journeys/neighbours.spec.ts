import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../journey.ts';
import { keepWriting, missing, ownMailServer, ownPostgres, ownRedis } from '../neighbours.ts';
import { people, signedInApi, tokensOf } from '../people.ts';
import { api, type Product, startProduct, tenantHeader } from '../product.ts';

/** The gateway's neighbours: database, Redis, files, mail server. Each of them may restart at any time. */
const ports = { one: 4481, other: 4482, redis: 4483, mail: 4484 };
const mark = `Neighbours ${Date.now()}`;

type Postgres = Awaited<ReturnType<typeof ownPostgres>>;
let folder = '';
let postgres: Postgres;
let redis: Awaited<ReturnType<typeof ownRedis>> | undefined;
const mail = ownMailServer(ports.mail);
let gateways: Product[] = [];

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000));
const signedIn = (port: number) => signedInApi(people.verdantAdministrator, port);

/** Writes with two workers at each gateway during the fault, and a moment longer. */
const writeThrough = async (name: string, fault: () => Promise<unknown>) => {
  const calls = await Promise.all([ports.one, ports.one, ports.other, ports.other].map(signedIn));
  const writing = keepWriting(calls, `${mark} ${name}`);
  await expect.poll(() => writing.acknowledged.length).toBeGreaterThan(4);
  await fault();
  const before = writing.acknowledged.length;
  // They serve again without help.
  await expect.poll(() => writing.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 8);
  await writing.stop();
  expect(gateways.map((gateway) => gateway.isRunning())).toEqual([true, true]);
  expect(writing.broken).toEqual([]);
  const [call] = calls;
  if (!call) throw new Error('Nobody writes');
  const found = await Promise.all(writing.acknowledged.map(async (id) => (await call('GET', `/reports/${id}`)).status));
  expect(found).toEqual(writing.acknowledged.map(() => 200));
  const counted = Object.groupBy(writing.answers, ({ status }) => status);
  const slowest = Math.max(...writing.answers.map(({ milliseconds }) => milliseconds));
  test.info().annotations.push({
    type: name,
    description: `${writing.acknowledged.length} acknowledged, all found; ${counted[503]?.length ?? 0} × 503; slowest answer ${Math.round(slowest)} ms`,
  });
  return { statuses: Object.keys(counted).map(Number), slowest };
};

test.describe.configure({ mode: 'serial' });
test.skip(missing.postgres !== undefined, missing.postgres);

test.afterAll(async () => {
  for (const gateway of gateways) await gateway.remove();
  redis?.end();
  mail.end();
  await postgres?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

test('two gateways start at once on an empty database, without knowing of each other', async () => {
  test.setTimeout(500_000);
  folder = mkdtempSync(join(tmpdir(), 'esg-neighbours-'));
  postgres = await ownPostgres();
  redis = missing.redis ? undefined : await ownRedis(ports.redis);
  const env = {
    DATABASE_URL: postgres.url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'no-reply@verdant.example',
    PERSON_CALLS_PER_MINUTE_MAX: '100000',
    ...(redis && { REDIS_URL: redis.url }),
  };
  const start = (port: number) => startProduct(port, { env, sharedFolder: folder });
  gateways = await Promise.all([start(ports.one), start(ports.other)]);
  const read = async (port: number) => (await (await signedIn(port))('GET', '/reports')).json();
  expect(await read(ports.one)).toEqual(await read(ports.other));
  // Neither of them logs work that it left undone.
  await seconds(3);
  for (const gateway of gateways) expect(gateway.said()).not.toContain('"level":50');
});

test('a link is requested while the mail server is away', async () => {
  for (const { email } of [people.verdantMember, people.verdantEntityUser]) {
    const answer = await fetch(api('/auth/password-resets', ports.one), {
      method: 'POST',
      headers: { ...tenantHeader('verdant', ports.one), 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect(answer.status).toBeLessThan(300);
  }
});

for (const how of ['fast', 'immediate'] as const)
  test(`PostgreSQL restarts (${how}) while people write: calls get 503 meanwhile, nothing is lost, and files are made`, async () => {
    const call = await signedIn(ports.one);
    const [report] = (await (await call('GET', '/reports')).json()).items;
    const asked: string[] = [];
    const { statuses } = await writeThrough(`PostgreSQL ${how}`, async () => {
      for (let file = 0; file < 2; file += 1) {
        const answer = await call('POST', `/reports/${report.id}/exports`, { format: 'excel', language: 'en' });
        expect(answer.status).toBe(202);
        asked.push((await answer.json()).id);
      }
      await postgres.end(how);
      await seconds(1.5);
      await postgres.begin();
    });
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    for (const id of asked)
      await expect
        .poll(async () => (await (await call('GET', `/exports/${id}`)).json()).status, { timeout: 100_000 })
        .toBe('complete');
  });

test('connections are cut in the middle of transactions', async () => {
  const { statuses } = await writeThrough('connections cut', async () => {
    const { Client } = (await import('pg')).default;
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    for (let cut = 0; cut < 5; cut += 1) {
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
      await seconds(0.3);
    }
    await client.end();
  });
  expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
});

test('Redis goes away or hangs while people write, and nobody waits for it', async () => {
  test.skip(missing.redis !== undefined, missing.redis);
  const gone = await writeThrough('Redis gone', async () => {
    redis?.end();
    await seconds(6);
    await redis?.begin();
  });
  expect(gone.statuses).toEqual([201]);
  const frozen = await writeThrough('Redis stands still', async () => {
    redis?.freeze();
    await seconds(4);
    redis?.thaw();
  });
  expect(frozen.statuses).toEqual([201]);
});

test('the folder of files goes away: a document is refused with 503, and accepted later', async () => {
  const { accessToken } = await tokensOf(people.verdantAdministrator, ports.one);
  const call = await signedIn(ports.one);
  const report = await (await call('POST', '/reports', { versionId: 'gri-2025', name: `${mark} files` })).json();
  const upload = async () => {
    const form = new FormData();
    form.set(
      'file',
      new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], 'proof.pdf', { type: 'application/pdf' }),
    );
    const answer = await fetch(api(`/reports/${report.id}/documents`, ports.one), {
      method: 'POST',
      headers: { ...tenantHeader('verdant', ports.one), authorization: `Bearer ${accessToken}` },
      body: form,
    });
    return answer.status;
  };
  expect(await upload()).toBe(201);
  const files = join(folder, 'files');
  renameSync(files, `${files}-away`);
  expect(await upload()).toBe(503);
  const health = await fetch(api('/health', ports.other));
  expect(health.status).toBe(200);
  renameSync(`${files}-away`, files);
  expect(await upload()).toBe(201);
});

test('e-mails that were requested while the mail server was away arrive once', async () => {
  await mail.begin();
  await expect
    .poll(() => mail.taken.map(({ to }) => to).sort(), { timeout: 90_000 })
    .toEqual([people.verdantEntityUser.email, people.verdantMember.email]);
});
