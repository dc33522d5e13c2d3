import { disclosureStatusNames } from '@esg/app-kit';
import type { DisclosureStatus } from '@esg/contract';
import { Status, type statusTones } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

const tones: Record<DisclosureStatus, (typeof statusTones)[number]> = {
  new: 'neutral',
  'in-progress': 'progress',
  'pending-approval': 'warning',
  'approval-accepted': 'info',
  'approval-rejected': 'danger',
  completed: 'success',
  omitted: 'neutral',
};

type DisclosureStatusMarkProps = {
  readonly status: DisclosureStatus;
  /** Completed, although the framework asks for more than is answered. */
  readonly inPart: boolean;
};

/** Status of a disclosure as colour, icon and word (spec section 4). */
export const DisclosureStatusMark = ({ status, inPart }: DisclosureStatusMarkProps) => {
  const { t, i18n } = useLingui();
  if (inPart) return <Status tone="warning">{t`Completed in part`}</Status>;
  return <Status tone={tones[status]}>{i18n._(disclosureStatusNames[status])}</Status>;
};
