import { accountSecurityMutations } from '@esg/api-client';
import { notify, useApi } from '@esg/app-kit';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PasswordDialog } from '../PasswordDialog.tsx';

/** Turns the authenticator app off. */
export const TurnOffAuthenticator = ({ onClose }: { readonly onClose: () => void }) => {
  const end = useMutation(accountSecurityMutations.endTotp(useApi(), useQueryClient()));
  const done = () => {
    notify('success', msg`The authenticator app is turned off`);
    onClose();
  };
  return (
    <PasswordDialog
      title={<Trans>Turn off the authenticator app?</Trans>}
      description={
        <Trans>After that you sign in with your password alone, and your recovery codes stop working.</Trans>
      }
      confirmLabel={<Trans>Turn off</Trans>}
      tone="danger"
      run={(password) => end.mutateAsync({ password })}
      onDone={done}
      onClose={onClose}
    />
  );
};
