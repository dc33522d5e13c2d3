import { CircleAlert } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import * as css from './FormErrors.css.ts';

export type FormErrorsProps = {
  /** Title of the list, such as "2 answers need attention". */
  title: ReactNode;
  /** One entry per field in the order of the form; `fieldId` is the field's `id`. Nothing is drawn for none. */
  errors: readonly { fieldId: string; message: ReactNode }[];
  /** Number of submits so far. When it grows while there are errors, focus goes to the first field in error. */
  attempt: number;
};

/** The errors that keep a form from being sent: a list that leads to each field. Focus moves on submit, never while typing. */
export const FormErrors = ({ title, errors, attempt }: FormErrorsProps) => {
  const seen = useRef(attempt);
  const first = errors[0]?.fieldId;

  useEffect(() => {
    if (attempt === seen.current) return;
    seen.current = attempt;
    if (first !== undefined) focusField(first);
  }, [attempt, first]);

  const follow = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    focusField(fieldId);
  };

  if (errors.length === 0) return null;
  // An alert is announced when it enters the page: an empty one before that would only take room and be found by its role.
  return (
    <div className={css.summary} role="alert">
      <CircleAlert className={css.icon} aria-hidden="true" size={18} strokeWidth={1.5} />
      <div className={css.text}>
        <p className={css.title}>{title}</p>
        <ul className={css.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a className={css.link} href={`#${fieldId}`} onClick={(event) => follow(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

const focusField = (id: string) => {
  const field = document.getElementById(id);
  const inner = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input, select, textarea, button') : null;
  (inner ?? field)?.focus();
};
