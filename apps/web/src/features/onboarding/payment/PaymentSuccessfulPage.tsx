import { paymentQueries } from '@esg/api-client';
import { useApi, useFormatters, useLanguage, usePageTitle } from '@esg/app-kit';
import { formatMoney, type Subscription } from '@esg/contract';
import { Button, Card, Facts, Heading, Page, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Loading } from '../frame/Loading.tsx';
import { SignUpSteps } from '../frame/SignUpSteps.tsx';

export type TransferSlot = (bill: NonNullable<Subscription['openBill']>) => ReactNode;
type PaymentSuccessfulPageProps = {
  /** Renders the amount and the target of the transfer. */
  readonly transfer: TransferSlot;
};

/** What was bought, and the next payment. */
export const PaymentSuccessfulPage = ({ transfer }: PaymentSuccessfulPageProps) => {
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
          <Trans>The billing contact gets it by e-mail and pays by bank transfer. You can start right away.</Trans>
        ) : (
          <Trans>Your subscription is set up. You can start right away.</Trans>
        )
      }
    >
      <Stack gap={6}>
        {subscription === undefined ? (
          <Loading error={error} onRetry={() => void refetch()} />
        ) : (
          subscription && <Bought subscription={subscription} transfer={transfer} />
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

const Bought = ({ subscription, transfer }: PaymentSuccessfulPageProps & { readonly subscription: Subscription }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { date, integer } = useFormatters();
  const { billingPlan, seats, renewalMinor, trialEndsAt, openBill } = subscription;
  const facts = [
    { term: t`Seats`, value: integer(seats) },
    { term: t`Billing`, value: billingPlan === 12 ? t`Annually` : t`Monthly` },
    ...(trialEndsAt ? [{ term: t`Free until`, value: date(trialEndsAt) }] : []),
    { term: t`Invoice after that`, value: formatMoney(renewalMinor, language) },
  ];
  return (
    <Stack gap={6}>
      <Card>
        <Facts facts={facts} />
      </Card>
      {openBill?.paymentStatus === 'wait-for-pay' && (
        <Card as="section">
          <Stack gap={4}>
            <Heading level={2} size="md">
              <Trans>Bank transfer</Trans>
            </Heading>
            {transfer(openBill)}
          </Stack>
        </Card>
      )}
    </Stack>
  );
};
