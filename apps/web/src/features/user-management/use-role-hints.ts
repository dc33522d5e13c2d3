import type { Role } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';

/** The permissions of each level, in a line (decision 5). */
export const useRoleHints = (): Partial<Record<Role, string>> => {
  const { t } = useLingui();
  return {
    administrator: t`Does everything, and manages people, seats, billing and settings.`,
    basic: t`Works on reports. Adds entities once an entities manager is assigned.`,
    'entity-manager': t`Works on reports, approves and publishes those about their own entities, and manages entities and their data.`,
    supplier: t`Answers requests in the supplier portal. Needs no seat.`,
  };
};
