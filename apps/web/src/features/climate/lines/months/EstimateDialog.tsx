import { climateQueries } from '@esg/api-client';
import { notifyProblem, useApi, useFormatters } from '@esg/app-kit';
import { useMonthName } from '@esg/app-kit/figures';
import type { ClimateEstimate, NewClimateActivity } from '@esg/contract';
import { Button, Dialog, Skeleton, Table } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useUnitNames } from '../../names/use-unit-names.ts';
import { lineLike } from './month-line.ts';
import { anyLineOf, type MonthRow } from './month-rows.ts';
import type { MonthWrites } from './use-month-writes.ts';

type EstimateDialogProps = {
  readonly row: MonthRow;
  readonly months: readonly string[];
  readonly onAdd: MonthWrites['addAll'];
  readonly onClose: () => void;
};

/** Estimates of the months, and the lines that they become. */
const useEstimates = ({ row, months }: Pick<EstimateDialogProps, 'row' | 'months'>) => {
  const api = useApi();
  const basisOf = useBasis();
  const id = anyLineOf(row.meter) ?? '';
  const reads = useQueries({
    queries: months.map((month) => ({ ...climateQueries.estimate(api, { id, month }), staleTime: 0 })),
  });
  const found = months.map((month, index): Found => ({ month, estimate: reads[index]?.data }));
  const lineOf = (month: string, estimate: ClimateEstimate): NewClimateActivity => ({
    ...lineLike(row.meter.newest, month),
    amount: estimate.amount,
    unit: estimate.unit,
    isEstimate: true,
    source: basisOf(estimate),
  });
  return {
    found,
    lines: found.flatMap(({ month, estimate }) => (estimate ? [lineOf(month, estimate)] : [])),
    isPending: reads.some(({ isPending }) => isPending),
  };
};

/** One key for each line as long as the dialog is open: a line whose answer was lost is not added again. */
const useKeys = () => {
  const [keys] = useState(() => new Map<string, string>());
  return (line: NewClimateActivity): string => {
    const text = JSON.stringify(line);
    const key = keys.get(text) ?? crypto.randomUUID();
    keys.set(text, key);
    return key;
  };
};

/** What months without a bill may come to, by the days of other months, before anything is stored. */
export const EstimateDialog = ({ row, months, onAdd, onClose }: EstimateDialogProps) => {
  const { t } = useLingui();
  const [adding, setAdding] = useState(false);
  const keyOf = useKeys();
  const { found, lines, isPending } = useEstimates({ row, months });
  const add = () => {
    if (lines.length === 0 || adding) return;
    setAdding(true);
    onAdd(
      row.key,
      lines.map((line) => ({ line, key: keyOf(line) })),
    ).then(onClose, (problem: unknown) => {
      setAdding(false);
      notifyProblem(problem);
    });
  };
  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      title={<Trans>Estimate missing months</Trans>}
      description={
        <Trans>Estimates are marked everywhere. Type the amount of the bill over them once you have it.</Trans>
      }
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button emphasis="strong" pending={adding} aria-disabled={lines.length === 0} onClick={add}>
            <Plural value={lines.length} one="Add # estimate" other="Add # estimates" />
          </Button>
        </>
      }
    >
      {isPending ? <Skeleton shape="block" height="8rem" /> : <EstimateTable found={found} />}
    </Dialog>
  );
};

/** What an estimate was made from, in one sentence; it is kept as the source of the line. */
const useBasis = () => {
  const { t } = useLingui();
  const { list } = useFormatters();
  const monthName = useMonthName('short');
  return ({ rule, months }: ClimateEstimate): string => {
    const [first = ''] = months;
    const last = months.at(-1) ?? first;
    return rule === 'same_month'
      ? t`Estimate by days from ${list(months.map(monthName))}`
      : t`Estimate by days from ${months.length} months, ${monthName(first)} to ${monthName(last)}`;
  };
};

type Found = { readonly month: string; readonly estimate: ClimateEstimate | null | undefined };

const EstimateTable = ({ found }: { readonly found: readonly Found[] }) => {
  const { t } = useLingui();
  const { decimal } = useFormatters();
  const monthName = useMonthName();
  const unitName = useUnitNames();
  const basisOf = useBasis();
  return (
    <Table caption={t`Missing months`} captionHidden>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Month</Trans>
          </th>
          <th scope="col">
            <Trans context="quantity">Amount</Trans>
          </th>
          <th scope="col">
            <Trans>From</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ month, estimate }) => (
          <tr key={month}>
            <th scope="row">{monthName(month)}</th>
            <td>{estimate ? `${decimal(estimate.amount)} ${unitName(estimate.unit)}` : '–'}</td>
            <td>{estimate ? basisOf(estimate) : t`Too few months to tell. Enter the amount by hand.`}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
