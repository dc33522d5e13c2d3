import { type ReactNode, useId } from 'react';
import * as css from '../Field/Field.css.ts';
import { FieldError, FieldSaved, RequiredMark } from '../Field/Field.tsx';
import {
  describedBy,
  type FieldOwnProps,
  isEmpty,
  type NativeControlProps,
  takeFieldProps,
} from '../Field/field-props.ts';

/** Everything native of a group whose controls are the component's own. `ref` gives the fieldset. */
export type NativeGroupProps = Omit<NativeControlProps<'fieldset'>, 'disabled' | 'form' | 'name'>;

export type FieldsetProps = FieldOwnProps &
  NativeGroupProps & {
    /** The controls that answer one question together. */
    children: ReactNode;
    /** `radiogroup` for one choice among several; a group otherwise. */
    role?: 'group' | 'radiogroup' | undefined;
  };

/** Frame of several controls that answer one question; the counterpart of `Field` for groups. */
export const Fieldset = (props: FieldsetProps) => {
  const { field, rest } = takeFieldProps(props);
  const { label, labelHidden = false, hint, error, required = false, saved, aside } = field;
  const { children, role, ...native } = rest;
  const madeUp = useId();
  const id = field.id ?? madeUp;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;

  return (
    <fieldset
      tabIndex={-1}
      {...native}
      className={css.fieldset}
      id={id}
      role={role}
      // The legend also contains the save mark, which is not part of the name.
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(!isEmpty(hint) && hintId, !isEmpty(error) && errorId)}
      {...(role === 'radiogroup' && {
        'aria-invalid': isEmpty(error) ? undefined : true,
        'aria-required': required || undefined,
      })}
    >
      <legend className={labelHidden ? css.hidden : css.legend}>
        <span className={css.label} id={`${id}-label`}>
          {label}
          {required && <RequiredMark />}
        </span>
        {!labelHidden && <FieldSaved saved={saved} />}
      </legend>
      {!isEmpty(hint) && (
        <div className={css.hint} id={hintId}>
          {hint}
        </div>
      )}
      {isEmpty(aside) ? (
        children
      ) : (
        <div className={css.body}>
          <div className={css.control}>{children}</div>
          <div className={css.aside}>{aside}</div>
        </div>
      )}
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
};
