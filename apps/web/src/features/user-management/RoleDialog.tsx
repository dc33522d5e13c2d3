import { peopleMutations } from '@esg/api-client';
import { notify, roleNames, useApi, useEach, useProblemSentences } from '@esg/app-kit';
import type { OrganizationUser, Role } from '@esg/contract';
import { RadioGroup } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { useRoleHints } from './use-role-hints.ts';

type RoleDialogProps = {
  readonly chosen: readonly OrganizationUser[];
  readonly levels: readonly Role[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Changes the permission level of the chosen people. It takes effect at once, also where they are signed in. */
export const RoleDialog = ({ chosen, levels, onClose, onDone }: RoleDialogProps) => {
  const { t, i18n } = useLingui();
  const { issue } = useProblemSentences();
  const hints = useRoleHints();
  const present = new Set(chosen.map(({ role }) => role));
  const [role, setRole] = useState<Role | ''>(present.size === 1 ? (chosen[0]?.role ?? '') : '');
  const [tried, setTried] = useState(false);
  const label = t`Permission level`;
  const { mutateAsync } = useMutation(peopleMutations.changeRole(useApi(), useQueryClient()));
  const saving = useEach(
    chosen,
    async ({ id, role: before }) => role && role !== before && mutateAsync({ id, role }),
    () => {
      notify('success', msg`Change permission level is successful`);
      onDone();
    },
  );
  return (
    <ChoiceDialog
      title={<Trans>Change permission level</Trans>}
      chosen={chosen}
      onClose={onClose}
      saving={{
        ...saving,
        run: () => {
          setTried(true);
          if (role) saving.run();
        },
      }}
      saveLabel={<Trans>Change level</Trans>}
    >
      <RadioGroup<Role>
        label={label}
        required
        error={tried && !role ? issue({ rule: 'required', params: {} }, label) : undefined}
        value={role}
        onChange={({ value }) => setRole(value)}
        options={levels.map((level) => ({ value: level, label: i18n._(roleNames[level]), hint: hints[level] }))}
      />
    </ChoiceDialog>
  );
};
