import { CircleAlert } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { announce } from '../../focus/announce.ts';
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

  const words = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  );
  const name = (className: string) =>
    custom ? (
      // biome-ignore lint/a11y/noStaticElementInteractions: pressing a label leads to its control, as natively
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the control itself
      <span className={className} id={`${id}-label`} onClick={() => document.getElementById(id)?.focus()}>
        {words}
      </span>
    ) : (
      <label className={className} htmlFor={id} id={`${id}-label`}>
        {words}
      </label>
    );

  return (
    <div className={css.field}>
      {labelHidden || saved === undefined ? (
        name(labelHidden ? css.hidden : css.onlyLabel)
      ) : (
        <div className={css.head}>
          {name(css.label)}
          <FieldSaved saved={saved} />
        </div>
      )}
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

type FieldErrorProps = { id: string; error: ReactNode };

/** The error line of a field. One that appears or changes is announced; that of a page that opens is read with its control. */
export const FieldError = ({ id, error }: FieldErrorProps) => {
  const known = useRef(isEmpty(error) ? '' : undefined);
  return isEmpty(error) ? null : <ErrorLine id={id} error={error} known={known} />;
};

const ErrorLine = ({ id, error, known }: FieldErrorProps & { known: RefObject<string | undefined> }) => {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const words = line.current?.textContent ?? '';
    if (known.current !== undefined && known.current !== words) announce(words);
    known.current = words;
  });
  useEffect(
    () => () => {
      known.current = '';
    },
    [known],
  );

  return (
    <p className={css.error} id={id} ref={line}>
      <CircleAlert className={css.errorIcon} aria-hidden="true" size={16} strokeWidth={1.5} />
      <span>{error}</span>
    </p>
  );
};

/** The save state of a field. Nothing is drawn for a field that does not save by itself. */
export const FieldSaved = ({ saved }: { saved: ReactNode }) =>
  saved === undefined ? null : (
    <span className={css.saved} role="status">
      {saved}
    </span>
  );
