import { notify, useLanguage } from '@esg/app-kit';
import { useMonthName } from '@esg/app-kit/figures';
import { figureOfMonths, type PortalTask } from '@esg/contract';
import { Stack, Text } from '@esg/ui';
import { type CellChange, DataTable, type TableColumn, type TablePaste } from '@esg/ui/data';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { nothing } from '../answer.ts';
import { Conflict } from '../Conflict.tsx';
import { figureFrom, isRich } from './month-figures.ts';
import { type MonthCell, type MonthLine, useMonthCells } from './use-month-cells.ts';
import { useMonthTexts } from './use-month-texts.ts';
import { useUnreadTexts } from './use-unread-texts.ts';

type ShownCell = { readonly text: string; readonly editable: boolean; readonly error: string | undefined };
type Row = {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  readonly cells: ReadonlyMap<string, ShownCell>;
  readonly together: string;
};

/** The lines with the texts of their cells. */
const useRows = (
  { lines, cells }: ReturnType<typeof useMonthCells>,
  texts: ReadonlyMap<string, string>,
): readonly Row[] => {
  const language = useLanguage();
  const { textOf, symbolOf, unreadOf, refusalOf } = useMonthTexts();
  const cellsOf = Map.groupBy(cells, ({ line }) => line);
  const shown = (cell: MonthCell): ShownCell => {
    const { value } = cell.field.snapshot().value;
    const text = texts.get(cell.id);
    return {
      text: text ?? textOf(cell.line, value),
      editable: !isRich(value),
      error: text === undefined ? refusalOf(cell) : unreadOf(cell, text),
    };
  };
  const together = (line: MonthLine, theirs: readonly MonthCell[]) => {
    const values = theirs.map(({ field }) => field.snapshot().value.value);
    return textOf(line, figureOfMonths(values, line.metric.metric, line.metric.units));
  };
  return lines.map((line) => {
    const theirs = cellsOf.get(line) ?? [];
    return {
      id: line.question.sectionId,
      name: line.metric.title[language],
      unit: symbolOf(line, line.unit),
      cells: new Map(theirs.map((cell) => [cell.month.month, shown(cell)])),
      together: together(line, theirs),
    };
  });
};

/** Columns: question, unit, the months, and what they make together. The same until the language changes: figures are only in the rows. */
const useColumns = (task: PortalTask): readonly TableColumn<Row>[] => {
  const { t } = useLingui();
  const nameOf = useMonthName('short');
  const months = task.questions.find((question) => question.months.length > 0)?.months.map(({ month }) => month) ?? [];
  const heads = JSON.stringify(months.map((month) => [month, nameOf(month)]));
  return useMemo(
    () => [
      {
        id: 'question',
        header: t`Question`,
        pinned: true,
        widthPx: 220,
        sortable: false,
        textOf: ({ name }) => name,
      },
      { id: 'unit', header: t`Unit`, widthPx: 88, sortable: false, textOf: ({ unit }) => unit },
      ...(JSON.parse(heads) as [string, string][]).map(
        ([month, header]): TableColumn<Row> => ({
          id: month,
          header,
          figure: true,
          widthPx: 104,
          sortable: false,
          textOf: ({ cells }) => cells.get(month)?.text ?? '',
          editable: ({ cells }) => cells.get(month)?.editable ?? false,
        }),
      ),
      {
        id: 'together',
        header: t`Together`,
        figure: true,
        widthPx: 128,
        sortable: false,
        textOf: ({ together }) => together,
      },
    ],
    [heads, t],
  );
};

/** Stores texts of cells: figures are saved, an emptied cell removes its figure, and other text stays in its cell with the reason. */
const useEdit = (cells: readonly MonthCell[], unread: ReturnType<typeof useUnreadTexts>) => {
  const { read } = useMonthTexts();
  const enter = (cell: MonthCell, text: string) => {
    const { id, field, line } = cell;
    const draft = field.snapshot().value;
    const typed = text.trim() === '' ? undefined : read(cell, text);
    if (typed && !typed.ok) return unread.keep(id, text);
    unread.drop(id);
    if (!typed && draft.value === null) return;
    field.change(typed ? { ...draft, value: figureFrom(line.metric, typed) } : nothing);
    field.flush();
  };
  return (changes: readonly CellChange[]) => {
    for (const { key, column, text } of changes) {
      const cell = cells.find(({ line, month }) => line.question.sectionId === key && month.month === column);
      if (cell) enter(cell, text);
    }
  };
};

/** All months as a table that is filled in as a spreadsheet is: typed into, or pasted as a block. */
export const MonthTable = ({ task }: { readonly task: PortalTask }) => {
  const { t } = useLingui();
  const filled = useMonthCells(task);
  const unread = useUnreadTexts();
  const rows = useRows(filled, unread.texts);
  const columns = useColumns(task);
  const edit = useEdit(filled.cells, unread);
  const [competed] = filled.cells.filter(({ field }) => field.snapshot().state.kind === 'conflict');
  const paste = ({ cells, key, column }: TablePaste): boolean => {
    const below = rows.length - rows.findIndex(({ id }) => id === key);
    const beside = columns.length - 1 - columns.findIndex(({ id }) => id === column);
    if (cells.length > below || cells.some((line) => line.length > beside))
      notify('info', msg`Some of what you pasted was outside the table, so it was left out.`);
    return true;
  };
  return (
    <Stack gap={3} align="stretch">
      <DataTable
        label={t`Months`}
        rows={rows}
        keyOf={({ id }) => id}
        columns={columns}
        onEdit={({ changes }) => edit(changes)}
        onPaste={paste}
        errorOf={({ cells }, month) => cells.get(month)?.error}
        message={t`No questions are answered month by month.`}
        headHint={t`Alt and an arrow key change the width; add Shift to move the column.`}
        density="compact"
      />
      <Saved cells={filled.cells} unread={filled.cells.filter(({ id }) => unread.texts.has(id)).length} />
      {competed && <Competed key={competed.id} cell={competed} />}
    </Stack>
  );
};

/** Two people entered one month: their answers side by side, one month after the other. */
const Competed = ({ cell: { field, line } }: { readonly cell: MonthCell }) => {
  const { value, state } = field.snapshot();
  const { flush, keepMine, takeTheirs } = field;
  const type = (part: Partial<typeof value>) => field.change({ ...value, ...part });
  return <Conflict metric={line.metric} answer={{ draft: value, state, type, flush, keepMine, takeTheirs }} />;
};

type SavedProps = { readonly cells: readonly MonthCell[]; readonly unread: number };

/** Whether all is stored, and what is not. */
const Saved = ({ cells, unread }: SavedProps) => {
  const count = (kind: string) => cells.filter(({ field }) => field.snapshot().state.kind === kind).length;
  const kept = count('kept');
  const refused = count('refused');
  return (
    <Stack gap={1} role="status">
      {unread + refused > 0 && (
        <Text size="sm" tone="danger">
          <Plural
            value={unread + refused}
            one="# cell isn’t saved. Correct what is marked."
            other="# cells aren’t saved. Correct what is marked."
          />
        </Text>
      )}
      <Text size="sm" tone="muted">
        {kept > 0 ? (
          <Plural
            value={kept}
            one="# figure is saved on this device. It’s sent when you’re connected again."
            other="# figures are saved on this device. They’re sent when you’re connected again."
          />
        ) : count('saving') > 0 ? (
          <Trans>Saving…</Trans>
        ) : (
          count('saved') > 0 && <Trans>Your figures are saved</Trans>
        )}
      </Text>
    </Stack>
  );
};
