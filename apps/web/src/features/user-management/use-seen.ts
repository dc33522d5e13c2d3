import { useFormatters } from '@esg/app-kit';
import type { OrganizationUser } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';

/** When a person last signed in, or until when the invitation is valid. */
export const useSeen = () => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  return ({ lastSignInAt, invitation }: OrganizationUser) => {
    if (invitation) {
      const isOver = Date.parse(invitation.expiresAt) < Date.now();
      return isOver ? t`Invitation ended ${date(invitation.expiresAt)}` : t`Invited ${date(invitation.sentAt)}`;
    }
    return lastSignInAt
      ? `${date(lastSignInAt)} ${time(lastSignInAt)}`
      : t({ message: 'Not yet', context: 'last sign-in' });
  };
};
