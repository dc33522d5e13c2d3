import { useFormatters, useMonthOptions } from '@esg/app-kit';
import { useMonthName } from '@esg/app-kit/figures';
import { Button, Card, Heading, Inline, Stack, Text, VisuallyHidden } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as css from './CoverageList.css.ts';
import { EstimateDialog } from './EstimateDialog.tsx';
import { anyLineOf, type Coverage, coverageOf, gapsOf, type MonthRow } from './month-rows.ts';
import type { MonthWrites } from './use-month-writes.ts';

type CoverageListProps = {
  readonly rows: readonly MonthRow[];
  readonly year: string;
  readonly mayWrite: boolean;
  readonly onAdd: MonthWrites['addAll'];
};

const stateWords: Readonly<Record<Coverage, MessageDescriptor>> = {
  billed: msg`billed or read`,
  estimated: msg`estimate`,
  open: msg`question`,
  gap: msg`missing`,
  ahead: msg`not over yet`,
};
/** In the legend; what is ahead needs none. */
const told = ['billed', 'estimated', 'open', 'gap'] as const;

const presentMonth = () => new Date().toISOString().slice(0, 7);

/** Which months each meter covers, with its gaps; estimates for them are offered where they stand. */
export const CoverageList = ({ rows, year, mayWrite, onAdd }: CoverageListProps) => {
  const { i18n } = useLingui();
  const [estimating, setEstimating] = useState<string>();
  // The row as it is now: what somebody enters meanwhile is no gap any more.
  const estimated = rows.find(({ key }) => key === estimating);
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="sm">
          <Trans>Coverage in {year}</Trans>
        </Heading>
        <Inline gap={3}>
          {told.map((state) => (
            <Inline key={state} gap={1}>
              <span className={css.state[state]} style={{ width: '1.25rem' }} aria-hidden="true" />
              <Text size="sm">{i18n._(stateWords[state])}</Text>
            </Inline>
          ))}
        </Inline>
        {rows.map((row) => (
          <MeterCoverage
            key={row.key}
            row={row}
            year={year}
            mayWrite={mayWrite}
            onEstimate={() => setEstimating(row.key)}
          />
        ))}
      </Stack>
      {estimated && (
        <EstimateDialog
          row={estimated}
          months={gapsOf(estimated, year, presentMonth())}
          onAdd={onAdd}
          onClose={() => setEstimating(undefined)}
        />
      )}
    </Card>
  );
};

type MeterCoverageProps = Pick<CoverageListProps, 'year' | 'mayWrite'> & {
  readonly row: MonthRow;
  readonly onEstimate: () => void;
};

const MeterCoverage = ({ row, year, mayWrite, onEstimate }: MeterCoverageProps) => {
  const { t, i18n } = useLingui();
  const { list } = useFormatters();
  const monthName = useMonthName('short');
  const monthOptions = useMonthOptions();
  const months = coverageOf(row, year, presentMonth());
  const gaps = gapsOf(row, year, presentMonth());
  const covered = months.filter(([, state]) => state !== 'gap' && state !== 'ahead').length;
  const over = months.filter(([, state]) => state !== 'ahead').length;
  const missing = list(gaps.map((month) => monthOptions[Number(month.slice(5)) - 1]?.label ?? month));
  return (
    <Stack gap={1}>
      <Text size="sm">
        <strong>{row.name}</strong> · {row.entity} ·{' '}
        {gaps.length === 0 ? t`${covered} of ${over} months` : t`${covered} of ${over} months, missing ${missing}`}
      </Text>
      <Inline gap={2} justify="between">
        <ul className={css.strip} aria-label={t`Months of ${row.name}`}>
          {months.map(([month, state]) => (
            <li key={month} className={css.state[state]}>
              <VisuallyHidden>
                {monthName(month)}: {i18n._(stateWords[state])}
              </VisuallyHidden>
            </li>
          ))}
        </ul>
        {mayWrite && gaps.length > 0 && anyLineOf(row.meter) !== undefined && (
          <Button size="compact" aria-label={t`Estimate missing months of ${row.name}`} onClick={onEstimate}>
            <Trans>Estimate</Trans>
          </Button>
        )}
      </Inline>
    </Stack>
  );
};
