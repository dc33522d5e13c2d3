import { accountSecurityMutations } from '@esg/api-client';
import { lineIssue, notify, useApi } from '@esg/app-kit';
import { Refusal, useEntries } from '@esg/app-kit/forms';
import { type Passkey, passkeyLimits } from '@esg/contract';
import { Button, Dialog, Form, Inline, TextField } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Renames a passkey, so that its owner knows which device it is. */
export const RenamePasskey = ({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) => {
  const { t } = useLingui();
  const rename = useMutation(accountSecurityMutations.renamePasskey(useApi(), useQueryClient()));
  const { form, field } = useEntries(
    { name: passkey.name },
    { name: { label: t`Name`, rule: lineIssue } },
    ({ name }) =>
      rename.mutate(
        { id: passkey.id, name },
        {
          onSuccess: () => {
            notify('success', msg`Saved`);
            onClose();
          },
        },
      ),
  );
  return (
    <Dialog open size="small" onOpenChange={onClose} title={<Trans>Rename the passkey</Trans>} closeLabel={t`Close`}>
      <Form {...form} errorsTitle={<Trans>Check these entries</Trans>}>
        {rename.error && <Refusal key={rename.submittedAt} error={rename.error} />}
        <TextField
          {...field('name')}
          maxLength={passkeyLimits.nameLengthMax}
          hint={t`Such as the device it lives on`}
        />
        <Inline gap={2} justify="end">
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" emphasis="strong" pending={rename.isPending}>
            <Trans>Save changes</Trans>
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
};
