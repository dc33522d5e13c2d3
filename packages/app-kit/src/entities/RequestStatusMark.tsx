import type { RequestStatus } from '@esg/contract';
import { Status, type statusTones } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

const tones: Record<RequestStatus, (typeof statusTones)[number]> = {
  open: 'progress',
  submitted: 'info',
  returned: 'warning',
  approved: 'success',
  changed: 'warning',
};

/** Names of the statuses of a request to an entity. */
export const requestStatusNames: Record<RequestStatus, MessageDescriptor> = {
  open: msg({ message: 'Open', context: 'request' }),
  submitted: msg({ message: 'Submitted', context: 'request' }),
  returned: msg({ message: 'Returned', context: 'request' }),
  approved: msg({ message: 'Approved', context: 'request' }),
  changed: msg({ message: 'Changed after approval', context: 'request' }),
};

type RequestStatusMarkProps = {
  readonly status: RequestStatus;
  /** How many of its questions are answered, where that is known. */
  readonly answered?: number;
};

/** Status of a request to an entity as colour, icon and word; an open one without any answer is not begun. */
export const RequestStatusMark = ({ status, answered }: RequestStatusMarkProps) => {
  const { _ } = useLingui();
  if (status === 'open' && answered === 0)
    return <Status tone="neutral">{_(msg({ message: 'Not begun', context: 'request' }))}</Status>;
  return <Status tone={tones[status]}>{_(requestStatusNames[status])}</Status>;
};
