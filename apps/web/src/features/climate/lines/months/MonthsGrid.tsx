import { frameworkQueries } from '@esg/api-client';
import { LoadFailed, useApi, useLanguage, useNumberFormat } from '@esg/app-kit';
import { readTyped } from '@esg/app-kit/figures';
import { Button, Card, EmptyState, Inline, Skeleton, SkeletonGroup, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useUnitNames } from '../../names/use-unit-names.ts';
import type { LinesPlace, Move } from '../lines-place.ts';
import { useAmountDoubts, useAmountDoubtText } from '../use-amount-doubts.ts';
import { CoverageList } from './CoverageList.tsx';
import { MonthsRefused } from './MonthsRefused.tsx';
import { MonthsTable } from './MonthsTable.tsx';
import { billsOf, type MonthWrite, plainUnitOf, type TypedCell } from './month-rows.ts';
import { useGridYear } from './use-grid-year.ts';
import { useMeters } from './use-meters.ts';
import { type MonthWrites, type Refused, useMonthWrites } from './use-month-writes.ts';

type MonthsGridProps = {
  readonly place: LinesPlace;
  readonly mayWrite: boolean;
  readonly onAdd: () => void;
  readonly onMove: Move;
};

/** Reads typed texts as amounts: with a unit behind the number, else in the unit of the meter. */
const useReader = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const locale = useNumberFormat();
  const { data: library } = useQuery(frameworkQueries.metrics(useApi()));
  const unitName = useUnitNames();
  return ({ row, month, text, key }: TypedCell): { readonly write: MonthWrite; readonly wrong?: string } => {
    const write = { row, month, text, amount: null, key: key ?? crypto.randomUUID() };
    if (text.trim() === '') return { write };
    // The units of the same kind: a kWh can become a MWh, and no litre.
    const units =
      library?.units.find((kind) => kind.units.some(({ code }) => code === row.meter.newest.unit))?.units ?? [];
    const typed = readTyped(text, { type: 'number', units }, { locale, language, unit: '' });
    if (!typed.ok)
      return {
        write,
        wrong: typed.rule === 'unit_unknown' ? t`Unknown unit “${typed.text}”` : t`This isn’t a number`,
      };
    if (typed.number.startsWith('-')) return { write, wrong: t`An amount isn’t below 0` };
    const unit = typed.unit || plainUnitOf(row, month);
    if (unit === undefined) {
      const usual = unitName(row.meter.newest.unit);
      return { write, wrong: t`This month has another unit than its row. Type the unit too, such as ${usual}.` };
    }
    return { write: { ...write, amount: { number: typed.number, unit } } };
  };
};

/** Holds a typed amount against the other months of its row. */
const useCellDoubts = () => {
  const doubtOf = useAmountDoubts();
  return ({ row, month, amount }: MonthWrite) =>
    amount === null ? undefined : doubtOf({ month, amount: amount.number, unit: amount.unit }, billsOf(row));
};

/** Stores typed texts that are amounts; what is none, or an amount far from the others of its row, waits with the reason. */
const useEntering = (writes: MonthWrites) => {
  const read = useReader();
  const doubtOf = useCellDoubts();
  const textOf = useAmountDoubtText();
  return (typed: readonly TypedCell[]) => {
    const all = typed.map(read);
    const asked = all.flatMap(({ write, wrong }): Refused[] => {
      if (wrong !== undefined) return [{ write, reason: wrong }];
      const doubt = doubtOf(write);
      return doubt && write.amount ? [{ write, reason: textOf(doubt, write.amount.unit), doubt }] : [];
    });
    for (const each of asked) writes.refuse(each);
    const held = new Set(asked.map(({ write }) => write));
    void writes.putAll(all.flatMap(({ write }) => (held.has(write) ? [] : [write])));
  };
};

/** Meters by the months of a year, typed and pasted as in a spreadsheet; below it what is covered, and estimates for gaps. */
export const MonthsGrid = ({ place, mayWrite, onAdd, onMove }: MonthsGridProps) => {
  const { t } = useLingui();
  const year = useGridYear(place);
  const meters = useMeters(place, year);
  const writes = useMonthWrites();
  const enter = useEntering(writes);
  if (!meters.isRead && meters.error)
    return <LoadFailed title={<Trans>Couldn’t load the meters</Trans>} error={meters.error} onRetry={meters.retry} />;
  if (!meters.isRead)
    return (
      <SkeletonGroup label={t`Loading the meters`}>
        <Skeleton shape="block" height="20rem" />
      </SkeletonGroup>
    );
  if (meters.rows.length === 0) return <NoMeters mayWrite={mayWrite} onAdd={onAdd} />;
  return (
    <Stack gap={3}>
      <MonthsTable
        rows={meters.rows}
        year={year}
        mayWrite={mayWrite}
        writes={writes}
        onEnter={enter}
        onOpen={(row, month) =>
          onMove({
            view: undefined,
            activityTypeId: row.meter.activityTypeId,
            entityId: row.meter.entityId ?? undefined,
            from: month,
            to: month,
          })
        }
      />
      <SavingStatus count={writes.saving.size} />
      <MonthsRefused
        writes={writes}
        onSettle={(write, part) => {
          if (write.amount) void writes.putAll([{ ...write, amount: { ...write.amount, ...part } }]);
        }}
        onAgain={({ row, month, text, key }) =>
          enter([{ row: meters.rows.find((each) => each.key === row.key) ?? row, month, text, key }])
        }
      />
      {meters.hasMore && (
        <Inline>
          <Button onClick={meters.more} pending={meters.isReadingMore}>
            <Trans>Show more meters</Trans>
          </Button>
        </Inline>
      )}
      <CoverageList rows={meters.rows} year={year} mayWrite={mayWrite} onAdd={writes.addAll} />
    </Stack>
  );
};

const SavingStatus = ({ count }: { readonly count: number }) => (
  <Text size="sm" tone="muted" role="status">
    {count > 0 ? <Plural value={count} one="Saving # amount" other="Saving # amounts" /> : null}
  </Text>
);

const NoMeters = ({ mayWrite, onAdd }: Pick<MonthsGridProps, 'mayWrite' | 'onAdd'>) => (
  <Card>
    <EmptyState
      title={<Trans>No meters in this year</Trans>}
      purpose={
        <Trans>
          Each meter, vehicle or supplier is a row, with its months beside it. It begins with its first line; the months
          are then typed here, or pasted from a sheet.
        </Trans>
      }
      action={
        mayWrite && (
          <Button emphasis="strong" onClick={onAdd}>
            <Trans>Add activity data</Trans>
          </Button>
        )
      }
    />
  </Card>
);
