import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { Stack } from '../../components/Stack/Stack.tsx';
import { FormErrors, type FormErrorsProps } from '../FormErrors/FormErrors.tsx';

export type FormProps = Pick<
  ComponentProps<'form'>,
  'aria-label' | 'aria-labelledby' | 'autoComplete' | 'id' | 'ref'
> & {
  /**
   * Called for every press on the submitting button, also while there are errors: the caller checks and decides. `data`
   * is what the named fields hold, for a form whose fields hold their values by themselves.
   */
  onSubmit: (submit: { data: FormData }) => void;
  /** What keeps the form from being sent, in the order of its fields. */
  errors: FormErrorsProps['errors'];
  /** Title of the summary, such as "2 answers need attention". */
  errorsTitle: ReactNode;
  /** There is something that leaving the page would lose: the browser asks before it closes the page. */
  unsaved?: boolean;
  /** Fields and, last, the buttons. */
  children: ReactNode;
};

/**
 * A form that is sent as a whole. After a press on its button with errors, the summary names them and the first wrong
 * field has focus. What saves by itself, field by field, needs no Form. Leaving by a link within the application is
 * the router's to ask about.
 */
export const Form = ({ onSubmit, errors, errorsTitle, unsaved = false, children, ...rest }: FormProps) => {
  const [attempt, setAttempt] = useState(0);
  useLeaveWarning(unsaved);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React lets the form of a dialog bubble to the form that opened it, though it stands elsewhere on the page.
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
