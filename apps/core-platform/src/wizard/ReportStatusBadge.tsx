import type { ReportStatus } from '@esg/contract';
import { Status } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

const names: Record<ReportStatus, MessageDescriptor> = {
  new: msg`New`,
  'in-progress': msg`In progress`,
  'pending-approval': msg`Pending approval`,
  'approval-accepted': msg`Accepted`,
  'approval-rejected': msg`Rejected`,
  completed: msg`Completed`,
  'readonly-published': msg`Published`,
  unpublished: msg`Unpublished`,
};

const tones = {
  new: 'neutral',
  'in-progress': 'progress',
  'pending-approval': 'warning',
  'approval-accepted': 'success',
  'approval-rejected': 'danger',
  completed: 'success',
  'readonly-published': 'success',
  unpublished: 'neutral',
} as const satisfies Record<ReportStatus, string>;

/** Status of the report as colour, icon and word. */
export const ReportStatusBadge = ({ status }: { status: ReportStatus }) => {
  const { _ } = useLingui();
  return <Status tone={tones[status]}>{_(names[status])}</Status>;
};
