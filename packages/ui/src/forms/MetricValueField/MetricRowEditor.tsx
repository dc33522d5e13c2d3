import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { control, innerButton } from '../control.css.ts';
import { hidden } from '../Field/Field.css.ts';
import { FieldError } from '../Field/Field.tsx';
import { describedBy, isEmpty } from '../Field/field-props.ts';
import { type FormatNumber, NumberControl, type ParseNumber } from '../NumberField/NumberControl.tsx';
import { SelectControl, type SelectEntry, type SelectOption } from '../Select/SelectControl.tsx';
import * as css from './MetricValueField.css.ts';
import type { MetricRow } from './paste-cells.ts';

/** For a row that belongs to no part. */
const whole = 'whole';

/** Words of one row and of the columns it stands in. */
export type MetricRowLabels = {
  /** Headings of the three columns. */
  number: string;
  /** Heading of the units. */
  unit: string;
  /** Heading of the descriptors. */
  descriptor: string;
  /** Tells a row from the others, such as "Row 2"; `row` counts from 1. */
  row: (at: { row: number }) => string;
  /** Names the button that takes a row out. */
  remove: (at: { row: number }) => string;
  /** Names the buttons that move a row; without them rows stay in their order. */
  move?: { up: (at: { row: number }) => string; down: (at: { row: number }) => string } | undefined;
};

/** Ways of breaking a value down, with the word for what is no part of any. */
export type MetricBreakdowns = {
  label: string;
  whole: string;
  options: readonly SelectOption[];
  /** What a further row belongs to where the row above it belongs to none. */
  added?: string | undefined;
};

type MetricRowEditorProps = {
  /** Id of the field; the parts' ids begin with it. */
  id: string;
  row: MetricRow;
  index: number;
  entries: readonly SelectEntry[];
  units: readonly SelectOption[];
  breakdowns: MetricBreakdowns | undefined;
  parse: ParseNumber;
  format: FormatNumber;
  labels: MetricRowLabels;
  error: ReactNode;
  whole: boolean;
  required: boolean;
  invalid: boolean;
  disabled: boolean;
  descriptorLengthMax: number | undefined;
  onChange: (row: MetricRow) => void;
  onBlur: (() => void) | undefined;
  /** True when the text was a range and has been pasted over the rows. */
  paste: (text: string) => boolean;
  next: () => void;
  /** Absent for the only row. */
  remove: (() => void) | undefined;
  /** Absent where rows stay in their order. */
  move: ((by: -1 | 1) => void) | undefined;
  last: boolean;
};

/** One row: number, unit, descriptor. Each box is named by its column and its row. */
export const MetricRowEditor = (props: MetricRowEditorProps) => {
  const { id, row, index, entries, units, labels, disabled, onChange, onBlur } = props;
  const rowId = `${id}-row-${index}`;
  const errorId = `${id}-error-${index}`;
  const failed = !isEmpty(props.error);
  const named = (column: 'number' | 'unit' | 'descriptor' | 'breakdown') => ({
    id: `${id}-${column}-${index}`,
    'aria-labelledby': `${id}-${column} ${rowId}`,
    disabled,
    onBlur,
  });
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    props.next();
  };

  return (
    <div>
      <div className={css.row}>
        <span className={hidden} id={rowId}>
          {labels.row({ row: index + 1 })}
        </span>
        <span className={css.number} data-label={labels.number}>
          <NumberControl
            {...named('number')}
            className={control()}
            inputMode={props.whole ? 'numeric' : 'decimal'}
            value={row.number}
            parse={props.parse}
            format={props.format}
            aria-required={props.required || undefined}
            aria-invalid={failed || props.invalid || undefined}
            aria-describedby={describedBy(failed && errorId, props.invalid && `${id}-error`)}
            onChange={({ value }) => onChange({ ...row, number: value })}
            onKeyDown={keys}
            onPaste={(event) => {
              if (props.paste(event.clipboardData.getData('text'))) event.preventDefault();
            }}
          />
        </span>
        {units.length === 1 ? (
          <span className={css.onlyUnit}>{units[0]?.label}</span>
        ) : (
          <span className={css.unit} data-label={labels.unit}>
            <SelectControl
              {...named('unit')}
              options={entries}
              value={row.unit}
              onChange={({ value }) => onChange({ ...row, unit: value })}
            />
          </span>
        )}
        <RowDescriptor {...props} named={named} onKeyDown={keys} />
        <RowButtons {...props} />
      </div>
      <FieldError id={errorId} error={props.error} />
    </div>
  );
};

type Named = (column: 'descriptor' | 'breakdown') => {
  id: string;
  'aria-labelledby': string;
  disabled: boolean;
  onBlur: (() => void) | undefined;
};
type RowDescriptorProps = Pick<
  MetricRowEditorProps,
  'row' | 'labels' | 'breakdowns' | 'descriptorLengthMax' | 'onChange'
> & {
  named: Named;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Which part of the whole the row is, and what it is called. */
const RowDescriptor = ({
  row,
  labels,
  breakdowns,
  descriptorLengthMax,
  onChange,
  named,
  onKeyDown,
}: RowDescriptorProps) => (
  <span className={css.descriptor} data-label={labels.descriptor}>
    {breakdowns && (
      <SelectControl
        {...named('breakdown')}
        options={[{ value: whole, label: breakdowns.whole }, ...breakdowns.options]}
        value={row.breakdown ?? whole}
        onChange={({ value }) => onChange({ ...row, breakdown: value === whole ? undefined : value })}
      />
    )}
    <input
      {...named('descriptor')}
      className={control()}
      type="text"
      autoComplete="off"
      maxLength={descriptorLengthMax}
      value={row.descriptor}
      onChange={({ currentTarget }) => onChange({ ...row, descriptor: currentTarget.value })}
      onKeyDown={onKeyDown}
    />
  </span>
);

type RowButtonsProps = Pick<MetricRowEditorProps, 'id' | 'index' | 'labels' | 'disabled' | 'move' | 'remove' | 'last'>;

/** Moves and removes the row, where that can be done. */
const RowButtons = ({ id, index, labels, disabled, move, remove, last }: RowButtonsProps) => (
  <span className={css.buttons}>
    {move && <MoveRow id={id} index={index} labels={labels} disabled={disabled} move={move} last={last} />}
    {remove && (
      <button
        className={innerButton}
        type="button"
        aria-label={labels.remove({ row: index + 1 })}
        disabled={disabled}
        onClick={remove}
      >
        <X aria-hidden="true" size={16} strokeWidth={1.5} />
      </button>
    )}
  </span>
);

type MoveRowProps = Pick<MetricRowEditorProps, 'id' | 'index' | 'labels' | 'disabled' | 'last'> & {
  move: (by: -1 | 1) => void;
};

/** Two buttons that move the row one position up or down. At an end they keep focus. */
const MoveRow = ({ id, index, labels, disabled, last, move }: MoveRowProps) => {
  const at = { row: index + 1 };
  const drawn = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
  return (
    <span className={css.moves}>
      <button
        className={css.move}
        type="button"
        id={`${id}-up-${index}`}
        aria-label={labels.move?.up(at)}
        aria-disabled={index === 0 || undefined}
        disabled={disabled}
        onClick={() => move(-1)}
      >
        <ArrowUp {...drawn} />
      </button>
      <button
        className={css.move}
        type="button"
        id={`${id}-down-${index}`}
        aria-label={labels.move?.down(at)}
        aria-disabled={last || undefined}
        disabled={disabled}
        onClick={() => move(1)}
      >
        <ArrowDown {...drawn} />
      </button>
    </span>
  );
};
