import { useFormatters, useLanguage } from '@esg/app-kit';
import { formatMoney, type SeatQuote, type Subscription } from '@esg/contract';
import { Card, Facts, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type SeatCostProps = { readonly quote: SeatQuote; readonly subscription: Subscription };

/** The price of a change of seats, now and later. */
export const SeatCost = ({ quote, subscription }: SeatCostProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { date } = useFormatters();
  const { dueNowMinor, renewalMinor, renewsAt } = quote;
  const facts = [
    { term: t`To pay now`, value: formatMoney(dueNowMinor, language) },
    {
      term: renewsAt ? t`Invoice of ${date(renewsAt)}` : t`Each invoice after that`,
      value: formatMoney(renewalMinor, language),
    },
  ];
  return (
    <div role="status">
      <Card as="section" tone="sunken" aria-label={t`What it costs`}>
        <Stack gap={3}>
          <Facts facts={facts} />
          <Text size="sm" tone="muted">
            <Explanation quote={quote} subscription={subscription} />
          </Text>
        </Stack>
      </Card>
    </div>
  );
};

const Explanation = ({ quote: { takesEffect, proration, dueNowMinor, renewsAt }, subscription }: SeatCostProps) => {
  const { date } = useFormatters();
  if (takesEffect === 'renewal') {
    const day = renewsAt ? date(renewsAt) : '';
    return <Trans>Fewer seats apply from {day}. Amounts already paid aren’t refunded.</Trans>;
  }
  if (!proration || dueNowMinor === 0) return <Trans>The seats are available immediately.</Trans>;
  const { days, ofDays } = proration;
  return subscription.paymentType === 'offline' ? (
    <Trans>
      For {days} of the {ofDays} days of this period. We’ll e-mail you an invoice; the seats are available once it’s
      paid.
    </Trans>
  ) : (
    <Trans>
      For {days} of the {ofDays} days of this period, charged to the stored card. The seats are available immediately.
    </Trans>
  );
};
