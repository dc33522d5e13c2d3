import type { DataFinding } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Kinds of what a check finds, in a word or two. */
export const findingNames: Record<DataFinding['kind'], MessageDescriptor> = {
  missing: msg`Missing`,
  duplicate: msg`Duplicate`,
  overlap: msg`Overlap`,
  unit_slip: msg`Unit slip`,
  sign: msg`Sign`,
  calculated: msg`Differs from its parts`,
  change: msg({ message: 'Change', context: 'finding' }),
};

/** How much each severity weighs, as a tone. */
export const severityTones = { error: 'danger', warning: 'warning', question: 'progress' } as const;
