import type { ConsolidationApproach } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const names: Record<ConsolidationApproach, MessageDescriptor> = {
  operational_control: msg`Operational control`,
  financial_control: msg`Financial control`,
  equity_share: msg`Equity share`,
};

/** Names the approach by which entities count for the organisation. */
export const useApproachName = () => {
  const { i18n } = useLingui();
  return (approach: ConsolidationApproach): string => i18n._(names[approach]);
};
