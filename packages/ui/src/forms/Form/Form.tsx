import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { Stack } from '../../components/Stack/Stack.tsx';
import { FormErrors, type FormErrorsProps } from '../FormErrors/FormErrors.tsx';

export type FormProps = Pick<
  ComponentProps<'form'>,
  'aria-label' | 'aria-labelledby' | 'autoComplete' | 'id' | 'ref'
> & {
  /**
   * Called for every press on the submitting button, even with errors: the caller checks and decides. `data` has the values of the named
   * fields, for a form with uncontrolled fields.
   */
  onSubmit: (submit: { data: FormData }) => void;
  /** The errors that keep the form from being sent, in the order of its fields. */
  errors: FormErrorsProps['errors'];
  /** Title of the summary, such as "2 answers need attention". */
  errorsTitle: ReactNode;
  /** Leaving the page would lose something: the browser asks before it closes the page. */
  unsaved?: boolean;
  /** Fields and, last, the buttons. */
  children: ReactNode;
};

/**
 * A form that is sent as a whole. After a press on its button with errors, the summary lists them and the first wrong field has focus.
 * Fields that save by themselves need no Form. The router asks before leaving by a link within the application.
 */
export const Form = ({ onSubmit, errors, errorsTitle, unsaved = false, children, ...rest }: FormProps) => {
  const [attempt, setAttempt] = useState(0);
  useLeaveWarning(unsaved);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React lets the form of a dialog bubble to the form that opened it, even where it is elsewhere on the page.
    if (event.target !== event.currentTarget) return;
    setAttempt(attempt + 1);
    onSubmit({ data: new FormData(event.currentTarget, event.nativeEvent.submitter) });
  };
  return (
    <form {...rest} noValidate onSubmit={submit}>
      <Stack gap={4}>
        <FormErrors title={errorsTitle} errors={attempt === 0 ? [] : errors} attempt={attempt} />
        {children}
      </Stack>
    </form>
  );
};

/** The browser's own question before the page closes. */
const useLeaveWarning = (unsaved: boolean) => {
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);
};
