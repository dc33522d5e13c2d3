import { useFormatters, useLanguage } from '@esg/app-kit';
import { formatMoney, maySubscribe, type Subscription } from '@esg/contract';
import { Banner, Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

type NoticeProps = { readonly subscription: Subscription };

/** The most urgent message about the subscription: something to do, or a coming change. Shows nothing without one. */
export const SubscriptionNotice = ({ subscription }: NoticeProps) => {
  const { status, providerState, openBill } = subscription;
  if (status === 'cancelled') return <Ending subscription={subscription} />;
  if (status === 'pending-removal') return <Removal subscription={subscription} />;
  if (openBill?.paymentStatus === 'wait-for-pay') return <Transfer subscription={subscription} />;
  if (status === 'registered' && providerState === 'past_due') return <PastDue subscription={subscription} />;
  if (status === 'suspended') return <Suspended />;
  return maySubscribe(status) ? <Unpaid subscription={subscription} /> : null;
};

const Ending = ({ subscription: { endsAt } }: NoticeProps) => {
  const { date } = useFormatters();
  const day = endsAt ? date(endsAt) : '';
  return (
    <Banner tone="warning" title={<Trans>Cancelled: everything works until {day}</Trans>}>
      <Trans>Your organisation works as before until then. Resume before that day to continue without a break.</Trans>
    </Banner>
  );
};

const Removal = ({ subscription: { removalAt } }: NoticeProps) => {
  const { date } = useFormatters();
  const day = removalAt ? date(removalAt) : '';
  return (
    <Banner tone="danger" title={<Trans>Your organisation and all its data will be deleted on {day}</Trans>}>
      <Trans>To keep it, undo this in the general details, or contact support.</Trans>
    </Banner>
  );
};

const Transfer = ({ subscription: { openBill } }: NoticeProps) => {
  const { date } = useFormatters();
  const language = useLanguage();
  if (!openBill) return null;
  const { number } = openBill;
  const amount = formatMoney(openBill.totalMinor, language);
  const day = date(openBill.dueAt);
  return (
    <Banner
      tone="info"
      title={
        <Trans>
          Bank transfer due: {amount} by {day}
        </Trans>
      }
      action={<BillsLink />}
    >
      <Trans>Give {number} as the reference. It can take some days until a transfer is found here.</Trans>
    </Banner>
  );
};

const PastDue = ({ subscription: { openBill } }: NoticeProps) => {
  const language = useLanguage();
  const amount = openBill ? formatMoney(openBill.totalMinor, language) : '';
  return (
    <Banner tone="danger" title={<Trans>A payment of {amount} didn’t go through</Trans>} action={<BillsLink />}>
      <Trans>
        Use another card, which is charged immediately. Otherwise the subscription is suspended within a week.
      </Trans>
    </Banner>
  );
};

const Suspended = () => (
  <Banner tone="danger" title={<Trans>The subscription is suspended because it wasn’t paid</Trans>}>
    <Trans>Resume it to keep working here. Your data is kept.</Trans>
  </Banner>
);

const BillsLink = () => (
  <Button asChild size="compact">
    <Link to="/ct/account-settings/billing">
      <Trans>Go to billing</Trans>
    </Link>
  </Button>
);

/** The message during or after a trial without a paid plan. */
const Unpaid = ({ subscription: { status, trialEndsAt } }: NoticeProps) => {
  const { date } = useFormatters();
  const day = trialEndsAt ? date(trialEndsAt) : '';
  return (
    <Banner
      tone={status === 'pending' ? 'info' : 'danger'}
      title={status === 'pending' ? <Trans>Your trial ends on {day}</Trans> : <Trans>No active subscription</Trans>}
      action={
        <Button asChild emphasis="strong" size="compact">
          <Link to="/ct/account-settings/checkout">
            <Trans>Choose a plan</Trans>
          </Link>
        </Button>
      }
    >
      {status === 'pending' ? (
        <Trans>Choose a plan before then to keep working without a break.</Trans>
      ) : (
        <Trans>Choose a plan to continue where you left off. Your data is kept.</Trans>
      )}
    </Banner>
  );
};
