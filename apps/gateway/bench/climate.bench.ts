/**
 * The climate calculator of a group: 30 activities of each entity over 36 months (2,000 entities are 2.16 million lines). All of one entity is
 * entered over the API; SQL copies these lines with what they came to. Then reads the results of a year, the inventory, meters and lines,
 * recalculates after one own factor changed, which a thirtieth of the lines goes by, does so again and kills the gateway halfway, and
 * imports a sheet of 100,000 bills and undoes it. Serves the product until its standard input ends. Prints one line of JSON: the port, an
 * administrator's tokens, and what was measured.
 * With DATABASE_URL it works on that PostgreSQL, whose rows stay there, else on the embedded database, which goes afterwards unless a folder is
 * named. What was filled once is measured again as it is: only the first run fills.
 * Run: `node bench/climate.bench.ts [lines] [calls] [folder]`.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  ClimateActivity,
  ClimateFactor,
  ClimateImportDetail,
  ClimateRecalculation,
  ClimateSums,
  NewClimateActivity,
} from '@esg/contract';
import { productOf } from '@esg/quantities';
import { grow } from './climate-fill.ts';
import { measureCalls, signIn, startGateway } from './hub-product.ts';

const linesWanted = Number(process.argv[2] ?? 2_000_000);
const callsWanted = Number(process.argv[3] ?? 5);
const folder = process.argv[4];
const activitiesOfEach = 30;
const months = 36;
/** The library's factors begin here, and are taken for later years with a word beside them. */
const firstYear = 2025;
const lastYear = firstYear + 2;
const entities = Math.max(1, Math.round(linesWanted / activitiesOfEach / months));
const importRows = Math.min(100_000, linesWanted);
const pollMs = 100;
/** Calls of those that enter the first entity. */
const together = 8;
/** A process that gave no sign of life for so long counts as dead; on a database server others could still be at work. */
const recoveryMs = 5 * 60_000;

const lineOf = (more: Partial<NewClimateActivity>): NewClimateActivity => ({
  entityId: null,
  label: '',
  activityTypeId: 'electricity',
  category: null,
  month: `${lastYear}-01`,
  amount: '1250.5',
  unit: 'kWh',
  basis: null,
  activity: null,
  region: 'GB',
  factorId: null,
  fuel: null,
  prices: null,
  shares: [],
  contracts: [],
  isEstimate: false,
  source: 'Bill',
  evidence: '',
  ...more,
});

/** Twelve meters of electricity, seventeen boilers, and steam by a factor of the organisation's own. */
const activities = Array.from({ length: activitiesOfEach }, (_, place) => {
  const label = `Meter ${String(place + 1).padStart(2, '0')}`;
  if (place === 0) return lineOf({ label, activityTypeId: 'heat-steam-cooling' });
  if (place <= 12) return lineOf({ label });
  const gas = { activityTypeId: 'stationary-gas', basis: 'gross' as const, activity: 'Fuel: Natural gas' };
  return lineOf({ label, ...gas, isEstimate: place % 7 === 0 });
});

type Person = Awaited<ReturnType<typeof person>>;
type Gateway = Awaited<ReturnType<typeof startGateway>>;

/** The administrator, with calls that write. */
const person = async (port: number) => {
  const { tokens, read } = await signIn(port);
  const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: {
        'tenant-url': 'verdant.localhost',
        authorization: `Bearer ${tokens.accessToken}`,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  return { tokens, read, call };
};

const gasesOf = (kgPerUnit: string) => [{ gas: 'CO2', kgPerUnit, isEquivalent: false, isBeside: false }];
const steam = {
  activityTypeId: 'heat-steam-cooling',
  name: 'Steam of the park',
  origin: 'supplier',
  region: 'GB',
  unit: 'kWh',
  basis: null,
  method: 'location',
  gwpSet: 'AR5',
  prices: null,
  gases: gasesOf('0.25'),
  publicationYear: firstYear,
  validFrom: `${firstYear}-01-01`,
  validTo: null,
  source: 'Letter of the supplier',
  evidence: '',
  licence: '',
  uncertaintyPercent: null,
  documents: [],
} as const;

/** The months that are filled, as `2025-01`. */
const monthsFilled = Array.from(
  { length: months },
  (_, later) => `${firstYear + Math.floor(later / 12)}-${String((later % 12) + 1).padStart(2, '0')}`,
);

/** Enters all months of one entity as people do, each with another amount, and returns the factor. */
const enterOne = async ({ call }: Person): Promise<ClimateFactor> => {
  const added = await call<ClimateFactor>('POST', '/climate-factors', steam);
  const factor = await call<ClimateFactor>('POST', `/climate-factors/${added.id}/confirm`, { version: added.version });
  const lines = monthsFilled.flatMap((month, later) =>
    activities.map((line, place) => ({ ...line, month, amount: `${1000 + 37 * later + place}.5` })),
  );
  const enter = async () => {
    for (let line = lines.pop(); line; line = lines.pop()) {
      const { outcomes } = await call<ClimateActivity>('POST', '/climate-activities', line);
      if (outcomes.every(({ kgCo2e }) => kgCo2e === null))
        throw new Error(`Nothing is known of ${JSON.stringify(line)}`);
    }
  };
  await Promise.all(Array.from({ length: together }, enter));
  return factor;
};

/** Bills of an earlier run are other bills. */
const thisRun = Date.now();

const sheetOf = (rows: number) => {
  const head = 'Entity,Meter,Activity,Month,Amount,Unit,Country,Bill number';
  const lines = Array.from({ length: rows }, (_, row) => {
    const month = `${lastYear}-${String((row % 12) + 1).padStart(2, '0')}`;
    const entity = `Bench ${1 + (row % entities)}`;
    return `${entity},Imported ${row % 50},Purchased electricity,${month},${1000 + (row % 777)},kWh,GB,B-${thisRun}-${row}`;
  });
  return new File([[head, ...lines].join('\n')], 'bills.csv', { type: 'text/csv' });
};

/** Watches until it is over: the seconds, and the longest time without progress. */
const watched = async <State>(
  read: () => Promise<State>,
  { isOver, progressOf }: { isOver: (state: State) => boolean; progressOf: (state: State) => unknown },
) => {
  const begun = performance.now();
  let last = begun;
  let progress: unknown;
  let silenceMs = 0;
  for (;;) {
    const now = await read();
    if (progressOf(now) !== progress || isOver(now)) {
      silenceMs = Math.max(silenceMs, performance.now() - last);
      [last, progress] = [performance.now(), progressOf(now)];
    }
    if (isOver(now)) return { seconds: (performance.now() - begun) / 1000, silenceMs, now };
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
};

const importSheet = async ({ call, read }: Person) => {
  const begun = performance.now();
  const form = new FormData();
  form.set('file', sheetOf(importRows));
  const { id, sheets } = await call<ClimateImportDetail>('POST', '/climate-imports', form);
  const upload = (performance.now() - begun) / 1000;
  const until = (state: ClimateImportDetail['state']) =>
    watched(() => read<ClimateImportDetail>(`/climate-imports/${id}`), {
      isOver: (one) => one.state === state || one.state === 'failed' || one.failure !== null,
      progressOf: ({ progress, state: at }) => `${at} ${progress}`,
    });
  await call('PUT', `/climate-imports/${id}/mapping`, sheets[0]?.suggestion);
  const check = await until('checked');
  await call('POST', `/climate-imports/${id}/apply`, { checks: check.now.checks });
  const apply = await until('applied');
  if (apply.now.result?.added !== importRows) throw new Error(JSON.stringify(apply.now.counts));
  await call('POST', `/climate-imports/${id}/undo`);
  const undo = await until('undone');
  const silenceMs = Math.max(check.silenceMs, apply.silenceMs, undo.silenceMs);
  return { rows: importRows, upload, check: check.seconds, apply: apply.seconds, undo: undo.seconds, silenceMs };
};

const findFactor = async ({ read }: Person): Promise<ClimateFactor | undefined> => {
  const { items } = await read<{ items: ClimateFactor[] }>('/climate-factors');
  return items.find(({ name }) => name === steam.name);
};

/** Corrects the factor and confirms it, so that what goes by it is to be calculated again. */
const correct = async ({ call }: Person, factor: ClimateFactor, kgPerUnit: string): Promise<ClimateFactor> => {
  const change = { ...steam, gases: gasesOf(kgPerUnit), version: factor.version };
  const { version } = await call<ClimateFactor>('PUT', `/climate-factors/${factor.id}`, change);
  return call<ClimateFactor>('POST', `/climate-factors/${factor.id}/confirm`, { version });
};

const latest = ({ read }: Person) => read<ClimateRecalculation>('/climate-recalculations/latest');
const isOver = ({ state }: ClimateRecalculation) => state === 'applied' || state === 'failed';

/** What lines that go by the factor come to. */
const sumOfSteam = async ({ read }: Person) => {
  const { sums } = await read<ClimateSums>(`/climate-sums?by=activityType&from=${firstYear}-01&to=${lastYear}-12`);
  return sums.find(({ key, method }) => key === steam.activityTypeId && method === 'location')?.kgCo2e ?? '';
};

/** Another value than an earlier run left. */
const nextValue = ({ gases }: ClimateFactor) => (gases[0]?.kgPerUnit === '0.27' ? '0.25' : '0.27');

/** One factor is corrected, and what goes by it is calculated again. */
const recalculate = async (who: Person, factor: ClimateFactor) => {
  const changed = await correct(who, factor, nextValue(factor));
  const begun = performance.now();
  await who.call('POST', '/climate-recalculations', { isPreview: false });
  const { silenceMs, now } = await watched(() => latest(who), { isOver, progressOf: ({ done }) => done });
  const seconds = (performance.now() - begun) / 1000;
  if (now.state !== 'applied' || !now.changed) throw new Error(JSON.stringify(now));
  return { factor: changed, lines: now.done, changed: now.changed, seconds, silenceMs };
};

/**
 * The same again, and the gateway is killed halfway: the next one has the former results, all of them, until the recalculation that it goes
 * on with is over, and then the new ones.
 */
const killHalfway = async (gateway: Gateway, who: Person, factor: ClimateFactor, restart: () => Promise<Gateway>) => {
  const before = await sumOfSteam(who);
  await correct(who, factor, productOf(factor.gases[0]?.kgPerUnit ?? '0', '2'));
  await who.call('POST', '/climate-recalculations', { isPreview: false });
  let at = await latest(who);
  while (at.state === 'waiting' || (at.state === 'running' && at.done * 2 < at.total)) at = await latest(who);
  process.kill(gateway.pid, 'SIGKILL');
  await gateway.gone;
  const killedAt = at.state === 'running' ? at.done : at.total;
  const next = await restart();
  const again = await person(next.port);
  const asBefore = (await sumOfSteam(again)) === before;
  const begun = performance.now();
  while (!isOver(await latest(again)) && performance.now() - begun < recoveryMs)
    await new Promise((resolve) => setTimeout(resolve, 10 * pollMs));
  const afterwards = await sumOfSteam(again);
  const { state, total } = await latest(again);
  // The factor is twice what it was.
  const isWhole = state === 'applied' && productOf(before, '2') === afterwards;
  return {
    gateway: next,
    who: again,
    killed: { lines: total, at: killedAt, asBefore, isWhole, seconds: (performance.now() - begun) / 1000 },
  };
};

const measureOnce = async (run: () => Promise<unknown>) => {
  const begun = performance.now();
  await run();
  return (performance.now() - begun) / 1000;
};

const readYear = async ({ read }: Person) => {
  const year = `from=${lastYear}-01&to=${lastYear}-12`;
  const measure = (name: string, path: string, count: (answer: unknown) => number) =>
    measureCalls(name, callsWanted, async () => count(await read(path)));
  const sums = (by: string) =>
    measure(`results by ${by}`, `/climate-sums?by=${by}&${year}`, (answer) => (answer as ClimateSums).sums.length);
  const items = (answer: unknown) => (answer as { items: unknown[] }).items.length;
  return [
    await sums('scope'),
    await sums('month'),
    await sums('entity'),
    await sums('gas'),
    await sums('origin'),
    await sums('certainty'),
    await measure('what changed since the previous year', `/climate-comparison?${year}`, () => 1),
    await measure('the inventory', `/climate-inventories?${year}`, () => 1),
    await measure('a page of meters by month', `/climate-meters?${year}&page=0`, items),
    await measure('a page of lines', '/climate-activities', items),
  ];
};

/** All calls of the results page at once, as a browser makes them. */
const readPage = ({ read }: Person) => {
  const months = (year: number) => `from=${year}-01&to=${year}-12`;
  const now = months(lastYear);
  const before = months(lastYear - 1);
  const asked = ['scope', 'month', 'category', 'gas', 'origin', 'certainty'].map((by) => `by=${by}&${now}`);
  asked.push(`by=scope&${before}`, `by=month&${before}`);
  const paths = [`/climate-comparison?${now}`, ...asked.map((sums) => `/climate-sums?${sums}`)];
  return measureCalls('the results page, all its calls at once', callsWanted, async () => {
    await Promise.all(paths.map((path) => read(path)));
    return paths.length;
  });
};

const loadNow = () => loadavg().map((load) => Math.round(load * 10) / 10);

const folderOfRun = () => {
  if (folder === undefined) return mkdtempSync(join(tmpdir(), 'esg-climate-'));
  mkdirSync(folder, { recursive: true });
  return folder;
};

const main = async () => {
  const dataDir = folderOfRun();
  const restart = () => startGateway(dataDir, 1_000_000_000);
  try {
    const loadBefore = loadNow();
    const first = await restart();
    const enters = await person(first.port);
    const former = await findFactor(enters);
    const factor = former ?? (await enterOne(enters));
    await first.stop();
    const { writingSeconds, ...size } = await grow(dataDir, former !== undefined, {
      entities,
      lines: entities * activitiesOfEach * months,
    });
    const started = await restart();
    const entered = await person(started.port);
    const addedUp = await measureOnce(() => sumOfSteam(entered));
    const readings = [await readPage(entered), ...(await readYear(entered))];
    const recalculation = await recalculate(entered, factor);
    const { gateway, who, killed } = await killHalfway(started, entered, recalculation.factor, restart);
    const imported = await importSheet(who);
    const served = { port: gateway.port, tokens: who.tokens, year: lastYear };
    const measured = { writingSeconds, addedUp, readings, recalculation, killed, imported };
    const load = { before: loadBefore, after: loadNow() };
    const database = process.env.DATABASE_URL ? 'PostgreSQL' : 'the embedded database';
    process.stdout.write(`${JSON.stringify({ ...served, ...size, entities, database, load, ...measured })}\n`);
    await new Promise((resolve) => process.stdin.resume().once('end', resolve));
    await gateway.stop();
  } finally {
    if (folder === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
};

await main();
