import { cardBrandName } from '@esg/app-kit';
import type { Card as BankCard, PaymentInformation, Subscription } from '@esg/contract';
import { Button, Card, Dialog, Facts, Heading, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTakesCards } from './card/CardFields.tsx';
import { CardForm } from './card/CardForm.tsx';
import { TransferDetails } from './TransferDetails.tsx';

type PaymentMethodCardProps = {
  /** Null before a plan is chosen. */
  readonly subscription: Subscription | null;
  readonly information: PaymentInformation;
};

/**
 * Whether another card may be stored: while a transfer is awaited, people choose the way to pay anew instead. The gateway checks it again.
 */
const mayUpdateCard = (subscription: Subscription | null) =>
  subscription !== null && (subscription.paymentType !== 'offline' || subscription.status === 'registered');

/** The present way to pay, and the way to another card. */
export const PaymentMethodCard = ({ subscription, information }: PaymentMethodCardProps) => {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const takesCards = useTakesCards();
  const { card } = information;
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} size="md">
          <Trans>Payment method</Trans>
        </Heading>
        {card ? <CardFacts card={card} /> : <WithoutCard subscription={subscription} />}
        {takesCards && mayUpdateCard(subscription) && (
          <Inline>
            <Button onClick={() => setOpen(true)}>
              {card ? <Trans>Update card</Trans> : <Trans>Pay by card</Trans>}
            </Button>
          </Inline>
        )}
      </Stack>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={card ? <Trans>Update card</Trans> : <Trans>Pay by card</Trans>}
        description={<Trans>Future invoices are charged to this card; an overdue one is charged immediately.</Trans>}
        closeLabel={t`Close`}
      >
        <CardForm onStored={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
};

const CardFacts = ({ card: { brand, last4, expiryMonth, expiryYear } }: { readonly card: BankCard }) => {
  const { t } = useLingui();
  const name = cardBrandName(brand);
  const month = String(expiryMonth).padStart(2, '0');
  return (
    <Facts
      facts={[
        { term: t`Card`, value: t`${name}, ending in ${last4}` },
        { term: t`Good until`, value: `${month} / ${expiryYear}` },
      ]}
    />
  );
};

const WithoutCard = ({ subscription }: Pick<PaymentMethodCardProps, 'subscription'>) => {
  const openBill = subscription?.openBill;
  if (openBill?.paymentStatus === 'wait-for-pay')
    return (
      <Stack gap={3}>
        <Text strong>
          <Trans>Offline bank transfer, in US dollars</Trans>
        </Text>
        <TransferDetails bill={openBill} />
      </Stack>
    );
  if (subscription && subscription.periodEnd !== null)
    return (
      <Text>
        <Trans>Offline bank transfer, in US dollars. We’ll e-mail you an invoice for each year.</Trans>
      </Text>
    );
  return (
    <Stack gap={3}>
      <Text>
        <Trans>No payment method chosen yet.</Trans>
      </Text>
      <Inline>
        <Button asChild>
          <Link to="/ct/account-settings/checkout">
            <Trans>Choose a plan</Trans>
          </Link>
        </Button>
      </Inline>
    </Stack>
  );
};
