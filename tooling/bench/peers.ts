import { mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { type Browser, chromium } from 'playwright';
import { fingerprintOfContents, isStamped, stampWith } from '../shared/fingerprint.mjs';
import { run } from '../shared/run.mjs';
import { Remedy, root } from '../shared/terminal.mjs';
import { prepareBrowser } from '../test/browser.mjs';
import { serveFolder } from '../visual/serve.mjs';
import type { Measurement } from './measure.ts';
import { type Bytes, buildPage, dist } from './peers/build.ts';
import type { Group, Sample } from './peers/group.ts';
import { groups } from './peers/groups.ts';
import { writeOutcome } from './peers/page.ts';
import { openSession, type Session } from './peers/session.ts';
import { mediansOf, verdictsOf } from './peers/verdicts.ts';

const folder = `${root}/tooling/bench/peers`;
const pictures = `${root}/bench-results/peers`;
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

/** The comparisons to run, all by default, and the number of rounds that count. */
export type PeerOptions = { readonly only: readonly string[]; readonly rounds: number };

/** The peers are not part of the product: they have a lock file of their own and are installed at their first use. */
const installPeers = async () => {
  const stamp = `${folder}/node_modules/.install-stamp`;
  const fingerprint = fingerprintOfContents(`${folder}/package-lock.json`);
  if (isStamped(stamp, fingerprint)) return;
  const { code, output } = await run('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: folder });
  if (code !== 0) throw new Remedy(`Installing the peers failed:\n${output.trim().slice(-600)}`);
  stampWith(stamp, fingerprint);
};

const say = (words: string) => process.stdout.write(`    ${words}\n`);

type Visit<Answer> = (session: Session, drawn: () => Promise<void>) => Promise<Answer>;

/** Opens one page in a process of its own; a missing drawing after an act ends the run. */
const visitPage = async <Answer>(browser: Browser, url: string, group: Group, page: string, visit: Visit<Answer>) => {
  const session = await openSession(browser, `${url}/${group.name}/${page}/index.html`);
  const drawn = async () => {
    const missing = await session.page.evaluate(group.missing);
    if (missing) throw new Error(`${group.name}/${page} did not draw the work: ${missing}.`);
  };
  try {
    return await visit(session, drawn);
  } finally {
    await session.close();
  }
};

/** Does every act once, takes a picture after each, and warms up the machine's caches. */
const lookAt = (browser: Browser, url: string, group: Group, page: string) =>
  visitPage(browser, url, group, page, async (session, drawn) => {
    for (const act of group.acts) {
      await session.cost(act);
      await session.page.screenshot({ path: `${pictures}/${group.name}-${page}-${act}.png` });
      await drawn();
    }
  });

type Built = Readonly<Record<string, Bytes>>;

const measureGroup = async (browser: Browser, url: string, group: Group, rounds: number, built: Built) => {
  const samples = new Map<string, Sample[]>(Object.keys(group.pages).map((page) => [page, []]));
  for (const page of samples.keys()) await lookAt(browser, url, group, page);
  for (let round = 1; round <= rounds; round += 1) {
    const startedMs = performance.now();
    for (const [page, taken] of samples) {
      const sample = await visitPage(browser, url, group, page, group.measure);
      const { js = 0, css = 0 } = built[page] ?? {};
      taken.push({ ...sample, bytes: (js + css) / 1000 });
    }
    say(`${group.name}, round ${round} of ${rounds}: ${secondsSince(startedMs)} s`);
  }
  return {
    group,
    medians: Object.fromEntries([...samples].map(([page, taken]) => [page, mediansOf(taken)])),
  };
};

const secondsSince = (ms: number) => ((performance.now() - ms) / 1000).toFixed(0);

const buildPages = async (group: Group): Promise<Built> => {
  const built: Record<string, Bytes> = {};
  for (const page of Object.keys(group.pages)) built[page] = await buildPage(group.name, page);
  return built;
};

/** The same work by our components, by others and by hand, in one run; the tables go into docs/benchmarks.md. */
export const measurePeers = async ({ only, rounds }: PeerOptions): Promise<Measurement[]> => {
  const unknown = only.filter((name) => !groups.some((group) => group.name === name));
  if (unknown.length > 0) {
    throw new Remedy(
      `No comparison is named ${unknown.join(', ')}; there are ${groups.map(({ name }) => name).join(', ')}.`,
    );
  }
  const chosen = groups.filter(({ name }) => only.length === 0 || only.includes(name));
  await installPeers();
  say('peers are installed');
  const built = new Map<string, Built>();
  for (const group of chosen) built.set(group.name, await buildPages(group));
  say('pages are built');
  mkdirSync(pictures, { recursive: true });
  const { path } = await prepareBrowser();
  const { url, stop } = await serveFolder(dist);
  const browser = await chromium.launch({ executablePath: path, args: flags });
  try {
    const measurements: Measurement[] = [];
    for (const group of chosen) {
      const circumstances = { rounds, chromium: browser.version(), loadBefore: loadavg()[0] ?? 0 };
      const outcome = await measureGroup(browser, url, group, rounds, built.get(group.name) ?? {});
      writeOutcome(outcome, circumstances);
      measurements.push(...verdictsOf(outcome));
    }
    return measurements;
  } finally {
    await browser.close();
    await stop();
  }
};
