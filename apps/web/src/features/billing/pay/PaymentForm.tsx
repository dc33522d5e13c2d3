import { useProblemSentences } from '@esg/app-kit';
import type { BillingContact, Country, TemporaryPayment } from '@esg/contract';
import { Banner, Button, Form, Inline, RadioGroup, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CardFields, useTakesCards } from '../card/CardFields.tsx';
import { useCardEntry } from '../card/card-entry.ts';
import { ContactFields } from '../contact/ContactFields.tsx';
import type { ContactField } from '../contact/contact-rules.ts';
import { useContact } from '../contact/use-contact.ts';
import { Chosen } from './Chosen.tsx';
import { usePay } from './use-pay.ts';

type Way = 'card' | 'transfer';

type PaymentFormProps = {
  /** The stored contact; null if nobody entered one yet. */
  readonly contact: Partial<BillingContact> | null;
  readonly countries: readonly Country[];
  readonly chosen: TemporaryPayment;
  /** Whether a trial is still to come or running: a card is charged after it. */
  readonly withTrial: boolean;
  /** The link back to the plan. */
  readonly back: ReactNode;
  /** Called once everything is bought; its rejection is shown. */
  readonly onPaid: () => Promise<void>;
};

/** A refused card shows its error at its fields, which also get the focus. */
const useFocusOn = (error: Error | null) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) place.current?.focus();
  }, [error]);
  return place;
};

/** Billing contact and the way to pay, sent together. With a card, the button waits until it is complete. */
export const PaymentForm = ({ contact: stored, countries, chosen, withTrial, back, onPaid }: PaymentFormProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const takesCards = useTakesCards();
  const [way, setWay] = useState<Way>(takesCards ? 'card' : 'transfer');
  const entry = useCardEntry();
  const pay = usePay(onPaid);
  const { contact, errors, idOf, isComplete, isUnsaved, change, changePhone, leave, look } = useContact(
    stored,
    pay.error,
  );
  const refusal = useFocusOn(pay.error);
  const byCard = way === 'card';
  const offersTransfer = chosen.billingPlan === 12;
  const canPay = byCard ? takesCards && entry.isComplete : offersTransfer;
  const messages = Object.entries(errors).map(([field, message]) => ({
    fieldId: idOf(field as ContactField),
    message,
  }));

  const send = () => {
    look();
    if (!isComplete || !canPay || pay.isPending) return;
    pay.mutate({ contact, chosen, takeToken: byCard ? entry.takeToken : undefined });
  };
  return (
    <Form
      aria-label={t`Payment`}
      onSubmit={send}
      unsaved={(isUnsaved || entry.isComplete) && !pay.isSuccess}
      errorsTitle={t`The payment details aren’t complete`}
      errors={messages}
    >
      <Chosen chosen={chosen} withTrial={withTrial} />
      <ContactFields
        contact={contact}
        onChange={change}
        onPhone={changePhone}
        countries={countries}
        errors={errors}
        idOf={idOf}
        onLeave={leave}
      />
      <WayField
        value={way}
        onChange={setWay}
        takesCards={takesCards}
        offersTransfer={offersTransfer}
        withTrial={withTrial}
      />
      {byCard && takesCards && <CardFields {...entry.fields} />}
      {pay.error && messages.length === 0 && (
        <div ref={refusal} tabIndex={-1}>
          <Banner tone="danger" title={problem(pay.error)} />
        </div>
      )}
      <SubscribeRow back={back} canPay={canPay} takesCards={takesCards} pending={pay.isPending} />
    </Form>
  );
};

type SubscribeRowProps = Pick<PaymentFormProps, 'back'> & {
  readonly canPay: boolean;
  readonly takesCards: boolean;
  readonly pending: boolean;
};

/** The link back, and the button with the reason why it waits. */
const SubscribeRow = ({ back, canPay, takesCards, pending }: SubscribeRowProps) => {
  const waitsId = useId();
  return (
    <Inline justify="between" gap={3}>
      {back}
      <Inline gap={3}>
        {!canPay && (
          <Text id={waitsId} size="sm" tone="muted">
            {takesCards ? (
              <Trans>Enter your card details to subscribe.</Trans>
            ) : (
              <Trans>Go back and choose annual billing to pay by bank transfer.</Trans>
            )}
          </Text>
        )}
        <Button
          type="submit"
          emphasis="strong"
          pending={pending || !canPay}
          aria-describedby={canPay ? undefined : waitsId}
        >
          <Trans>Subscribe</Trans>
        </Button>
      </Inline>
    </Inline>
  );
};

type WayFieldProps = {
  readonly value: Way;
  readonly onChange: (way: Way) => void;
  readonly takesCards: boolean;
  readonly offersTransfer: boolean;
  readonly withTrial: boolean;
};

const WayField = ({ value, onChange, takesCards, offersTransfer, withTrial }: WayFieldProps) => {
  const { t } = useLingui();
  const charged = withTrial
    ? t`Charged when the trial ends.`
    : t`Charged immediately, and at the start of each period.`;
  const sent = withTrial
    ? t`An invoice in USD is sent to the billing contact while the trial runs.`
    : t`An invoice in USD is sent to the billing contact; the subscription begins once it is paid.`;
  return (
    <RadioGroup<Way>
      label={t`Payment option`}
      value={value}
      onChange={(change) => onChange(change.value)}
      options={[
        {
          value: 'card',
          label: t`Credit or debit card`,
          hint: takesCards
            ? charged
            : t`Cards can’t be entered on this page yet. Choose bank transfer, or write to support.`,
          disabled: !takesCards,
        },
        {
          value: 'transfer',
          label: t`Offline bank transfer`,
          hint: offersTransfer ? sent : t`Offered for annual billing in USD only. Change the billing of the plan.`,
          disabled: !offersTransfer,
        },
      ]}
    />
  );
};
