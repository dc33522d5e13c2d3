import { paymentMutations } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import {
  type BeginningPrice,
  type BillingPlan,
  type PlanType,
  type RegisterStep,
  registerSteps,
  seatLimits,
  type TemporaryPayment,
} from '@esg/contract';
import { Banner, Button, Form, Inline, RadioGroup, SegmentedControl } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useSignUp } from '../frame/use-sign-up.ts';
import { PlanSummary } from './PlanSummary.tsx';
import { SeatsField } from './SeatsField.tsx';
import { readSeats, type SeatRefusal, seatRefusal } from './seat-count.ts';
import { VoucherField } from './VoucherField.tsx';

type PlanFormProps = { readonly chosen: TemporaryPayment; readonly prices: Record<PlanType, BeginningPrice> };
type Next = { readonly step: RegisterStep; readonly to: '/ct/welcome' | '/ct/billing-payment' };

const afterTrial: Next = { step: registerSteps.welcome, to: '/ct/welcome' };
const afterPlan: Next = { step: registerSteps.billingContact, to: '/ct/billing-payment' };

/** Remembers the choice on the gateway and goes on to the next page. */
const useChoose = () => {
  const navigate = useNavigate();
  const choose = useMutation(paymentMutations.choose(useApi(), useQueryClient()));
  const signUp = useSignUp();
  const go = async (choice: TemporaryPayment, { step, to }: Next) => {
    await choose.mutateAsync(choice);
    await signUp.goTo(step);
    await navigate({ to });
  };
  return {
    // What went wrong is shown above the form.
    go: (choice: TemporaryPayment, next: Next) => void go(choice, next).catch(() => undefined),
    pending: choose.isPending || signUp.pending,
    error: choose.error ?? signUp.error,
  };
};

const useSeatSentence = () => {
  const { t } = useLingui();
  const { min, max } = seatLimits;
  const sentences: Record<SeatRefusal, string> = {
    required: t`Please enter the number of seats`,
    'too-few': t`A subscription has at least ${min} seats.`,
    'contact-support': t`For more than ${max} seats, please contact our support team.`,
  };
  return (refusal: SeatRefusal | undefined) => refusal && sentences[refusal];
};

/** Plan, billing, seats and voucher in one form; the trial is its main action. */
export const PlanForm = ({ chosen, prices }: PlanFormProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const seatsId = useId();
  const seatSentence = useSeatSentence();
  const [choice, setChoice] = useState(chosen);
  const [seats, setSeats] = useState(String(chosen.seat));
  const [percentOff, setPercentOff] = useState(0);
  const choose = useChoose();
  const refusal = seatRefusal(seats);
  const seatError = seatSentence(refusal);
  const { trialDays } = prices[choice.userType];

  const send = (next: Next) => {
    if (refusal || choose.pending) return;
    choose.go({ ...choice, seat: readSeats(seats) ?? chosen.seat }, next);
  };
  return (
    <Form
      aria-label={t`Plan`}
      onSubmit={() => send(afterTrial)}
      errorsTitle={t`The plan cannot be chosen yet`}
      errors={seatError ? [{ fieldId: seatsId, message: seatError }] : []}
    >
      {choose.error && <Banner tone="danger" title={problem(choose.error)} />}
      <PlanTypeField value={choice.userType} onChange={(userType) => setChoice({ ...choice, userType })} />
      <BillingPlanField
        value={choice.billingPlan}
        discount={prices[choice.userType].annualDiscountPercent}
        onChange={(billingPlan) => setChoice({ ...choice, billingPlan })}
      />
      <SeatsField id={seatsId} value={seats} onChange={setSeats} error={seatError} />
      <VoucherField
        code={choice.voucherCode}
        onTaken={(voucher) => {
          setChoice({ ...choice, voucherCode: voucher.code });
          setPercentOff(voucher.percentOff);
        }}
      />
      <PlanSummary
        price={prices[choice.userType]}
        billingPlan={choice.billingPlan}
        seats={readSeats(seats) ?? 0}
        percentOff={percentOff}
      />
      <Inline justify="end" gap={3}>
        <Button pending={choose.pending} onClick={() => send(afterPlan)}>
          <Trans>Enter payment details</Trans>
        </Button>
        <Button type="submit" emphasis="strong" pending={choose.pending}>
          <Trans>Start the {trialDays}-day trial</Trans>
        </Button>
      </Inline>
    </Form>
  );
};

type FieldProps<Value> = { readonly value: Value; readonly onChange: (value: Value) => void };

const PlanTypeField = ({ value, onChange }: FieldProps<PlanType>) => {
  const { t } = useLingui();
  return (
    <RadioGroup<PlanType>
      label={t`Who reports`}
      value={value}
      onChange={(change) => onChange(change.value)}
      options={[
        { value: 'report', label: t`My company`, hint: t`Collect data and publish reports of your own.` },
        { value: 'consultancy', label: t`Clients I advise`, hint: t`Work on the reports of several client companies.` },
      ]}
    />
  );
};

const BillingPlanField = ({ value, discount, onChange }: FieldProps<BillingPlan> & { readonly discount: number }) => {
  const { t } = useLingui();
  return (
    <SegmentedControl<'1' | '12'>
      label={t`Billing`}
      value={value === 12 ? '12' : '1'}
      onChange={(change) => onChange(change.value === '12' ? 12 : 1)}
      options={[
        { value: '1', label: t`Monthly` },
        { value: '12', label: t`Annually, ${discount} % less` },
      ]}
    />
  );
};
