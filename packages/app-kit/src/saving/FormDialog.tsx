import { Button, Dialog, type DialogProps, Form, type FormProps } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { DraftMark } from './DraftMark.tsx';
import type { UseDraft } from './use-draft.ts';

type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'size'> &
  Pick<FormProps, 'onSubmit' | 'errors' | 'errorsTitle' | 'children'> & {
    /** What its main button does, such as “Add entity”. */
    readonly submitLabel: ReactNode;
    readonly pending: boolean;
    /** What is typed, where closing keeps it: Cancel discards it, and what an earlier visit left is marked. */
    readonly draft?: Pick<UseDraft<unknown>, 'isFound' | 'discard'>;
    readonly onClose: () => void;
  };

/** A dialog with a form that its main button sends as a whole, and a button that cancels it. */
export const FormDialog = ({
  title,
  description,
  size,
  submitLabel,
  pending,
  draft,
  onClose,
  children,
  ...form
}: FormDialogProps) => {
  const { t } = useLingui();
  const id = useId();
  const cancel = () => {
    draft?.discard();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size={size}
      title={title}
      description={description}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} emphasis="strong" pending={pending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form {...form} id={id}>
        {children}
        {draft && <DraftMark draft={draft} />}
      </Form>
    </Dialog>
  );
};
