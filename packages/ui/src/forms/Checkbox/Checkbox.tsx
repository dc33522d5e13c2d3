import { useId, useLayoutEffect, useRef } from 'react';
import { FieldError, FieldSaved, RequiredMark } from '../Field/Field.tsx';
import {
  describedBy,
  type FieldOwnProps,
  isEmpty,
  type NativeControlProps,
  takeFieldProps,
} from '../Field/field-props.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import { type HeldValue, useValue } from '../use-value.ts';
import * as css from './Checkbox.css.ts';

export type CheckboxProps = Omit<FieldOwnProps, 'labelHidden' | 'aside'> &
  NativeControlProps<'input'> &
  HeldValue<{
    /** Whether it is on. */
    value: boolean;
    /** Called with the new state when a person turns it. */
    onChange: (change: { value: boolean }) => void;
  }> & {
    /** Some, but not all, of the items of this box are chosen. */
    indeterminate?: boolean | undefined;
  };

/** Yes or no. The label is part of the target. */
export const Checkbox = (props: CheckboxProps) => {
  const { field, rest } = takeFieldProps(props);
  const { value, change, rest: more } = useValue(rest, false);
  const { indeterminate = false, ref, ...native } = more;
  const box = useRef<HTMLInputElement>(null);
  // "Some of them" exists only as a property of the element, and a press on it clears it.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  });
  const madeUp = useId();
  const id = field.id ?? madeUp;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;

  return (
    <div className={css.root}>
      <label className={css.choice}>
        <input
          {...native}
          className={css.box}
          id={id}
          type="checkbox"
          checked={value}
          ref={useMergedRef(box, ref)}
          aria-describedby={describedBy(!isEmpty(field.hint) && hintId, !isEmpty(field.error) && errorId)}
          aria-invalid={isEmpty(field.error) ? undefined : true}
          aria-required={field.required || undefined}
          onChange={(event) => change({ value: event.currentTarget.checked })}
        />
        <span>
          {field.label}
          {field.required && <RequiredMark />}
        </span>
        <FieldSaved saved={field.saved} />
      </label>
      {!isEmpty(field.hint) && (
        <div className={css.hint} id={hintId}>
          {field.hint}
        </div>
      )}
      <FieldError id={errorId} error={field.error} />
    </div>
  );
};
