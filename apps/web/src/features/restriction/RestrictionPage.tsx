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

/** Shown while the organisation's subscription is not in force: administrators resume it, others ask an administrator (spec section 4). */
export const RestrictionPage = ({ profile, standing, ...slots }: RestrictionPageProps) => {
  const { t } = useLingui();
  usePageTitle(t`Account suspended`);
  const { organizationName, permissions } = profile;
  return (
    <Page
      title={<Trans>Account suspended</Trans>}
      purpose={<Trans>{organizationName}’s subscription isn’t active. None of your data is lost.</Trans>}
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
            Please ask an administrator of your organisation to resume it. You can continue working right after that.
          </Trans>
        </Text>
      )}
    </Page>
  );
};

/** The actions of an administrator. */
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
          Your organisation and all its data will be deleted on {day}. Until then an administrator can undo this in the
          account settings, or contact support.
        </Trans>
      </Text>
      <Contact />
    </Stack>
  );
};

const ChoosePlan = () => (
  <Stack gap={4}>
    <Text measured>
      <Trans>You have no paid plan. Choose one to continue where you left off.</Trans>
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
      <Trans>The operator of this site closed your organisation. Support can tell you why, and reopen it.</Trans>
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
