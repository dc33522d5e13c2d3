import { accountSecurityMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { Dialog } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordStep } from '../PasswordDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Replaces the old recovery codes with new ones. */
export const RenewCodes = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const renew = useMutation(accountSecurityMutations.renewRecoveryCodes(useApi(), useQueryClient()));
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={codes ? <Trans>Your new recovery codes</Trans> : <Trans>Create new recovery codes?</Trans>}
      description={codes ? undefined : <Trans>The codes you have now no longer work then.</Trans>}
      closeLabel={t`Close`}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : (
        <PasswordStep
          confirmLabel={<Trans>Create new codes</Trans>}
          run={(password) => renew.mutateAsync({ password })}
          onDone={(made) => setCodes(made.codes)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
};
