import type { TraceStep } from '@esg/contract';
import type { FurtherCell } from '../exports/index.ts';

/** A step as cells of a row: what it begins with, and what it comes to. */
export type TraceRow = { readonly step: TraceStep; readonly before: FurtherCell; readonly after: FurtherCell };

const equivalents = 'kg{CO2e}';

type Placed = { readonly step: TraceStep; readonly row: number };

/** The row whose result the step begins with: the newest that came to the same. A factor is of the amount, never of what another gas came to. */
const origin = (placed: readonly Placed[], { before, kind }: TraceStep): number | undefined =>
  before === null
    ? undefined
    : placed.findLast(
        ({ step: { after, part } }) =>
          after.number === before.number && after.unit === before.unit && (kind !== 'factor' || part === 'amount'),
      )?.row;

/** Rows of what the gases of a part came to: each ends in CO2 equivalent. */
const gasRowsOf = (placed: readonly Placed[], part: TraceStep['part']): number[] =>
  placed
    .filter(
      ({ step }) =>
        step.part === part && (step.kind === 'factor' || step.kind === 'warming') && step.after.unit === equivalents,
    )
    .map(({ row }) => row);

/** What contracts leave over: the use, less every contract before. */
const restFormula = (placed: readonly Placed[], column: string): string | undefined => {
  const contracts = placed.filter(({ step }) => step.kind === 'contract');
  const [first] = contracts;
  const used = first && placed.findLast(({ step, row }) => row < first.row && step.part === 'amount');
  return used && [`${column}${used.row}`, ...contracts.map(({ row }) => `${column}${row}`)].join('-');
};

/** Columns of the sheet that a step is calculated from: before, times, divided by. */
const operands = { before: 'G', over: 'I', under: 'J' } as const;

const afterOf = ({ step, row }: Placed, placed: readonly Placed[], column: string): FurtherCell => {
  const { number: result } = step.after;
  if (step.kind === 'rest') {
    const formula = restFormula(placed, column);
    return formula ? { formula, result } : { number: result };
  }
  if (step.kind === 'total') {
    const rows = gasRowsOf(placed, step.part);
    return rows.length > 0 ? { formula: rows.map((each) => `${column}${each}`).join('+'), result } : { number: result };
  }
  if (!step.by) return { number: result };
  return { formula: `${operands.before}${row}*${operands.over}${row}/${operands.under}${row}`, result };
};

/**
 * The steps of a trace as rows of a sheet that begins at `first`. Each result is a formula of the cells before it, so that a changed amount or
 * factor changes everything that follows; `column` is the one of results. `resultRow` has what counts, the last of its part.
 */
export const traceRows = (
  steps: readonly TraceStep[],
  first: number,
  column: string,
): { cells: TraceRow[]; resultRow: number | null } => {
  const placed: Placed[] = [];
  const cells = steps.map((step, index): TraceRow => {
    const row = first + index;
    const from = origin(placed, step);
    const after = afterOf({ step, row }, placed, column);
    placed.push({ step, row });
    const before: FurtherCell =
      step.before === null
        ? null
        : from === undefined
          ? { number: step.before.number }
          : { formula: `${column}${from}`, result: step.before.number };
    return { step, before, after };
  });
  const counted = placed.filter(
    ({ step }) => step.part === 'counted' && (step.kind === 'total' || step.kind === 'share'),
  );
  return { cells, resultRow: counted.at(-1)?.row ?? null };
};
