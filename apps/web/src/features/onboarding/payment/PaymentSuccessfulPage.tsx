import { paymentQueries } from '@esg/api-client';
import { useApi, useFormatters, useLanguage, usePageTitle } from '@esg/app-kit';
import { formatMoney, type Subscription } from '@esg/contract';
import { Button, Card, Facts, Page, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Loading } from '../frame/Loading.tsx';
import { SignUpSteps } from '../frame/SignUpSteps.tsx';

/** What was bought, and what happens next with money. */
export const PaymentSuccessfulPage = () => {
  const { t } = useLingui();
  const { data: subscription, error, refetch } = useQuery(paymentQueries.subscription(useApi()));
  // Nothing is paid before a transfer arrives.
  const waitsForTransfer = subscription?.status === 'pending';
  const title = waitsForTransfer ? t`We have sent the invoice` : t`Payment successful`;
  usePageTitle(title);
  return (
    <Page
      before={<SignUpSteps at="payment" />}
      title={title}
      purpose={
        waitsForTransfer ? (
          <Trans>The billing contact gets it by e-mail and pays by bank transfer. You can start at once.</Trans>
        ) : (
          <Trans>Your subscription is set up. You can start at once.</Trans>
        )
      }
    >
      <Stack gap={6}>
        {subscription === undefined ? (
          <Loading error={error} onRetry={() => void refetch()} />
        ) : (
          subscription && <Bought subscription={subscription} />
        )}
        <div>
          <Button asChild emphasis="strong">
            <Link to="/ct/welcome">
              <Trans>Continue</Trans>
            </Link>
          </Button>
        </div>
      </Stack>
    </Page>
  );
};

const Bought = ({ subscription }: { readonly subscription: Subscription }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { date, integer } = useFormatters();
  const { billingPlan, seats, renewalMinor, trialEndsAt } = subscription;
  const facts = [
    { term: t`Seats`, value: integer(seats) },
    { term: t`Billing`, value: billingPlan === 12 ? t`Annually` : t`Monthly` },
    ...(trialEndsAt ? [{ term: t`Free until`, value: date(trialEndsAt) }] : []),
    { term: t`Bill after that`, value: formatMoney(renewalMinor, language) },
  ];
  return (
    <Card>
      <Facts facts={facts} />
    </Card>
  );
};
