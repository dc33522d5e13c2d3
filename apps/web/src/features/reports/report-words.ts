import type { ReportStatus } from '@esg/contract';
import type { statusTones } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type StatusWords = { readonly tone: (typeof statusTones)[number]; readonly word: MessageDescriptor };

/** How each status of spec section 4 is shown. Unpublished is shown without a word there; here it has one. */
export const reportStatusWords: Record<ReportStatus, StatusWords> = {
  new: { tone: 'neutral', word: msg`New` },
  'in-progress': { tone: 'progress', word: msg`In progress` },
  'pending-approval': { tone: 'warning', word: msg`Pending approval` },
  'approval-accepted': { tone: 'info', word: msg`Approval accepted` },
  'approval-rejected': { tone: 'danger', word: msg`Approval rejected` },
  completed: { tone: 'success', word: msg`Completed` },
  'readonly-published': { tone: 'success', word: msg`Published` },
  unpublished: { tone: 'neutral', word: msg`Unpublished` },
};
