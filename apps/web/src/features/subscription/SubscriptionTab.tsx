import { paymentQueries } from '@esg/api-client';
import { LoadFailed, useApi, usePageTitle } from '@esg/app-kit';
import { Button, EmptyState, Grid, Skeleton, SkeletonGroup, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PlanCard } from './PlanCard.tsx';
import { SeatsCard } from './SeatsCard.tsx';
import { SubscriptionNotice } from './SubscriptionNotice.tsx';

/** The subscription of the organisation: its plan, its end, its seats, and ways to cancel or resume it. */
export const SubscriptionTab = () => {
  const { t } = useLingui();
  usePageTitle(`${t`Subscriptions`} · ${t`Account settings`}`);
  const { data: subscription, error, refetch } = useQuery(paymentQueries.subscription(useApi()));
  if (subscription === undefined && error)
    return (
      <LoadFailed title={<Trans>Couldn’t load the subscription</Trans>} error={error} onRetry={() => void refetch()} />
    );
  if (subscription === undefined) return <Waiting />;
  if (subscription === null) return <NoPlan />;
  return (
    <Stack gap={6}>
      <SubscriptionNotice subscription={subscription} />
      <Grid cell="large">
        <PlanCard subscription={subscription} />
        <SeatsCard subscription={subscription} />
      </Grid>
    </Stack>
  );
};

const NoPlan = () => (
  <EmptyState
    title={<Trans>No plan is chosen yet</Trans>}
    purpose={<Trans>A plan sets how many people of your organisation can work here, and how it is billed.</Trans>}
    action={
      <Button asChild emphasis="strong">
        <Link to="/ct/account-settings/checkout">
          <Trans>Choose a plan</Trans>
        </Link>
      </Button>
    }
  />
);

const Waiting = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <Grid cell="large">
        <Skeleton shape="block" height="18rem" />
        <Skeleton shape="block" height="18rem" />
      </Grid>
    </SkeletonGroup>
  );
};
