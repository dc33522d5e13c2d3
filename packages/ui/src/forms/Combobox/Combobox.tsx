import { ChevronDown, X } from 'lucide-react';
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { adorned, bare, innerButton } from '../control.css.ts';
import { Field } from '../Field/Field.tsx';
import { type FieldControlProps, type FieldOwnProps, takeFieldProps } from '../Field/field-props.ts';
import * as css from './Combobox.css.ts';
import { type ComboboxOption, filterOptions } from './filter-options.ts';
import { ListBox, optionId } from './ListBox.tsx';
import { ListPopover } from './ListPopover.tsx';
import { useListPopup } from './use-list-popup.ts';

export type ComboboxLabels = {
  /** Names the list and the button that opens it. */
  list: string;
  /** Names the button that takes the choice back. Without it the choice cannot be taken back. */
  clear?: string | undefined;
  /** Shown and announced when nothing matches. */
  none: string;
};

export type ComboboxProps = FieldOwnProps &
  Pick<ComponentProps<'input'>, 'name' | 'placeholder' | 'disabled' | 'autoComplete' | 'onBlur' | 'onFocus'> & {
    /** Value of the chosen option; empty for none. */
    value: string;
    onChange: (change: { value: string }) => void;
    options: readonly ComboboxOption[];
    labels: ComboboxLabels;
  };

/** One choice of a long list, narrowed while typing. Draws only the rows in sight. For short lists use `Select`. */
export const Combobox = (props: ComboboxProps) => {
  const { field, rest } = takeFieldProps(props);
  return <Field {...field}>{(own) => <ComboboxControl {...rest} {...own} />}</Field>;
};

type ControlProps = Omit<ComboboxProps, keyof FieldOwnProps> & FieldControlProps;

const ComboboxControl = ({ value, onChange, options, labels, ...native }: ControlProps) => {
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** What is being typed; `undefined` while the box shows the choice. */
  const [query, setQuery] = useState<string>();
  const shown = useMemo(() => filterOptions(options, query ?? ''), [options, query]);
  const chosen = options.find((option) => option.value === value);
  const listId = `${native.id}-list`;

  const settle = () => {
    setQuery(undefined);
    popup.hide();
  };
  const pick = (index: number) => {
    const option = shown[index];
    if (!option || option.disabled) return;
    if (option.value !== value) onChange({ value: option.value });
    settle();
  };
  const start = shown.findIndex((option) => option.value === value);
  const popup = useListPopup({ count: shown.length, start, pick });

  const type = (text: string) => {
    setQuery(text);
    popup.show(text === '' ? -1 : 0);
  };
  const clear = () => {
    onChange({ value: '' });
    settle();
    input.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    if (popup.onKeyDown(event)) {
      if (event.key === 'Escape') setQuery(undefined);
    } else if (event.key === 'Escape' && query !== undefined) setQuery(undefined);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (query === '' && labels.clear !== undefined && value !== '') onChange({ value: '' });
    const [only] = shown;
    if (query && only && only.label.toLowerCase() === query.trim().toLowerCase()) pick(0);
    settle();
    native.onBlur?.(event);
  };

  return (
    <span className={adorned} ref={anchor}>
      <input
        autoComplete="off"
        {...native}
        ref={input}
        className={bare}
        type="text"
        role="combobox"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={popup.open}
        aria-controls={popup.open ? listId : undefined}
        aria-activedescendant={popup.open && popup.active >= 0 ? optionId(listId, popup.active) : undefined}
        value={query ?? chosen?.label ?? ''}
        onChange={(event) => type(event.currentTarget.value)}
        onClick={() => popup.open || popup.show(start)}
        onFocus={(event) => {
          event.currentTarget.select();
          native.onFocus?.(event);
        }}
        onBlur={leave}
        onKeyDown={keys}
      />
      {labels.clear !== undefined && value !== '' && !native.disabled && (
        <button className={innerButton} type="button" aria-label={labels.clear} onClick={clear}>
          <X aria-hidden="true" size={16} strokeWidth={1.5} />
        </button>
      )}
      <button
        className={innerButton}
        type="button"
        tabIndex={-1}
        aria-label={labels.list}
        aria-expanded={popup.open}
        disabled={native.disabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          input.current?.focus();
          if (popup.open) popup.hide();
          else popup.show(start);
        }}
      >
        <ChevronDown aria-hidden="true" size={16} strokeWidth={1.5} />
      </button>
      {popup.open && (
        <ListPopover anchor={anchor} hide={popup.hide}>
          {shown.length === 0 ? (
            <div className={css.empty} role="status">
              {labels.none}
            </div>
          ) : (
            <ListBox
              id={listId}
              label={labels.list}
              options={shown}
              chosen={new Set([value])}
              active={popup.active}
              setActive={popup.setActive}
              pick={pick}
            />
          )}
        </ListPopover>
      )}
    </span>
  );
};
