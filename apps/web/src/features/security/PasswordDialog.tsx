import type { ApiError } from '@esg/api-client';
import { PasswordEntry, passwordIssue, Refusal, useEntries } from '@esg/app-kit/forms';
import { Button, Dialog, Form, Inline } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type PasswordDialogProps<Data> = {
  readonly title: ReactNode;
  /** The consequences, and whether they can be undone. */
  readonly description: ReactNode;
  /** A verb. */
  readonly confirmLabel: ReactNode;
  /** Red if the confirmed action removes something. */
  readonly tone?: 'strong' | 'danger';
  readonly run: (password: string) => Promise<Data>;
  readonly onDone: (data: Data) => void;
  readonly onClose: () => void;
};

/** Asks for the password before a way to sign in changes, and then changes it. */
export const PasswordDialog = <Data,>({ title, description, onClose, ...task }: PasswordDialogProps<Data>) => {
  const { t } = useLingui();
  return (
    <Dialog open size="small" onOpenChange={onClose} title={title} description={description} closeLabel={t`Close`}>
      <PasswordStep {...task} onClose={onClose} />
    </Dialog>
  );
};

type PasswordStepProps<Data> = Omit<PasswordDialogProps<Data>, 'title' | 'description'>;

/** The field for the password and the action, inside a dialog. */
export const PasswordStep = <Data,>({
  confirmLabel,
  tone = 'strong',
  run,
  onDone,
  onClose,
}: PasswordStepProps<Data>) => {
  const { t } = useLingui();
  const work = useMutation<Data, ApiError, string>({ mutationFn: run });
  const { form, field } = useEntries(
    { password: '' },
    { password: { label: t`Your password`, rule: passwordIssue } },
    ({ password }) => work.mutate(password, { onSuccess: onDone }),
  );
  return (
    <Form {...form} errorsTitle={<Trans>Check these entries</Trans>}>
      {work.error && <Refusal key={work.submittedAt} error={work.error} />}
      <PasswordEntry {...field('password')} />
      <Inline gap={2} justify="end">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" emphasis={tone} pending={work.isPending}>
          {confirmLabel}
        </Button>
      </Inline>
    </Form>
  );
};
