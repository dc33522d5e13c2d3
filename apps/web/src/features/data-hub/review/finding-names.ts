import type { DataFinding } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Short names of the kinds of findings. */
export const findingNames: Record<DataFinding['kind'], MessageDescriptor> = {
  missing: msg`Missing`,
  duplicate: msg`Duplicate`,
  overlap: msg`Overlap`,
  unit_slip: msg`Unit slip`,
  sign: msg`Sign`,
  calculated: msg`Differs from its parts`,
  change: msg({ message: 'Change', context: 'finding' }),
};

/** The tone of each severity. */
export const severityTones = { error: 'danger', warning: 'warning', question: 'progress' } as const;
