import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { adorned, adornment, bare, innerButton } from '../control.css.ts';
import { Field } from '../Field/Field.tsx';
import { type FieldOwnProps, type NativeControlProps, takeFieldProps } from '../Field/field-props.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import { type HeldValue, useValue } from '../use-value.ts';

export type SearchFieldProps = Omit<FieldOwnProps, 'saved' | 'aside' | 'required' | 'error'> &
  NativeControlProps<'input'> &
  HeldValue<{
    /** The text in the box. */
    value: string;
    /** Called on every change; the caller has to delay costly work. */
    onChange: (change: { value: string }) => void;
  }> & {
    /** Names the button that empties the box. Escape does the same. */
    labels: { clear: string };
  };

/** Filters a list while typing. The label is hidden by default; the magnifying glass shows the purpose. */
export const SearchField = (props: SearchFieldProps) => {
  const { field, rest } = takeFieldProps({ labelHidden: true, ...props });
  const { value, change, rest: more } = useValue(rest, '');
  const { labels, ref, ...native } = more;
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const clear = () => {
    change({ value: '' });
    input.current?.focus();
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event);
    if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  };

  return (
    <Field {...field}>
      {(own) => (
        <span className={adorned}>
          <span className={adornment} aria-hidden="true">
            <Search size={16} strokeWidth={1.5} />
          </span>
          <input
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
            {...native}
            {...own}
            ref={merged}
            className={bare}
            type="search"
            value={value}
            onChange={(event) => change({ value: event.currentTarget.value })}
            onKeyDown={keys}
          />
          {value !== '' && (
            <button className={innerButton} type="button" aria-label={labels.clear} onClick={clear}>
              <X aria-hidden="true" size={16} strokeWidth={1.5} />
            </button>
          )}
        </span>
      )}
    </Field>
  );
};
