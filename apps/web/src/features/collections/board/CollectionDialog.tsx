import { DraftMark, type useDraft } from '@esg/app-kit';
import type { Collection } from '@esg/contract';
import { Button, Dialog, Form } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

type CollectionDialogProps = {
  readonly collection: Collection;
  readonly title: ReactNode;
  readonly size?: 'large' | undefined;
  readonly saveLabel: ReactNode;
  readonly pending: boolean;
  readonly draft: Pick<ReturnType<typeof useDraft<unknown>>, 'discard' | 'isFound'>;
  /** The one thing that is missing, beside its field; undefined if nothing is. */
  readonly missing: { readonly fieldId: string; readonly message: string } | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Changes a stored collection. What is typed is kept when the dialog is closed, and forgotten by its Cancel button. */
export const CollectionDialog = (props: CollectionDialogProps) => {
  const { collection, title, size, saveLabel, pending, draft, missing, onSubmit, onClose, children } = props;
  const { t } = useLingui();
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size={size}
      title={title}
      description={collection.name}
      closeLabel={t`Close`}
      actions={
        <>
          <Button
            onClick={() => {
              draft.discard();
              onClose();
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} emphasis="strong" pending={pending}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={onSubmit}
        errorsTitle={t`The collection wasn’t saved`}
        errors={missing === undefined ? [] : [missing]}
      >
        {children}
        <DraftMark draft={draft} />
      </Form>
    </Dialog>
  );
};
