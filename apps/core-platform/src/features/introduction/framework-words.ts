import type { FrameworkSummary } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The purpose of reports of each category. */
export const categoryWords: Record<FrameworkSummary['category'], MessageDescriptor> = {
  REPORTING_STANDARDS: msg`A reporting standard: it says what to report about your effects on people, nature and the economy, or about what sustainability means for your finances.`,
  EXCHANGE_LISTING_REQUIREMENTS: msg`Requirements of a stock exchange: issuers comply with each, or explain why not.`,
  SPECIAL_FRAMEWORK: msg`A framework for one topic or one kind of reader. It’s often used alongside a general report.`,
  AI: msg`A framework whose first draft is written for you. Check every word before you publish.`,
};

export const audienceWords: Record<FrameworkSummary['audience'][number], MessageDescriptor> = {
  general: msg`everyone`,
  investors: msg`investors`,
  regulators: msg`regulators`,
};
