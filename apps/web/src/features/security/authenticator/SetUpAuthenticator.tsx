import { accountSecurityMutations } from '@esg/api-client';
import { notify, useApi } from '@esg/app-kit';
import type { TotpSetup } from '@esg/contract';
import { Dialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordStep } from '../PasswordDialog.tsx';
import { ConfirmCode } from './ConfirmCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Password, then the secret with a first code, then the recovery codes. The right code turns the app on. */
export const SetUpAuthenticator = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const begin = useMutation(accountSecurityMutations.beginTotp(useApi()));
  const [setup, setSetup] = useState<TotpSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const title = codes
    ? t`Keep your recovery codes`
    : setup
      ? t`Add the account to your app`
      : t`Set up an authenticator app`;
  const on = (made: readonly string[]) => {
    setCodes(made);
    notify('success', msg`The authenticator app is turned on`);
  };
  return (
    <Dialog
      open
      size={setup && !codes ? 'regular' : 'small'}
      onOpenChange={onClose}
      title={title}
      description={setup ? undefined : <Trans>First, confirm that it’s you.</Trans>}
      closeLabel={t`Close`}
    >
      {codes && <RecoveryCodes codes={codes} onKept={onClose} />}
      {setup && !codes && <ConfirmCode setup={setup} onOn={on} onAgain={() => setSetup(undefined)} onClose={onClose} />}
      {!setup && (
        <PasswordStep
          confirmLabel={<Trans>Continue</Trans>}
          run={(password) => begin.mutateAsync({ password })}
          onDone={setSetup}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
};
