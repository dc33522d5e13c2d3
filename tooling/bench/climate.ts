import { root } from '../shared/terminal.mjs';
import { measureClimateGrid } from './climate-browser.ts';
import { atLeast, atMost, type Measurement, plain } from './measure.ts';
import { served } from './served.ts';

const script = `${root}/apps/gateway/bench/climate.bench.ts`;

/** What the calculator promises a group of 2,000 entities. */
const bars = { importSeconds: 60, recalculationSeconds: 10, silenceSeconds: 1, resultsMs: 1000 } as const;

type Served = {
  readonly port: number;
  readonly tokens: { readonly accessToken: string; readonly refreshToken: string };
  readonly year: number;
  readonly database: string;
  /** Processes that wanted the processor, over a minute, five and fifteen. */
  readonly load: { readonly before: readonly number[]; readonly after: readonly number[] };
  readonly entities: number;
  readonly lines: number;
  readonly bytes: number;
  readonly writingSeconds: number;
  readonly addedUp: number;
  readonly readings: readonly {
    readonly name: string;
    readonly answered: number;
    readonly medianMs: number;
    readonly p95Ms: number;
  }[];
  readonly recalculation: { readonly lines: number; readonly seconds: number; readonly silenceMs: number };
  readonly killed: {
    readonly lines: number;
    readonly at: number;
    readonly asBefore: boolean;
    readonly isWhole: boolean;
    readonly seconds: number;
  };
  readonly imported: {
    readonly rows: number;
    readonly upload: number;
    readonly check: number;
    readonly apply: number;
    readonly undo: number;
    readonly silenceMs: number;
  };
};

const whole = (number: number) => Math.round(number);

const sizeOf = ({ lines, entities, bytes, database, load, writingSeconds, addedUp }: Served): Measurement[] => [
  plain({
    name: `climate, ${lines} lines: written by SQL`,
    value: writingSeconds,
    unit: 's',
    note: `${entities} entities, ${whole(bytes / 1_000_000)} MB in ${database}; load of the machine ${load.before.join(', ')} before, ${load.after.join(', ')} after`,
  }),
  plain({ name: `climate, ${lines} lines: all added up for the first time`, value: addedUp, unit: 's' }),
];

const readingsOf = ({ readings, lines }: Served): Measurement[] =>
  readings.map(({ name, answered, medianMs, p95Ms }) =>
    atMost(bars.resultsMs, {
      name: `climate, ${lines} lines: ${name}`,
      value: medianMs,
      unit: 'ms',
      note: `p95 ${whole(p95Ms)} ms, ${answered} answered`,
    }),
  );

const workOf = ({ recalculation, killed, imported }: Served): Measurement[] => {
  const { rows, upload, check, apply, undo } = imported;
  return [
    atMost(bars.recalculationSeconds, {
      name: 'climate: recalculation of one factor',
      value: recalculation.seconds,
      unit: 's',
      note: `${recalculation.lines} lines; longest silence ${whole(recalculation.silenceMs)} ms`,
    }),
    atLeast(1, {
      name: 'climate: killed in a recalculation, all or nothing',
      value: killed.asBefore && killed.isWhole ? 1 : 0,
      unit: 'cases',
      note: `killed at ${killed.at} of ${killed.lines} lines; results ${killed.asBefore ? 'as before' : 'MIXED'}, then ${killed.isWhole ? 'all new' : 'NOT all new'} after ${whole(killed.seconds)} s`,
    }),
    atMost(bars.importSeconds, {
      name: `climate: import of ${rows} lines`,
      value: upload + check + apply,
      unit: 's',
      note: `${whole(upload)} s + ${whole(check)} s + ${whole(apply)} s`,
    }),
    plain({ name: 'climate: the import undone', value: undo, unit: 's' }),
    atMost(bars.silenceSeconds, {
      name: 'climate: longest silence of the import',
      value: imported.silenceMs / 1000,
      unit: 's',
    }),
  ];
};

/** 30 activities over 36 months: one entity at least. */
export const linesOfOne = 30 * 36;

export type ClimateOptions = {
  /** Lines of activity data that the group has: 2,000,000 on PostgreSQL, fewer on the embedded database, if nobody says how many. */
  readonly lines: number | undefined;
  /** Where an embedded database stays, so that the next run has it filled; it goes if nobody names a folder. */
  readonly folder: string | undefined;
};
const usualLines = { server: 2_000_000, embedded: 100_000 } as const;
/** Of each reading. */
const calls = 5;

/**
 * Durations of the climate calculator of a group with 30 activities of each entity over 36 months: results, the inventory, meters, a
 * recalculation after one factor changed, another one in which the gateway is killed, an import of 100,000 bills, and the grid of a year in
 * Chromium.
 */
export const measureClimate = async ({ lines, folder }: ClimateOptions): Promise<Measurement[]> => {
  const wanted = lines ?? (process.env.DATABASE_URL ? usualLines.server : usualLines.embedded);
  const { served: group, stop } = await served<Served>(script, {
    args: [String(wanted), String(calls), ...(folder === undefined ? [] : [folder])],
  });
  try {
    const ofGateway = [...sizeOf(group), ...readingsOf(group), ...workOf(group)];
    // Ten minutes of measurements are not lost with the browser.
    const ofGrid = await measureClimateGrid(group).catch((cause: unknown) => {
      throw new Error(ofGateway.map(({ name, value, unit }) => `${name}: ${value} ${unit}`).join('\n'), { cause });
    });
    return [...ofGateway, ...ofGrid];
  } finally {
    await stop();
  }
};
