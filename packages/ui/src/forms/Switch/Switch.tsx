import { useId } from 'react';
import { FieldError, FieldSaved } from '../Field/Field.tsx';
import {
  describedBy,
  type FieldOwnProps,
  isEmpty,
  type NativeControlProps,
  takeFieldProps,
} from '../Field/field-props.ts';
import { type HeldValue, useValue } from '../use-value.ts';
import * as css from './Switch.css.ts';

export type SwitchProps = Omit<FieldOwnProps, 'labelHidden' | 'aside' | 'required'> &
  NativeControlProps<'input'> &
  HeldValue<{
    /** Whether it is on. */
    value: boolean;
    /** Called with the new state when a person turns it. */
    onChange: (change: { value: boolean }) => void;
  }>;

/** Turns something on or off at once, without a submit. For an answer in a form use `Checkbox`. */
export const Switch = (props: SwitchProps) => {
  const { field, rest } = takeFieldProps(props);
  const { value, change, rest: native } = useValue(rest, false);
  const madeUp = useId();
  const id = field.id ?? madeUp;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;

  return (
    <div className={css.root}>
      <label className={css.line}>
        <span className={css.label}>{field.label}</span>
        <FieldSaved saved={field.saved} />
        <input
          {...native}
          className={css.track}
          id={id}
          type="checkbox"
          role="switch"
          checked={value}
          aria-checked={value}
          aria-describedby={describedBy(!isEmpty(field.hint) && hintId, !isEmpty(field.error) && errorId)}
          onKeyDown={(event) => {
            native.onKeyDown?.(event);
            if (event.key !== 'Enter' || event.defaultPrevented) return;
            // As `easesInHand`: a switch that data changes moves at once.
            event.preventDefault();
            event.currentTarget.click();
          }}
          onChange={(event) => change({ value: event.currentTarget.checked })}
        />
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
