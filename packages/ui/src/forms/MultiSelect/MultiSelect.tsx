import { X } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import * as css from '../Combobox/Combobox.css.ts';
import { ComboboxList, comboboxProps } from '../Combobox/ComboboxList.tsx';
import { type ComboboxOption, filterOptions } from '../Combobox/filter-options.ts';
import { useListPopup } from '../Combobox/use-list-popup.ts';
import { adorned } from '../control.css.ts';
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

export type MultiSelectProps = FieldOwnProps &
  NativeControlProps<'input'> &
  HeldValue<{
    /** The chosen values in the order they were chosen. */
    value: readonly string[];
    /** Called with all chosen values, the new one last. */
    onChange: (change: { value: string[] }) => void;
  }> & {
    /** Every option, in the order to show. */
    options: readonly ComboboxOption[];
    /** Words of the list and the chips. */
    labels: {
      /** Names the list of options. */
      list: string;
      /** Shown and announced when nothing matches. */
      none: string;
      /** Names the list of what is chosen. */
      chosen: string;
      /** Label of the button that removes one choice, such as "Remove Solar". */
      remove: (choice: { label: string }) => string;
    };
  };

/** Several choices of a long list, filtered while typing, shown as chips. Backspace in an empty box removes the last. */
export const MultiSelect = (props: MultiSelectProps) => {
  const { field, rest } = takeFieldProps(props);
  const { value, change, rest: named } = useValue(rest, []);
  const { name, ...more } = named;
  return (
    <Field {...field}>
      {(own) => (
        <>
          <MultiSelectControl {...more} {...own} value={value} onChange={change} />
          <FormValue name={name} form={more.form} disabled={more.disabled} values={value} />
        </>
      )}
    </Field>
  );
};

type ControlProps = Omit<Controlled<MultiSelectProps>, keyof FieldOwnProps> & FieldControlProps;

/** The text that narrows the list, the options that match it, and what choosing one of them does. */
const useChoices = ({ value, onChange, options }: Pick<ControlProps, 'value' | 'onChange' | 'options'>) => {
  const [query, setQuery] = useState('');
  const shown = useMemo(() => filterOptions(options, query), [options, query]);
  const chosen = useMemo(() => new Set(value), [value]);
  const remove = (removed: string) => onChange({ value: value.filter((each) => each !== removed) });
  const pick = (index: number) => {
    const option = shown[index];
    if (!option || option.disabled) return;
    if (chosen.has(option.value)) remove(option.value);
    else onChange({ value: [...value, option.value] });
    setQuery('');
    if (query !== '') popup.setActive(options.indexOf(option));
  };
  const popup = useListPopup({ count: shown.length, start: 0, pick });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (popup.onKeyDown(event) || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') setQuery('');
    const last = value.at(-1);
    if (event.key === 'Backspace' && query === '' && last !== undefined) remove(last);
  };
  return { query, setQuery, shown, chosen, remove, pick, popup, onKeyDown };
};

const MultiSelectControl = ({ value, onChange, options, labels, placeholder, ref, ...native }: ControlProps) => {
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const choices = useChoices({ value, onChange, options });
  const { query, setQuery, shown, chosen, pick, popup } = choices;
  const listId = `${native.id}-list`;
  const remove = (removed: string) => {
    choices.remove(removed);
    input.current?.focus();
  };

  return (
    <span className={adorned} ref={anchor}>
      <span className={css.chips}>
        <Chips value={value} options={options} labels={labels} remove={remove} disabled={native.disabled} />
        <input
          {...native}
          {...comboboxProps(popup, listId, shown.length)}
          ref={useMergedRef(input, ref)}
          className={css.chipInput}
          placeholder={value.length === 0 ? placeholder : undefined}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            popup.show(0);
          }}
          onClick={(event) => {
            native.onClick?.(event);
            if (!popup.open) popup.show(-1);
          }}
          onBlur={(event) => {
            setQuery('');
            popup.hide();
            native.onBlur?.(event);
          }}
          onKeyDown={(event) => {
            native.onKeyDown?.(event);
            choices.onKeyDown(event);
          }}
        />
      </span>
      <ComboboxList
        multiple
        id={listId}
        options={shown}
        anchor={anchor}
        popup={popup}
        chosen={chosen}
        labels={labels}
        pick={pick}
      />
    </span>
  );
};

type ChipsProps = Pick<Controlled<MultiSelectProps>, 'value' | 'options' | 'labels' | 'disabled'> & {
  remove: (value: string) => void;
};

/** The choices, each with a button that removes it. */
const Chips = ({ value, options, labels, disabled, remove }: ChipsProps) => {
  const labelOf = useMemo(() => new Map(options.map((option) => [option.value, option.label])), [options]);
  if (value.length === 0) return null;
  return (
    <ul className={css.chipList} aria-label={labels.chosen}>
      {value.map((each) => {
        const label = labelOf.get(each) ?? each;
        return (
          <li className={css.chip} key={each}>
            <span className={css.optionLabel}>{label}</span>
            <button
              className={css.chipRemove}
              type="button"
              disabled={disabled}
              aria-label={labels.remove({ label })}
              onClick={() => remove(each)}
            >
              <X aria-hidden="true" size={14} strokeWidth={1.5} />
            </button>
          </li>
        );
      })}
    </ul>
  );
};
