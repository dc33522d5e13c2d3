import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as css from './Field.css.ts';
import { describedBy, type FieldControlProps, type FieldOwnProps, isEmpty } from './field-props.ts';

export type FieldProps = FieldOwnProps & {
  /** Draws the control. Spread `control` on the element that takes focus. */
  children: (control: FieldControlProps) => ReactNode;
  /** The control is not a native one, so a `label` cannot name it: it refers to the id `<id>-label`. */
  custom?: boolean | undefined;
};

/** Frame of one control: owns label, hint, error, required mark, save state and the ids that tie them together. */
export const Field = ({ children, custom = false, ...props }: FieldProps) => {
  const { label, labelHidden = false, hint, error, required = false, saved, aside } = props;
  const madeUp = useId();
  const id = props.id ?? madeUp;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const control: FieldControlProps = {
    id,
    'aria-describedby': describedBy(!isEmpty(hint) && hintId, !isEmpty(error) && errorId),
    'aria-invalid': isEmpty(error) ? undefined : true,
    'aria-required': required || undefined,
  };

  return (
    <div className={css.field}>
      <div className={labelHidden ? css.hidden : css.head}>
        {custom ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: pressing a label leads to its control, as natively
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the control itself
          <span className={css.label} id={`${id}-label`} onClick={() => document.getElementById(id)?.focus()}>
            {label}
            {required && <RequiredMark />}
          </span>
        ) : (
          <label className={css.label} htmlFor={id} id={`${id}-label`}>
            {label}
            {required && <RequiredMark />}
          </label>
        )}
        {!labelHidden && <FieldSaved saved={saved} />}
      </div>
      {!isEmpty(hint) && (
        <div className={css.hint} id={hintId}>
          {hint}
        </div>
      )}
      {isEmpty(aside) ? (
        children(control)
      ) : (
        <div className={css.body}>
          <div className={css.control}>{children(control)}</div>
          <div className={css.aside}>{aside}</div>
        </div>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
};

/** Visible mark of a required field; assistive technology gets `aria-required` instead. */
export const RequiredMark = () => (
  <span className={css.required} aria-hidden="true">
    *
  </span>
);

/** The error line of a field. The region is always there so that a new error is announced. */
export const FieldError = ({ id, error }: { id: string; error: ReactNode }) => (
  <div aria-live="polite">
    {!isEmpty(error) && (
      <p className={css.error} id={id}>
        <CircleAlert className={css.errorIcon} aria-hidden="true" size={16} strokeWidth={1.5} />
        <span>{error}</span>
      </p>
    )}
  </div>
);

/** The save state of a field. Nothing is drawn for a field that does not save by itself. */
export const FieldSaved = ({ saved }: { saved: ReactNode }) =>
  saved === undefined ? null : (
    <span className={css.saved} role="status">
      {saved}
    </span>
  );
