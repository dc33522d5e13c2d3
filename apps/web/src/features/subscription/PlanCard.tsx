import { SubscriptionStatusMark, useFormatters, useLanguage } from '@esg/app-kit';
import {
  type BillingPlan,
  formatMoney,
  mayCancel,
  mayResume,
  maySubscribe,
  type PlanType,
  type Subscription,
} from '@esg/contract';
import { Button, Card, type Fact, Facts, Heading, Inline, Stack } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CancelDialog } from './CancelDialog.tsx';
import { ResumeDialog } from './ResumeDialog.tsx';

/** Names of the plans. */
const planNames: Record<PlanType, MessageDescriptor> = {
  report: msg`Report, for companies`,
  consultancy: msg`Consultancy, for advisers`,
};

/** Names of the billing cycles. */
const cycleNames: Record<BillingPlan, MessageDescriptor> = { 1: msg`Monthly`, 12: msg`Annually` };

type PlanCardProps = { readonly subscription: Subscription };

const usePlanFacts = (subscription: Subscription): Fact[] => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { date } = useFormatters();
  const { providerState, trialEndsAt, renewsAt, endsAt, voucherCode, renewalMinor } = subscription;
  const day = (moment: string | null, term: string): Fact[] => (moment ? [{ term, value: date(moment) }] : []);
  return [
    { term: t`Status`, value: <SubscriptionStatusMark subscription={subscription} /> },
    { term: t`Plan`, value: i18n._(planNames[subscription.userType]) },
    { term: t`Billing cycle`, value: i18n._(cycleNames[subscription.billingPlan]) },
    ...(providerState === 'trialing' ? day(trialEndsAt, t`Trial ends`) : []),
    ...(providerState === 'trialing' ? [] : day(renewsAt, t`Renews on`)),
    ...day(endsAt, t`Ends on`),
    ...(renewsAt ? [{ term: t`Next invoice`, value: formatMoney(renewalMinor, language) }] : []),
    ...(voucherCode ? [{ term: t`Voucher`, value: voucherCode }] : []),
  ];
};

/** The plan and its state, with buttons to cancel it and to undo that. */
export const PlanCard = ({ subscription }: PlanCardProps) => {
  const facts = usePlanFacts(subscription);
  const [asking, setAsking] = useState<'cancel' | 'resume'>();
  const close = () => setAsking(undefined);
  const { status } = subscription;
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} size="md">
          <Trans>Subscription</Trans>
        </Heading>
        <Facts facts={facts} />
        <Inline gap={3}>
          {/* If a plan may be chosen anew, that is the next step. */}
          {mayResume(status) && !maySubscribe(status) && (
            <Button emphasis="strong" onClick={() => setAsking('resume')}>
              <Trans>Resume subscription</Trans>
            </Button>
          )}
          {mayCancel(status) && (
            <Button onClick={() => setAsking('cancel')}>
              <Trans>Cancel subscription</Trans>
            </Button>
          )}
        </Inline>
      </Stack>
      <CancelDialog open={asking === 'cancel'} onClose={close} subscription={subscription} />
      <ResumeDialog open={asking === 'resume'} onClose={close} subscription={subscription} />
    </Card>
  );
};
