import { root } from '../shared/terminal.mjs';
import { findPostgres, startPostgres } from '../test/postgres.mjs';
import { atLeast, atMost, type Measurement, median, plain } from './measure.ts';
import { type Call, type Pressed, press, type Slice } from './requests/press.ts';
import { served } from './served.ts';

const script = `${root}/apps/gateway/bench/requests-serve.ts`;
const rounds = 3;
const seconds = 2;
const connections = [1, 16, 64];
/** The least share of the bare slice's requests a second. */
const readBarPercent = 70;
const writeBars = { processorMs: 3, statements: 10 };
const writes = 200;
/** The same call with few and with many reports of one person. */
const growth = { few: 10, many: 10_000, calls: 60, bar: 1.2 };

type Answer = { disclosureCode: string; fieldKey: string; version: number };
type Served = {
  readonly product: Slice;
  readonly bare: Slice;
  readonly countsPort: number;
  readonly accessToken: string;
  readonly things: { reportId: string; written: Answer; metricKeys: readonly string[]; times: readonly string[] };
};

const readsOf = ({ reportId, written, metricKeys, times }: Served['things']) => ({
  'users/me': '/users/me',
  'reports, a page': '/reports',
  'one report': `/reports/${reportId}`,
  'answers of a disclosure': `/reports/${reportId}/answers?disclosure=${encodeURIComponent(written.disclosureCode)}`,
  'grid of the hub': `/data-points/grid?${new URLSearchParams({ metricKeys: metricKeys.join(), reportingTimeIds: times.join(), subjects: 'organisation' })}`,
});

const middle = (results: readonly Pressed[], of: keyof Pressed) => median(results.map((result) => result[of]));

const compare = async (
  { product, bare, accessToken }: Served,
  name: string,
  path: string,
  from: number,
): Promise<Measurement> => {
  const headers = { authorization: `Bearer ${accessToken}`, 'tenant-url': 'verdant.localhost' };
  const call = (prefix: string): Call => ({ method: 'GET', path: `${prefix}${path}` });
  const results: { ours: Pressed[]; bares: Pressed[] } = { ours: [], bares: [] };
  // One after the other in turns, so that other load on the machine hits both.
  for (let round = 0; round < rounds; round += 1) {
    results.bares.push(await press(bare, headers, call(''), { connections: from, seconds }));
    results.ours.push(await press(product, headers, call('/api'), { connections: from, seconds }));
  }
  const { ours, bares } = results;
  const perSecond = middle(ours, 'perSecond');
  const bareOnes = middle(bares, 'perSecond');
  const cost = `${middle(ours, 'processorMs').toFixed(2)} to ${middle(bares, 'processorMs').toFixed(2)} ms of processor`;
  return atLeast(readBarPercent, {
    name: `GET ${name}, ${from} at once, of a bare slice`,
    value: (perSecond / bareOnes) * 100,
    unit: '%',
    note: `${Math.round(perSecond)} to ${Math.round(bareOnes)} req/s, ${cost}, p50 ${middle(ours, 'p50')} p99 ${middle(ours, 'p99')} ms`,
  });
};

const processorOf = async ({ countsPort }: Served, reports?: number) => {
  const answer = await fetch(`http://127.0.0.1:${countsPort}${reports === undefined ? '' : `/?reports=${reports}`}`);
  return (await answer.json()) as { statements: number; processorMs: number };
};

/** One person who writes one answer continuously, as fast as it is acknowledged. */
const write = async (at: Served): Promise<Measurement[]> => {
  const { product, accessToken, things } = at;
  const { reportId, written } = things;
  const url = `http://127.0.0.1:${product.port}/api/reports/${reportId}/answers/${encodeURIComponent(written.disclosureCode)}/${encodeURIComponent(written.fieldKey)}`;
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  let { version } = written;
  const times = async (wanted: number) => {
    const before = await processorOf(at);
    for (let turn = 0; turn < wanted; turn += 1) {
      const value = { type: 'textArea', text: { en: `Typed ${version}` } };
      const answer = await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ value, version }) });
      if (!answer.ok) throw new Error(`PUT answer: ${answer.status} ${await answer.text()}`);
      version = ((await answer.json()) as Answer).version;
    }
    const after = await processorOf(at);
    return {
      statements: (after.statements - before.statements) / wanted,
      processorMs: (after.processorMs - before.processorMs) / wanted,
    };
  };
  await times(writes);
  const { statements, processorMs } = await times(writes);
  const name = 'PUT one answer';
  return [
    atMost(writeBars.processorMs, { name: `${name}, processor of the gateway`, value: processorMs, unit: 'ms' }),
    atMost(writeBars.statements, { name: `${name}, SQL statements`, value: statements, unit: 'cases' }),
  ];
};

const grow = async (at: Served): Promise<Measurement[]> => {
  const paths = {
    // As many rows in both answers.
    [`reports, a page of ${growth.few}`]: `/reports?limit=${growth.few}`,
    'one report': `/reports/${at.things.reportId}`,
    'people invited to reports': '/report-collaborators',
    'reports to compare': '/comparisons/reports',
  };
  const headers = { authorization: `Bearer ${at.accessToken}` };
  const millisecondsOf = async (path: string) => {
    const each: number[] = [];
    for (let call = 0; call < growth.calls; call += 1) {
      const begun = performance.now();
      const answer = await fetch(`http://127.0.0.1:${at.product.port}/api${path}`, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`GET ${path}: ${answer.status}`);
      each.push(performance.now() - begun);
    }
    return median(each);
  };
  const all = async (reports: number) => {
    await processorOf(at, reports);
    const taken: number[] = [];
    for (const path of Object.values(paths)) taken.push(await millisecondsOf(path));
    return taken;
  };
  const few = await all(growth.few);
  const many = await all(growth.many);
  return Object.keys(paths).map((name, index) => {
    const before = few[index] ?? 0;
    const after = many[index] ?? 0;
    return atMost(growth.bar, {
      name: `GET ${name}, with ${growth.many} reports`,
      value: after / before,
      unit: '×' as const,
      note: `${before.toFixed(1)} ms with ${growth.few}, ${after.toFixed(1)} ms with ${growth.many}`,
    });
  });
};

/** Reads of the product beside a bare slice that reads the same rows, a write, and lists that have grown, on PostgreSQL. */
export const measureRequests = async (): Promise<Measurement[]> => {
  const programs = findPostgres();
  const given = process.env.DATABASE_URL_TEST;
  if (!given && !programs)
    return [plain({ name: 'requests on PostgreSQL', value: 0, unit: 'cases', note: 'PostgreSQL is not installed' })];
  const own = given ? undefined : await startPostgres(programs);
  try {
    const { served: at, stop } = await served<Served>(script, {
      environment: { DATABASE_URL: given ?? own?.url ?? '' },
    });
    try {
      const measured: Measurement[] = [];
      for (const [name, path] of Object.entries(readsOf(at.things)))
        for (const from of connections) measured.push(await compare(at, name, path, from));
      return [...measured, ...(await write(at)), ...(await grow(at))];
    } finally {
      await stop();
    }
  } finally {
    await own?.stop();
  }
};
