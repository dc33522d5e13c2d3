import type { ReportStatus } from '@esg/contract';
import { Status, type statusTones } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

type Look = { readonly tone: (typeof statusTones)[number]; readonly word: MessageDescriptor };

/** How each status of spec section 4 is shown. The specification has no word for unpublished; here it has one. */
const looks: Record<ReportStatus, Look> = {
  new: { tone: 'neutral', word: msg`New` },
  'in-progress': { tone: 'progress', word: msg`In progress` },
  'pending-approval': { tone: 'warning', word: msg`Pending approval` },
  'approval-accepted': { tone: 'info', word: msg`Approval accepted` },
  'approval-rejected': { tone: 'danger', word: msg`Approval rejected` },
  completed: { tone: 'success', word: msg`Completed` },
  'readonly-published': { tone: 'success', word: msg`Published` },
  unpublished: { tone: 'neutral', word: msg`Unpublished` },
};

/** Status of a report as colour, icon and word. */
export const ReportStatusMark = ({ status }: { readonly status: ReportStatus }) => {
  const { _ } = useLingui();
  const { tone, word } = looks[status];
  return <Status tone={tone}>{_(word)}</Status>;
};
