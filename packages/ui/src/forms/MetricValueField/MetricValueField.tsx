import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cellsOf } from '../../text/spreadsheet-text.ts';
import { hidden } from '../Field/Field.css.ts';
import { type FieldOwnProps, isEmpty, takeFieldProps } from '../Field/field-props.ts';
import { Fieldset, type NativeGroupProps } from '../Fieldset/Fieldset.tsx';
import type { FormatNumber, ParseNumber } from '../NumberField/NumberControl.tsx';
import type { SelectEntry, SelectOption } from '../Select/SelectControl.tsx';
import { type MetricBreakdowns, MetricRowEditor, type MetricRowLabels } from './MetricRowEditor.tsx';
import * as css from './MetricValueField.css.ts';
import { type MetricRow, pasteRows } from './paste-cells.ts';

export type MetricValueLabels = MetricRowLabels & {
  /** Button below the rows. */
  add: string;
};

export type MetricValueFieldProps = FieldOwnProps &
  Omit<NativeGroupProps, 'onBlur'> & {
    /** At least one row. Numbers are the texts as typed: start with `format(canonical)`. */
    value: readonly MetricRow[];
    /** `dropped` counts rows of a paste beyond `rowsMax`. */
    onChange: (change: { value: MetricRow[]; dropped: number }) => void;
    /** Reads this person’s separators; gets plain text without full-width digits. */
    parse: ParseNumber;
    /** Shows a canonical number the way this person reads numbers. */
    format: FormatNumber;
    /** Units of a row. A single one is shown, not asked. */
    units: readonly SelectEntry[];
    /** Breakdowns that a row may belong to, asked once there are several rows. */
    breakdowns?: MetricBreakdowns | undefined;
    /** Words of headings, rows and buttons. */
    labels: MetricValueLabels;
    /** What is wrong with single rows, by index. */
    rowErrors?: readonly ReactNode[] | undefined;
    /** Most rows it may hold. */
    rowsMax: number;
    /** Most characters of a descriptor. */
    descriptorLengthMax?: number | undefined;
    /** Whole numbers only: the keyboard for digits. `parse` must refuse fractions. */
    whole?: boolean | undefined;
    /** Greyed and out of reach. Where a value is only shown, take `readOnly` or text instead. */
    disabled?: boolean | undefined;
    /** Focus has left the control. */
    onBlur?: (() => void) | undefined;
  };

/**
 * A metric value: rows of number, unit and descriptor. Enter leads to the next row, creating one after the last. A range copied from a
 * spreadsheet fills rows from the one it is pasted into.
 */
export const MetricValueField = (props: MetricValueFieldProps) => {
  const { field, rest } = takeFieldProps(props);
  const { value: rows, onChange, parse, format, labels, rowErrors = [], disabled = false, onBlur, ...more } = rest;
  const { units: entries, rowsMax, descriptorLengthMax, whole = false, breakdowns, ...native } = more;
  const parts = rows.length > 1 || rows.some(({ breakdown }) => breakdown) ? breakdowns : undefined;
  const madeUp = useId();
  const id = field.id ?? madeUp;
  const units = entries.flatMap((entry): readonly SelectOption[] => ('options' in entry ? entry.options : [entry]));
  const { full, add, change, remove, move, paste, next } = editRows(
    id,
    { value: rows, onChange, parse, format, rowsMax, breakdowns },
    units,
  );

  return (
    <Fieldset {...native} {...field} id={id}>
      <div
        className={css.table}
        data-moves={(labels.move && rows.length > 1) || undefined}
        data-long-units={(units.length > 1 && units.some(isLong)) || undefined}
      >
        {drawHeads(id, labels, parts)}
        {rows.map((row, index) => (
          <MetricRowEditor
            // Rows have no identity of their own: a row is its position.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            id={id}
            row={row}
            index={index}
            units={units}
            parse={parse}
            format={format}
            labels={labels}
            disabled={disabled}
            entries={entries}
            breakdowns={parts}
            error={rowErrors[index]}
            whole={whole}
            required={field.required ?? false}
            invalid={!isEmpty(field.error)}
            descriptorLengthMax={descriptorLengthMax}
            onChange={(changed) => change(index, changed)}
            onBlur={onBlur}
            paste={(text) => paste(index, text)}
            next={() => next(index)}
            remove={rows.length > 1 ? () => remove(index) : undefined}
            move={labels.move && rows.length > 1 ? (to) => move(index, to) : undefined}
            last={index === rows.length - 1}
          />
        ))}
      </div>
      <button className={css.add} type="button" disabled={disabled || full} onClick={add}>
        <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
        {labels.add}
      </button>
    </Fieldset>
  );
};

/** Letters of a unit that a narrow column shows; Chinese characters are twice as wide. */
const unitLettersMost = 7;
const isLong = ({ label }: SelectOption) => label.replace(/[\u2e80-\uffef]/g, '  ').length > unitLettersMost;

/** Heads of the columns, which also name the boxes below them. */
const drawHeads = (id: string, labels: MetricValueLabels, parts: MetricBreakdowns | undefined) => (
  <div className={css.heads}>
    <span className={css.numberHead} id={`${id}-number`}>
      {labels.number}
    </span>
    <span id={`${id}-unit`}>{labels.unit}</span>
    <span id={`${id}-descriptor`}>{labels.descriptor}</span>
    {parts && (
      <span className={hidden} id={`${id}-breakdown`}>
        {parts.label}
      </span>
    )}
  </div>
);

type Rows = Pick<MetricValueFieldProps, 'value' | 'onChange' | 'parse' | 'format' | 'rowsMax' | 'breakdowns'>;

/** The actions on the rows, each with the next target of focus. */
const editRows = (id: string, field: Rows, units: readonly SelectOption[]) => {
  const { value: rows, onChange, parse, format, rowsMax } = field;
  const full = rows.length >= rowsMax;
  const last = rows.at(-1);
  // A further row goes on as the one above it: the next year, the next region.
  const breakdown = last?.breakdown ?? field.breakdowns?.added;
  const blank: MetricRow = {
    number: '',
    unit: last?.unit ?? units[0]?.value ?? '',
    descriptor: '',
    ...(breakdown && { breakdown }),
  };
  const set = (value: MetricRow[], dropped = 0) => onChange({ value, dropped });
  /** Rows change with the caller's next render; focus follows. */
  const focusRow = (row: number) =>
    requestAnimationFrame(() => document.getElementById(`${id}-number-${row}`)?.focus());
  const add = () => {
    set([...rows, blank]);
    focusRow(rows.length);
  };

  return {
    full,
    add,
    change: (row: number, changed: MetricRow) => set(rows.map((each, at) => (at === row ? changed : each))),
    remove: (row: number) => {
      set(rows.filter((_, at) => at !== row));
      focusRow(Math.max(0, row - 1));
    },
    /** Moves a row one place up or down; focus stays with its button. */
    move: (row: number, by: -1 | 1) => {
      const others = rows.filter((_, at) => at !== row);
      const moved = rows[row];
      if (!moved || row + by < 0 || row + by >= rows.length) return;
      set([...others.slice(0, row + by), moved, ...others.slice(row + by)]);
      const button = `${id}-${by < 0 ? 'up' : 'down'}-${row + by}`;
      requestAnimationFrame(() => document.getElementById(button)?.focus());
    },
    /** True when the text was a range and has been pasted over the rows. */
    paste: (row: number, text: string) => {
      const cells = cellsOf(text);
      if (cells.length < 2 && (cells[0]?.length ?? 0) < 2) return false;
      const tidy = (typed: string) => {
        const number = parse(typed.normalize('NFKC').trim());
        return number === undefined ? typed : format(number);
      };
      const unitOf = (name: string) => units.find(({ value, label }) => value === name || label === name)?.value;
      const pasted = pasteRows(rows, row, cells, { rowsMax, unitOf, tidy, blank });
      set(pasted.rows, pasted.dropped);
      return true;
    },
    next: (row: number) => {
      if (row + 1 < rows.length) focusRow(row + 1);
      else if (!full && rows[row]?.number !== '') add();
    },
  };
};
