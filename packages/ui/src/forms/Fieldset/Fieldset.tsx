import { type ReactNode, useId } from 'react';
import * as css from '../Field/Field.css.ts';
import { FieldError, FieldSaved, RequiredMark } from '../Field/Field.tsx';
import { describedBy, type FieldOwnProps, isEmpty } from '../Field/field-props.ts';

export type FieldsetProps = FieldOwnProps & {
  /** The controls that answer one question together. */
  children: ReactNode;
  /** `radiogroup` for one choice among several; a group otherwise. */
  role?: 'group' | 'radiogroup' | undefined;
};

/** Frame of several controls that answer one question; the counterpart of `Field` for groups. */
export const Fieldset = ({ children, role, ...props }: FieldsetProps) => {
  const { label, labelHidden = false, hint, error, required = false, saved, aside } = props;
  const madeUp = useId();
  const id = props.id ?? madeUp;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;

  return (
    <fieldset
      className={css.fieldset}
      id={id}
      role={role}
      tabIndex={-1}
      // The legend also holds the save mark, which is no part of the name.
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
