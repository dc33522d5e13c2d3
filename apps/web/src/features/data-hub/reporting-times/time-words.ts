import type { ReportingTimeKind } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of the templates of reporting times. */
export const kindNames: Record<ReportingTimeKind, MessageDescriptor> = {
  month: msg`Month`,
  quarter: msg`Quarter`,
  'fiscal-year': msg`Fiscal year`,
  custom: msg`Custom days`,
};
