import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBundle } from './bench/bundle.ts';
import { type ClimateOptions, linesOfOne, measureClimate } from './bench/climate.ts';
import { measureDataExport } from './bench/data-export.ts';
import { measureDocumentSearch } from './bench/document-search.ts';
import { type EntitiesOptions, measureEntities } from './bench/entities.ts';
import { measureExport } from './bench/export.ts';
import { measureHub } from './bench/hub.ts';
import { measureHubBrowser } from './bench/hub-browser.ts';
import { measureImport } from './bench/import.ts';
import { measureMateriality } from './bench/materiality.ts';
import { type Measurement, toTable } from './bench/measure.ts';
import { measureNeighbours } from './bench/neighbours.ts';
import { measurePeers, type PeerOptions } from './bench/peers.ts';
import { measureReportBrowser } from './bench/report-browser.ts';
import { measureRequests } from './bench/requests.ts';
import { measureRetrieval } from './bench/retrieval.ts';
import { measureSoak, type SoakOptions } from './bench/soak.ts';
import { measureStartUp } from './bench/start-up.ts';
import { measureStories, type StoriesOptions } from './bench/stories.ts';
import { measureSuggestions } from './bench/suggestions.ts';
import { measureTheme } from './bench/theme.ts';
import { measureThroughput } from './bench/throughput.ts';
import { install } from './shared/install.mjs';
import { phase, Remedy, reportFailure, root } from './shared/terminal.mjs';
import { build } from './start/build.mjs';

type Options = ClimateOptions & EntitiesOptions & PeerOptions & SoakOptions & StoriesOptions;

const benches: Readonly<Record<string, (options: Options) => Measurement[] | Promise<Measurement[]>>> = {
  bundle: measureBundle,
  climate: measureClimate,
  start: measureStartUp,
  requests: async () => [...(await measureRequests()), ...(await measureThroughput())],
  export: measureExport,
  'data-export': measureDataExport,
  'document-search': measureDocumentSearch,
  entities: measureEntities,
  hub: measureHub,
  'hub-browser': measureHubBrowser,
  import: measureImport,
  materiality: measureMateriality,
  neighbours: measureNeighbours,
  'report-browser': measureReportBrowser,
  retrieval: measureRetrieval,
  soak: measureSoak,
  stories: measureStories,
  suggestions: measureSuggestions,
  theme: measureTheme,
  peers: measurePeers,
};

/** Measured only by name: the packages of one are half a gigabyte, the others write many rows first. */
const onDemand = [
  'peers',
  'climate',
  'entities',
  'hub',
  'hub-browser',
  'data-export',
  'document-search',
  'materiality',
  'report-browser',
  'soak',
  'stories',
  'neighbours',
];
/** Measured without the built product. */
const needNoBuild = [
  'export',
  'data-export',
  'hub',
  'import',
  'materiality',
  'retrieval',
  'soak',
  'stories',
  'suggestions',
  'theme',
  'peers',
  'neighbours',
];

const selected = (argv: readonly string[]): string[] => {
  if (argv.length === 0) return Object.keys(benches).filter((name) => !onDemand.includes(name));
  const unknown = argv.filter((name) => !(name in benches));
  if (unknown.length > 0) {
    throw new Remedy(`No benchmark is named ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`);
  }
  return [...argv];
};

const readArguments = (argv: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      rounds: { type: 'string', default: '3' },
      lines: { type: 'string' },
      folder: { type: 'string' },
      minutes: { type: 'string', default: '10' },
      metrics: { type: 'string', default: '20' },
      strict: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Remedy('--rounds takes a whole number from 1.');
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Remedy('--minutes takes a number above 0.');
  const metrics = Number(values.metrics);
  if (!Number.isInteger(metrics) || metrics < 1) throw new Remedy('--metrics takes a whole number from 1.');
  const lines = values.lines === undefined ? undefined : Number(values.lines);
  if (lines !== undefined && (!Number.isInteger(lines) || lines < linesOfOne))
    throw new Remedy(`--lines takes a whole number from ${linesOfOne}.`);
  const { only, folder, record } = values;
  const options = { only, rounds, minutes, metrics, lines, folder, record };
  return { names: selected(positionals), options, isStrict: values.strict };
};

const main = async () => {
  const { names, options, isStrict } = readArguments(process.argv.slice(2));
  await phase('Install', install);
  if (names.some((name) => !needNoBuild.includes(name))) await phase('Build', build);
  const measurements: Measurement[] = [];
  const loadBefore = loadavg();
  for (const name of names) {
    await phase(name, async () => {
      measurements.push(...((await benches[name]?.(options)) ?? []));
    });
  }
  const load = { before: loadBefore, after: loadavg() };
  const machine = {
    processor: cpus()[0]?.model,
    cores: cpus().length,
    memoryBytes: totalmem(),
    node: process.version,
    load,
  };
  const takenAt = new Date().toISOString();
  const file = join(root, 'bench-results', `${takenAt.slice(0, 19).replaceAll(':', '')}.json`);
  mkdirSync(join(root, 'bench-results'), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ takenAt, machine, measurements }, null, 2)}\n`);
  process.stdout.write(`\n${toTable(measurements)}\n\n  ${machine.cores} cores, Node ${machine.node}. ${file}\n`);
  if (isStrict && measurements.some(({ met }) => met === false)) process.exitCode = 1;
};

main().catch(reportFailure);
