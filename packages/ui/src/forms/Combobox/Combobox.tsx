import { ChevronDown, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { adorned, bare, innerButton } from '../control.css.ts';
import { Field } from '../Field/Field.tsx';
import {
  type FieldControlProps,
  type FieldOwnProps,
  type NativeControlProps,
  takeFieldProps,
} from '../Field/field-props.ts';
import { FormValue } from '../FormValue.tsx';
import { useMergedRef } from '../use-merged-ref.ts';
import { type Controlled, type HeldValue, useValue } from '../use-value.ts';
import { ComboboxList, comboboxProps } from './ComboboxList.tsx';
import type { ComboboxOption } from './filter-options.ts';
import { type ComboboxSearch, useCombobox } from './use-combobox.ts';

export type ComboboxLabels = {
  /** Names the list and the button that opens it. */
  list: string;
  /** Label of the button that clears the choice. Without it the choice cannot be cleared. */
  clear?: string | undefined;
  /** Shown and announced when nothing matches. */
  none: string;
};

/** The parts of every combobox, wherever its list comes from. */
export type ComboboxOwnProps = FieldOwnProps &
  NativeControlProps<'input'> &
  HeldValue<{
    /** Value of the chosen option; empty for none. */
    value: string;
    /** Called when an option is picked or the choice is cleared (an empty `value`). */
    onChange: (change: { value: string }) => void;
  }>;

/** A complete list, filtered here while typing. */
export type LocalComboboxProps = ComboboxOwnProps & {
  /** Every option, in the order to show. */
  options: readonly ComboboxOption[];
  /** Words of the list and its buttons. */
  labels: ComboboxLabels;
  /** How the list is searched; absent for a complete list. */
  search?: undefined;
};

/** A list that is searched elsewhere, such as by the gateway. */
export type SearchedComboboxProps = ComboboxOwnProps & {
  /** The results of the last search, in display order. */
  options: readonly ComboboxOption[];
  /** How the list is searched; left out for a list that is all here. */
  search: ComboboxSearch;
  /** Words of the list and its buttons. */
  labels: ComboboxLabels & {
    /** Shown and announced while results are loading. */
    pending: string;
  };
};

export type ComboboxProps = LocalComboboxProps | SearchedComboboxProps;

/**
 * One choice of a long list, narrowed while typing; `ref` gives the input. Draws only the rows in sight. For short lists
 * use `Select`.
 */
export const Combobox = (props: ComboboxProps) => {
  const { field, rest } = takeFieldProps<AnyProps>(props);
  const { value, change, rest: named } = useValue(rest, '');
  const { name, ...more } = named;
  return (
    <Field {...field}>
      {(own) => (
        <>
          <ComboboxControl {...more} {...own} value={value} onChange={change} />
          <FormValue name={name} form={more.form} disabled={more.disabled} values={[value]} />
        </>
      )}
    </Field>
  );
};

/** Both kinds of combobox as one, for the control inside. */
type AnyProps = ComboboxOwnProps & {
  options: readonly ComboboxOption[];
  labels: ComboboxLabels & { pending?: string };
  search?: ComboboxSearch | undefined;
};
type ControlProps = Omit<Controlled<AnyProps>, keyof FieldOwnProps> & FieldControlProps;

/** The text box's other behaviour, each after the handler of the caller. */
const inputHandlers = (
  box: ReturnType<typeof useCombobox>,
  native: Pick<ControlProps, 'onClick' | 'onFocus' | 'onBlur' | 'onKeyDown'>,
) => ({
  onClick: (event: MouseEvent<HTMLInputElement>) => {
    native.onClick?.(event);
    box.open();
  },
  onFocus: (event: FocusEvent<HTMLInputElement>) => {
    event.currentTarget.select();
    native.onFocus?.(event);
  },
  onBlur: (event: FocusEvent<HTMLInputElement>) => {
    box.leave();
    native.onBlur?.(event);
  },
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event);
    const used = box.popup.onKeyDown(event);
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    if (used || box.text === '') box.settle();
    // In a dialog the key belongs to the dialog.
    else if (!event.currentTarget.closest('[role="dialog"], [role="alertdialog"]')) box.drop();
  },
});

/** Takes the choice back. */
const ClearButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button className={innerButton} type="button" aria-label={label} onClick={onClick}>
    <X aria-hidden="true" size={16} strokeWidth={1.5} />
  </button>
);

type OpenButtonProps = { label: string; expanded: boolean; disabled: boolean | undefined; onClick: () => void };

/** Opens and closes the list with the mouse; the keyboard has the arrow keys in the box itself. */
const OpenButton = ({ label, expanded, disabled, onClick }: OpenButtonProps) => (
  <button
    className={innerButton}
    type="button"
    tabIndex={-1}
    aria-label={label}
    aria-expanded={expanded}
    disabled={disabled}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    <ChevronDown aria-hidden="true" size={16} strokeWidth={1.5} />
  </button>
);

const ComboboxControl = ({ value, onChange, options, labels, search, ref, ...native }: ControlProps) => {
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = `${native.id}-list`;
  const box = useCombobox({ value, onChange, options, search, clearable: labels.clear !== undefined });
  const none = (search?.pending && labels.pending) || labels.none;
  const { popup } = box;
  const focus = () => input.current?.focus();

  return (
    <span className={adorned} ref={anchor}>
      <input
        {...native}
        {...comboboxProps(popup, listId, box.shown.length)}
        ref={useMergedRef(input, ref)}
        className={bare}
        value={box.text}
        onChange={(event) => box.type(event.currentTarget.value)}
        {...inputHandlers(box, native)}
      />
      {labels.clear !== undefined && value !== '' && !native.disabled && (
        <ClearButton
          label={labels.clear}
          onClick={() => {
            box.clear();
            focus();
          }}
        />
      )}
      <OpenButton
        label={labels.list}
        expanded={popup.open}
        disabled={native.disabled}
        onClick={() => {
          focus();
          if (popup.open) popup.hide();
          else box.open();
        }}
      />
      <ComboboxList
        id={listId}
        options={box.shown}
        chosen={new Set([value])}
        pick={box.pick}
        labels={{ list: labels.list, none }}
        anchor={anchor}
        popup={popup}
      />
    </span>
  );
};
