import { useProblemSentences } from '@esg/app-kit';
import type { BillingContact, Country, PaymentInformation, TemporaryPayment } from '@esg/contract';
import { Banner, Button, Form, Inline, RadioGroup } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CardFields } from './CardFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import type { ContactField } from './contact-rules.ts';
import { useCard } from './use-card.ts';
import { useContact } from './use-contact.ts';
import { usePay } from './use-pay.ts';

type Way = 'card' | 'transfer';

type PaymentFormProps = {
  readonly contact: BillingContact;
  readonly countries: readonly Country[];
  readonly chosen: TemporaryPayment;
  readonly provider: PaymentInformation['provider'];
};

/** Billing contact and the way to pay, sent together. With a card, the button waits until it is complete. */
export const PaymentForm = ({ contact: stored, countries, chosen, provider }: PaymentFormProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const takesCards = provider === 'sandbox';
  const [way, setWay] = useState<Way>(takesCards ? 'card' : 'transfer');
  const entry = useCard();
  const pay = usePay();
  const { contact, errors, idOf, isComplete, change, changePhone, look } = useContact(stored, pay.error);
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
      errorsTitle={t`The payment details are not complete`}
      errors={messages}
    >
      {pay.error && messages.length === 0 && <Banner tone="danger" title={problem(pay.error)} />}
      <ContactFields
        contact={contact}
        onChange={change}
        onPhone={changePhone}
        countries={countries}
        errors={errors}
        idOf={idOf}
      />
      <WayField value={way} onChange={setWay} takesCards={takesCards} offersTransfer={offersTransfer} />
      {byCard && takesCards && <CardFields entry={entry} />}
      <Inline justify="between" gap={3}>
        <Button asChild>
          <Link to="/ct/selection-plan">
            <Trans>Back to the plan</Trans>
          </Link>
        </Button>
        <Button type="submit" emphasis="strong" pending={pay.isPending || !canPay}>
          <Trans>Subscribe</Trans>
        </Button>
      </Inline>
    </Form>
  );
};

type WayFieldProps = {
  readonly value: Way;
  readonly onChange: (way: Way) => void;
  readonly takesCards: boolean;
  readonly offersTransfer: boolean;
};

const WayField = ({ value, onChange, takesCards, offersTransfer }: WayFieldProps) => {
  const { t } = useLingui();
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
            ? t`Charged when the trial ends.`
            : t`Cards cannot be entered on this page yet. Choose bank transfer, or write to support.`,
          disabled: !takesCards,
        },
        {
          value: 'transfer',
          label: t`Offline bank transfer`,
          hint: offersTransfer
            ? t`An invoice in USD is sent to the billing contact; the trial runs meanwhile.`
            : t`Offered for annual billing in USD only. Change the billing on the page before.`,
          disabled: !offersTransfer,
        },
      ]}
    />
  );
};
