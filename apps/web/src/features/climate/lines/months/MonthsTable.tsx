import { notify, tagOf, useFormatters, useLanguage } from '@esg/app-kit';
import { PasteDialog } from '@esg/app-kit/imports';
import { type PasteLine, pasteKeyOf, planPaste } from '@esg/contract';
import { usePhone } from '@esg/ui';
import { type CellChange, DataTable, type TableColumn, type TablePaste } from '@esg/ui/data';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useUnitNames } from '../../names/use-unit-names.ts';
import { cellKeyOf, cellOf, type MonthRow, monthsOfYear, type TypedCell } from './month-rows.ts';
import type { MonthWrites } from './use-month-writes.ts';

type MonthsTableProps = {
  readonly rows: readonly MonthRow[];
  readonly year: string;
  readonly mayWrite: boolean;
  readonly writes: MonthWrites;
  readonly onEnter: (typed: readonly TypedCell[]) => void;
  /** Opens the lines of a month in the list. */
  readonly onOpen: (row: MonthRow, month: string) => void;
};

type MonthColumn = { readonly id: string; readonly name: string; readonly also: readonly string[] };

/** The months as columns, with the other ways in which sheets head them. */
const useMonthColumns = (year: string): readonly MonthColumn[] => {
  const language = useLanguage();
  return useMemo(() => {
    const named = (length: 'short' | 'long', tag: string) =>
      new Intl.DateTimeFormat(tag, { month: length, timeZone: 'UTC' });
    return monthsOfYear(year).map((month) => {
      const day = Date.parse(`${month}-01`);
      const number = String(Number(month.slice(5)));
      const words = [named('short', 'en-GB'), named('long', 'en-GB'), named('short', 'zh-Hant-HK')].map((each) =>
        each.format(day),
      );
      const also = words.flatMap((word) => [word, `${word} ${year}`, `${word}-${year.slice(2)}`, `${year}年${word}`]);
      return {
        id: month,
        name: named('short', tagOf(language)).format(day),
        also: [...also, month, `${number}/${year}`, `${month.slice(5)}/${year}`],
      };
    });
  }, [year, language]);
};

/** What a cell shows: what was typed and is not stored yet, else its amount; several lines are counted. */
const useCellText = (writes: MonthWrites) => {
  const { t } = useLingui();
  const { decimal } = useFormatters();
  const unitName = useUnitNames();
  return (row: MonthRow, month: string): string => {
    const key = cellKeyOf(row, month);
    const typed = writes.saving.get(key)?.text ?? writes.refused.get(key)?.write.text;
    if (typed !== undefined) return typed;
    const cell = cellOf(row, month);
    if (!cell) return '';
    if (!cell.line) return t`${cell.lines} lines`;
    const unit = cell.line.unit === row.meter.newest.unit ? '' : ` ${unitName(cell.line.unit)}`;
    return `${decimal(cell.line.amount)}${unit}`;
  };
};

const isFree = (row: MonthRow, month: string) => {
  const cell = cellOf(row, month);
  return cell === undefined || cell.line !== null;
};

type Pasting = {
  readonly lines: readonly PasteLine<MonthRow, MonthColumn>[];
  readonly put: TablePaste['put'];
};

/** Rows by their names, as a sheet may have them: with or without the kind. */
const rowsByName = (rows: readonly MonthRow[]): ReadonlyMap<string, readonly MonthRow[]> => {
  const found = new Map<string, MonthRow[]>();
  for (const row of rows)
    for (const key of new Set([row.name, row.meter.label].map(pasteKeyOf)))
      if (key !== '') found.set(key, [...(found.get(key) ?? []), row]);
  return found;
};

/** Keeps a pasted block that does not fit as it is until a person has looked at where its rows go. */
const usePaste = (rows: readonly MonthRow[], columns: readonly MonthColumn[]) => {
  const [asked, setAsked] = useState<Pasting>();
  const lay = ({ lines, put }: Pasting) =>
    put(
      lines.flatMap(({ row, texts, problem }) =>
        row && problem === undefined
          ? texts.map(({ column, text }) => ({ key: row.key, column: column.id, text }))
          : [],
      ),
    );
  return {
    asked: asked?.lines,
    close: () => setAsked(undefined),
    paste: () => {
      if (asked) lay(asked);
      setAsked(undefined);
    },
    /** Whether the table itself pastes the block. */
    onPaste: ({ cells, key, column, fills, put }: TablePaste): boolean => {
      if (fills) return true;
      const at = {
        row: rows.findIndex((row) => row.key === key),
        column: columns.findIndex(({ id }) => id === column),
      };
      const plan = planPaste({
        cells,
        rows,
        columns,
        byName: rowsByName(rows),
        alsoOf: ({ also }) => also,
        at,
        refusalOf: (row, { id }) => (isFree(row, id) ? undefined : 'not_typed'),
      });
      if (plan.isPlain) lay({ lines: plan.lines, put });
      else setAsked({ lines: plan.lines, put });
      return false;
    },
  };
};

const useTableColumns = (columns: readonly MonthColumn[], { writes, mayWrite }: MonthsTableProps) => {
  const { t } = useLingui();
  const unitName = useUnitNames();
  const textOf = useCellText(writes);
  const isPhone = usePhone();
  const unitOf = (row: MonthRow) => unitName(row.meter.newest.unit);
  const meter: TableColumn<MonthRow> = {
    id: 'meter',
    header: t`Meter, vehicle or supplier`,
    pinned: true,
    grow: true,
    widthPx: isPhone ? 144 : 220,
    sortable: false,
    textOf: (row) => (isPhone ? `${row.name}, ${unitOf(row)}` : row.name),
  };
  // On a phone the unit is behind the name: otherwise the first months would be out of sight.
  const about: TableColumn<MonthRow>[] = isPhone
    ? []
    : [
        { id: 'entity', header: t`Entity`, widthPx: 150, sortable: false, textOf: (row) => row.entity },
        { id: 'unit', header: t`Unit`, widthPx: 96, sortable: false, textOf: unitOf },
      ];
  const months = columns.map(
    ({ id, name }): TableColumn<MonthRow> => ({
      id,
      header: name,
      figure: true,
      widthPx: 104,
      sortable: false,
      textOf: (row) => textOf(row, id),
      editable: (row) => mayWrite && isFree(row, id),
    }),
  );
  return [meter, ...about, ...months];
};

/** A table of meters by months, editable as in a spreadsheet. */
export const MonthsTable = (props: MonthsTableProps) => {
  const { rows, year, mayWrite, writes, onEnter, onOpen } = props;
  const { t } = useLingui();
  const columns = useMonthColumns(year);
  const tableColumns = useTableColumns(columns, props);
  const pasting = usePaste(rows, columns);
  const rowOf = new Map(rows.map((row) => [row.key, row]));
  const edit = ({ changes }: { changes: readonly CellChange[] }) =>
    onEnter(
      changes.flatMap(({ key, column, text }) => {
        const row = rowOf.get(key);
        return row ? [{ row, month: column, text }] : [];
      }),
    );
  return (
    <>
      <DataTable
        label={t`Activity data by month`}
        rows={rows}
        keyOf={({ key }) => key}
        columns={tableColumns}
        {...(mayWrite ? { onEdit: edit, onUndo: writes.undo, onPaste: pasting.onPaste } : {})}
        onOpen={({ row, column }) => onOpen(row, columns.some(({ id }) => id === column) ? column : `${year}-01`)}
        shownFor={year}
        onTooLarge={() => notify('info', msg`That’s too many cells at once. Select a smaller range.`)}
        errorOf={(row, column) => writes.refused.get(cellKeyOf(row, column))?.reason}
        state="ready"
        message={null}
        headHint={t`Alt and an arrow key change the width; add Shift to move the column.`}
        density="compact"
        height="large"
      />
      {pasting.asked && (
        <PasteDialog
          lines={pasting.asked}
          nameOf={({ name, entity }) => `${name} · ${entity}`}
          notTyped={t`A month has several lines. Change them in the list.`}
          onPaste={pasting.paste}
          onClose={pasting.close}
        />
      )}
    </>
  );
};
