import { root } from '../shared/terminal.mjs';
import { measureClimateGrid } from './climate-browser.ts';
import { atMost, type Measurement, plain } from './measure.ts';
import { served } from './served.ts';

const script = `${root}/apps/gateway/bench/climate.bench.ts`;

/** What the calculator promises a group of 2,000 entities. */
const bars = { importSeconds: 60, recalculationSeconds: 10, silenceSeconds: 1, resultsMs: 1000 } as const;

type Served = {
  readonly port: number;
  readonly tokens: { readonly accessToken: string; readonly refreshToken: string };
  readonly year: number;
  readonly entities: number;
  readonly lines: number;
  readonly bytes: number;
  readonly writingSeconds: number;
  readonly readings: readonly {
    readonly name: string;
    readonly answered: number;
    readonly medianMs: number;
    readonly p95Ms: number;
  }[];
  readonly recalculation: { readonly lines: number; readonly seconds: number; readonly silenceMs: number };
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

const readingsOf = ({ readings, lines }: Served): Measurement[] =>
  readings.map(({ name, answered, medianMs, p95Ms }) =>
    atMost(bars.resultsMs, {
      name: `climate, ${lines} lines: ${name}`,
      value: medianMs,
      unit: 'ms',
      note: `p95 ${whole(p95Ms)} ms, ${answered} answered`,
    }),
  );

const workOf = ({ recalculation, imported }: Served): Measurement[] => {
  const { rows, upload, check, apply, undo } = imported;
  return [
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
    atMost(bars.recalculationSeconds, {
      name: 'climate: recalculation of one factor',
      value: recalculation.seconds,
      unit: 's',
      note: `${recalculation.lines} lines; longest silence ${whole(recalculation.silenceMs)} ms`,
    }),
  ];
};

/** 30 activities over 36 months: one entity at least. */
export const linesOfOne = 30 * 36;

/** Lines of activity data that the group has. */
export type ClimateOptions = { readonly lines: number };

/**
 * Durations of the climate calculator of a group with 30 activities of each entity over 36 months: results, meters, an import of 100,000 bills,
 * a recalculation after one factor changed, and the grid of a year in Chromium.
 */
export const measureClimate = async ({ lines }: ClimateOptions): Promise<Measurement[]> => {
  const { served: group, stop } = await served<Served>(script, { args: [String(lines)] });
  try {
    const written = plain({
      name: `climate, ${group.lines} lines: written`,
      value: group.writingSeconds,
      unit: 's',
      note: `${group.entities} entities, database of ${whole(group.bytes / 1_000_000)} MB`,
    });
    return [written, ...readingsOf(group), ...workOf(group), ...(await measureClimateGrid(group))];
  } finally {
    await stop();
  }
};
