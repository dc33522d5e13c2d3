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

/** Status of a request to an entity as colour, icon and word. */
export const RequestStatusMark = ({ status }: { readonly status: RequestStatus }) => {
  const { _ } = useLingui();
  return <Status tone={tones[status]}>{_(requestStatusNames[status])}</Status>;
};
