import { useFormatters, usePageTitle } from '@esg/app-kit';
import { mayResume, maySubscribe, type SubscriptionCurrentStatus, type UserProfile } from '@esg/contract';
import { Button, Inline, Page, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ResumePanel, type ResumePanelProps } from './ResumePanel.tsx';

type Standing = Pick<SubscriptionCurrentStatus, 'status' | 'removalAt'>;

type RestrictionPageProps = {
  readonly profile: Pick<UserProfile, 'permissions' | 'organizationName'>;
  readonly standing: Standing;
} & ResumePanelProps;

/** The organisation's subscription is not in force: administrators resume it, all others ask one (spec section 4). */
export const RestrictionPage = ({ profile, standing, ...slots }: RestrictionPageProps) => {
  const { t } = useLingui();
  usePageTitle(t`Account suspended`);
  const { organizationName, permissions } = profile;
  return (
    <Page
      title={<Trans>Account suspended</Trans>}
      purpose={<Trans>The subscription of {organizationName} is not in force. Nothing of your data is lost.</Trans>}
      action={
        <Inline>
          <Button asChild>
            <Link to="/ct/help/contact">
              <Trans>Contact support</Trans>
            </Link>
          </Button>
          <Button asChild>
            <Link to="/ct/account-settings">
              <Trans>Account settings</Trans>
            </Link>
          </Button>
        </Inline>
      }
    >
      {permissions.includes('billing:manage') ? (
        <NextSteps standing={standing} {...slots} />
      ) : (
        <Text measured>
          <Trans>
            Please ask an administrator of your organisation to resume it. You can go on working right after that.
          </Trans>
        </Text>
      )}
    </Page>
  );
};

/** What an administrator can do about it. */
const NextSteps = ({ standing, ...slots }: Pick<RestrictionPageProps, 'standing'> & ResumePanelProps) => {
  const { status } = standing;
  if (status === 'pending-removal') return <Removal removalAt={standing.removalAt} />;
  if (status && maySubscribe(status)) return <ChoosePlan />;
  return status && mayResume(status) ? <ResumePanel {...slots} /> : <AskSupport />;
};

const Removal = ({ removalAt }: Pick<Standing, 'removalAt'>) => {
  const { date } = useFormatters();
  const day = removalAt ? date(removalAt) : '';
  return (
    <Stack gap={4}>
      <Text measured>
        <Trans>
          Everything of your organisation is removed on {day}. Until then an administrator can withdraw that in the
          account settings, or write to support.
        </Trans>
      </Text>
      <Contact />
    </Stack>
  );
};

const ChoosePlan = () => (
  <Stack gap={4}>
    <Text measured>
      <Trans>No plan is paid. Choose one, and work goes on where it was left.</Trans>
    </Text>
    <Inline>
      <Button asChild emphasis="strong">
        <Link to="/ct/account-settings/checkout">
          <Trans>Choose a plan</Trans>
        </Link>
      </Button>
    </Inline>
  </Stack>
);

const AskSupport = () => (
  <Stack gap={4}>
    <Text measured>
      <Trans>
        Your organisation was closed by the operator of this site. Support can tell you why, and open it again.
      </Trans>
    </Text>
    <Contact />
  </Stack>
);

const Contact = () => (
  <Text>
    <TextLink asChild>
      <Link to="/ct/help/contact">
        <Trans>Write to support</Trans>
      </Link>
    </TextLink>
  </Text>
);
