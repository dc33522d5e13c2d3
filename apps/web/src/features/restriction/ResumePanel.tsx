import { paymentMutations, paymentQueries, startKeys } from '@esg/api-client';
import { cardBrandName, notify, useApi, useFormatters, useLanguage, useProblemSentences } from '@esg/app-kit';
import { formatMoney, type Subscription } from '@esg/contract';
import { Banner, Button, Card, ConfirmDialog, Facts, Inline, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

/** Resumes the subscription, and leads home once it is in force again; an invoice by bank transfer has to be paid first. */
const useResume = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const resume = useMutation(paymentMutations.resume(api, queryClient));
  const confirm = async () => {
    const { status } = await resume.mutateAsync();
    await queryClient.invalidateQueries({ queryKey: startKeys.subscriptionStatus });
    if (status !== 'registered') return;
    notify('success', msg`Subscription resumed`);
    await navigate({ to: '/ct' });
  };
  // The panel shows the error.
  return { ...resume, confirm: () => confirm().catch(() => undefined) };
};

export type ResumePanelProps = {
  /** A form for another card; it calls back once the card is stored. */
  readonly cardForm: (onStored: () => void) => ReactNode;
  /** Renders the amount and the target of the transfer. */
  readonly transfer: (bill: NonNullable<Subscription['openBill']>) => ReactNode;
};

/** The amount due, the question whether to pay it, and a form for another card if the old one was refused. */
export const ResumePanel = ({ cardForm, transfer }: ResumePanelProps) => {
  const { problem } = useProblemSentences();
  const { data: subscription } = useQuery(paymentQueries.subscription(useApi()));
  const { data: information } = useQuery(paymentQueries.information(useApi()));
  const resume = useResume();
  const [asking, setAsking] = useState(false);
  const [otherCard, setOtherCard] = useState(false);
  const byTransfer = subscription?.paymentType === 'offline';
  return (
    <Stack gap={6}>
      {resume.error && <Banner tone="danger" title={problem(resume.error)} />}
      {resume.isSuccess && resume.data.status !== 'registered' && (
        <InvoiceSent bill={resume.data.openBill} transfer={transfer} />
      )}
      {subscription && <Owed subscription={subscription} />}
      <Inline gap={3}>
        <Button emphasis="strong" pending={!subscription || resume.isPending} onClick={() => setAsking(true)}>
          <Trans>Resume subscription</Trans>
        </Button>
        {information && !byTransfer && (
          <Button aria-expanded={otherCard} onClick={() => setOtherCard(!otherCard)}>
            <Trans>Pay with another card</Trans>
          </Button>
        )}
      </Inline>
      {otherCard && cardForm(() => setOtherCard(false))}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={<Trans>Resume the subscription?</Trans>}
        description={
          byTransfer ? (
            <Trans>We’ll e-mail you an invoice. Your subscription resumes once it’s paid.</Trans>
          ) : (
            <Trans>The amount due is charged to the stored card now.</Trans>
          )
        }
        confirmLabel={<Trans>Resume subscription</Trans>}
        cancelLabel={<Trans>Not now</Trans>}
        onConfirm={() => {
          setAsking(false);
          void resume.confirm();
        }}
      />
    </Stack>
  );
};

const InvoiceSent = ({
  bill,
  transfer,
}: Pick<ResumePanelProps, 'transfer'> & { readonly bill: Subscription['openBill'] }) => (
  <Stack gap={4}>
    <Banner tone="info" title={<Trans>The invoice is on its way</Trans>}>
      <Trans>We’ve sent it by e-mail. Your subscription resumes once it’s paid.</Trans>
    </Banner>
    {bill && <Card>{transfer(bill)}</Card>}
  </Stack>
);

const Owed = ({ subscription }: { readonly subscription: Subscription }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { integer } = useFormatters();
  const { data: information } = useQuery(paymentQueries.information(useApi()));
  const { renewalMinor, seats, billingPlan } = subscription;
  const card = information?.card;
  const name = card ? cardBrandName(card.brand) : '';
  const last4 = card?.last4;
  const facts = [
    { term: t`Seats`, value: integer(seats) },
    { term: t`Billing`, value: billingPlan === 12 ? t`Annually` : t`Monthly` },
    { term: t`One billing period`, value: formatMoney(renewalMinor, language) },
    ...(card ? [{ term: t`Stored card`, value: t`${name}, ending in ${last4}` }] : []),
  ];
  return (
    <Card>
      <Stack gap={3}>
        <Facts facts={facts} />
        <Text size="sm" tone="muted">
          <Trans>You can cancel at any time.</Trans>
        </Text>
      </Stack>
    </Card>
  );
};
