import { usePageTitle, useTenant } from '@esg/app-kit';
import { mayResume, type SubscriptionCurrentStatus, type UserProfile } from '@esg/contract';
import { Button, Page, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ResumePanel } from './ResumePanel.tsx';

type RestrictionPageProps = {
  readonly profile: Pick<UserProfile, 'permissions' | 'organizationName'>;
  readonly status: SubscriptionCurrentStatus['status'];
  /** A form for another card; called back once it is stored. */
  readonly cardForm: (onStored: () => void) => ReactNode;
};

/** The organisation's subscription is not in force: administrators resume it, all others ask one (spec section 4). */
export const RestrictionPage = ({ profile, status, cardForm }: RestrictionPageProps) => {
  const { t } = useLingui();
  usePageTitle(t`Account suspended`);
  const { organizationName, permissions } = profile;
  const isAdministrator = permissions.includes('billing:manage');
  return (
    <Page
      title={<Trans>Account suspended</Trans>}
      purpose={<Trans>The subscription of {organizationName} is not in force. Nothing of your data is lost.</Trans>}
      action={
        <Button asChild>
          <Link to="/ct/account-settings">
            <Trans>Account settings</Trans>
          </Link>
        </Button>
      }
    >
      {!isAdministrator && <AskAdministrator />}
      {isAdministrator && status && mayResume(status) && <ResumePanel cardForm={cardForm} />}
      {isAdministrator && !(status && mayResume(status)) && <AskSupport />}
    </Page>
  );
};

const AskAdministrator = () => (
  <Text measured>
    <Trans>
      Please ask an administrator of your organisation to resume it. You can go on working right after that.
    </Trans>
  </Text>
);

const AskSupport = () => {
  const { supportEmail } = useTenant().settings;
  return (
    <Text measured>
      <Trans>
        The subscription has ended. To open it again, please write to{' '}
        <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
      </Trans>
    </Text>
  );
};
