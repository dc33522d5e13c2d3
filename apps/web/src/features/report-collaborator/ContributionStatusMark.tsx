import type { ContributionStatus } from '@esg/contract';
import { Status, type statusTones } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { rowStatuses } from './collaborator-rows.ts';

const tones: Record<ContributionStatus, (typeof statusTones)[number]> = {
  invited: 'neutral',
  opened: 'info',
  'in-progress': 'progress',
  done: 'success',
  expired: 'warning',
  revoked: 'danger',
};

/** Names of each status, and of being late. */
export const contributionStatusNames: Record<(typeof rowStatuses)[number], MessageDescriptor> = {
  invited: msg`Invited`,
  opened: msg`Opened`,
  'in-progress': msg`In progress`,
  done: msg`Done`,
  expired: msg({ message: 'Expired', context: 'link' }),
  revoked: msg`Withdrawn`,
  overdue: msg`Overdue`,
};

/** The status of an invited person, as colour, icon and word. */
export const ContributionStatusMark = ({ status }: { readonly status: ContributionStatus }) => {
  const { _ } = useLingui();
  return <Status tone={tones[status]}>{_(contributionStatusNames[status])}</Status>;
};
