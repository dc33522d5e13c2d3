import { useFormatters, useLanguage } from '@esg/app-kit';
import { formatMoney, type Subscription } from '@esg/contract';
import { Button, Card, Facts, Heading, Inline, Progress, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { SeatsDialog } from './SeatsDialog.tsx';

type SeatsCardProps = { readonly subscription: Subscription };

/** Whether the number of seats can be changed: only while no bill is open. The gateway checks it again. */
const mayChangeSeats = ({ status, providerState, openBill }: Subscription) =>
  (status === 'registered' && providerState !== 'past_due') || (status === 'pending' && openBill === null);

/** The number of seats, the number in use, and a way to change it. */
export const SeatsCard = ({ subscription }: SeatsCardProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { integer } = useFormatters();
  const [open, setOpen] = useState(false);
  const { seats, seatsInUse, seatsInvited, seatPeriodMinor, billingPlan } = subscription;
  const taken = seatsInUse + seatsInvited;
  const valueText = t`${integer(taken)} of ${integer(seats)} seats are taken`;
  const facts = [
    { term: t`Seats`, value: integer(seats) },
    { term: t`In use`, value: integer(seatsInUse) },
    { term: t`Held for invitations`, value: integer(seatsInvited) },
    {
      term: billingPlan === 12 ? t`One seat, one year` : t`One seat, one month`,
      value: formatMoney(seatPeriodMinor, language),
    },
  ];
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} size="md">
          <Trans>Seats</Trans>
        </Heading>
        <Progress label={t`Seats taken`} value={taken / seats} valueText={valueText} />
        <Text size="sm" tone="muted">
          {valueText}
        </Text>
        <Facts facts={facts} />
        <FewerSoon subscription={subscription} />
        <Inline gap={3}>
          {mayChangeSeats(subscription) && (
            <Button onClick={() => setOpen(true)}>
              <Trans>Change seats</Trans>
            </Button>
          )}
          <Button asChild emphasis="bare">
            <Link to="/ct/user-management">
              <Trans>Manage users</Trans>
            </Link>
          </Button>
        </Inline>
      </Stack>
      {open && <SeatsDialog onClose={() => setOpen(false)} subscription={subscription} />}
    </Card>
  );
};

const FewerSoon = ({ subscription: { seatsAtRenewal, renewsAt } }: SeatsCardProps) => {
  const { date, integer } = useFormatters();
  if (seatsAtRenewal === null || !renewsAt) return null;
  const seats = integer(seatsAtRenewal);
  const day = date(renewsAt);
  return (
    <Text size="sm">
      <Trans>
        {seats} seats from {day} on.
      </Trans>
    </Text>
  );
};
