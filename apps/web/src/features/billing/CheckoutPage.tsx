import { paymentQueries, referenceQueries, startKeys } from '@esg/api-client';
import { notify, useApi, usePageTitle } from '@esg/app-kit';
import {
  type BeginningPrice,
  defaultTemporaryPayment,
  maySubscribe,
  type PlanType,
  type TemporaryPayment,
} from '@esg/contract';
import { Banner, Button, Heading, Stack } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as css from './CheckoutPage.css.ts';
import { LoadingPart } from './LoadingPart.tsx';
import { PaymentForm } from './pay/PaymentForm.tsx';

export type CheckoutStep = 'plan' | 'payment';

type PlanSlot = (props: {
  readonly chosen: TemporaryPayment;
  readonly prices: Record<PlanType, BeginningPrice>;
  readonly main: { readonly label: ReactNode; readonly go: () => Promise<void> };
  readonly withTrial: boolean;
}) => ReactNode;

type CheckoutPageProps = {
  readonly step: CheckoutStep;
  readonly planForm: PlanSlot;
};

const checkout = '/ct/account-settings/checkout';

/** Chooses and pays a plan after signing up: during or after a trial, or after a subscription has ended. */
export const CheckoutPage = ({ step, planForm }: CheckoutPageProps) => {
  const { t } = useLingui();
  usePageTitle(`${t`Checkout`} · ${t`Account settings`}`);
  const { data: subscription, ...query } = useQuery(paymentQueries.subscription(useApi()));
  if (subscription === undefined) return <LoadingPart queries={[query]} />;
  if (!maySubscribe(subscription?.status ?? null)) return <HasPlan />;
  const withTrial = subscription === null || subscription.status === 'pending';
  return (
    <div className={step === 'plan' ? css.plan : css.column}>
      <Stack gap={4}>
        <Heading level={2}>{step === 'plan' ? <Trans>Choose a plan</Trans> : <Trans>Payment</Trans>}</Heading>
        {step === 'plan' ? <PlanStep form={planForm} withTrial={withTrial} /> : <PaymentStep withTrial={withTrial} />}
      </Stack>
    </div>
  );
};

const PlanStep = ({ form, withTrial }: { readonly form: PlanSlot; readonly withTrial: boolean }) => {
  const api = useApi();
  const navigate = useNavigate();
  const temporary = useQuery(paymentQueries.temporary(api));
  const report = useQuery(paymentQueries.price(api, 'report'));
  const consultancy = useQuery(paymentQueries.price(api, 'consultancy'));
  if (!temporary.data || !report.data || !consultancy.data)
    return <LoadingPart queries={[temporary, report, consultancy]} />;
  return form({
    chosen: { ...defaultTemporaryPayment, ...temporary.data },
    prices: { report: report.data, consultancy: consultancy.data },
    main: {
      label: <Trans>Continue to payment</Trans>,
      go: () => navigate({ to: checkout, search: { step: 'payment' } }),
    },
    withTrial,
  });
};

const PaymentStep = ({ withTrial }: { readonly withTrial: boolean }) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const contact = useQuery(paymentQueries.billingContact(api));
  const temporary = useQuery(paymentQueries.temporary(api));
  const countries = useQuery(referenceQueries.countries(api));
  if (contact.data === undefined || !temporary.data || !countries.data)
    return <LoadingPart queries={[contact, temporary, countries]} />;
  const onPaid = async () => {
    await queryClient.invalidateQueries({ queryKey: startKeys.subscriptionStatus });
    notify('success', msg`Your subscription is set up`);
    await navigate({ to: '/ct/account-settings/subscriptions' });
  };
  return (
    <PaymentForm
      contact={contact.data}
      countries={countries.data}
      chosen={{ ...defaultTemporaryPayment, ...temporary.data }}
      withTrial={withTrial}
      back={
        <Button asChild>
          <Link to={checkout}>
            <Trans>Back to the plan</Trans>
          </Link>
        </Button>
      }
      onPaid={onPaid}
    />
  );
};

const HasPlan = () => (
  <Banner
    tone="info"
    title={<Trans>Your organisation has a subscription already</Trans>}
    action={
      <Button asChild size="compact">
        <Link to="/ct/account-settings/subscriptions">
          <Trans>See the subscription</Trans>
        </Link>
      </Button>
    }
  />
);
