import { useLingui } from '@lingui/react/macro';
import type { CollaboratorRow } from './collaborator-rows.ts';

/** What somebody is to a report, in words. */
export const useKindName = () => {
  const { t } = useLingui();
  return ({ invitation }: CollaboratorRow): string => {
    if (!invitation || (invitation.userId && invitation.role === 'contributor')) return t`Colleague`;
    if (invitation.role === 'reviewer') return invitation.userId ? t`Reviewer` : t`External reviewer`;
    return invitation.role === 'reader' ? t`Reader of the draft` : t`External contributor`;
  };
};
