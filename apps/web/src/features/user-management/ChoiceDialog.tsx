import { type EachFailure, useFormatters } from '@esg/app-kit';
import type { OrganizationUser } from '@esg/contract';
import { Button, Dialog, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Failures } from './Failures.tsx';
import { calledOf } from './people-search.ts';

/** The result of `useEach` for the people whose choice is saved. */
type Saving = {
  readonly run: () => void;
  readonly pending: boolean;
  readonly failures: readonly EachFailure<OrganizationUser>[];
};

type ChoiceDialogProps = {
  readonly title: ReactNode;
  readonly chosen: readonly OrganizationUser[];
  readonly onClose: () => void;
  /** Left out while the choices load. */
  readonly saving?: Saving | undefined;
  readonly saveLabel?: ReactNode;
  readonly children: ReactNode;
};

/** Asks one thing about the chosen people, saves it for each of them, and lists the people for whom it failed. */
export const ChoiceDialog = ({ title, chosen, onClose, saving, saveLabel, children }: ChoiceDialogProps) => {
  const { t } = useLingui();
  const { list } = useFormatters();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={list(chosen.map(calledOf))}
      closeLabel={t`Close`}
      actions={
        saving && (
          <>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button emphasis="strong" pending={saving.pending} onClick={saving.run}>
              {saveLabel ?? <Trans>Save</Trans>}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        {saving && <Failures failures={saving.failures} />}
        {children}
      </Stack>
    </Dialog>
  );
};
