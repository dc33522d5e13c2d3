import { paymentMutations } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import type { BeginningPrice, BillingPlan, PlanType, TemporaryPayment } from '@esg/contract';
import { Banner, Button, Form, Inline, RadioGroup, SegmentedControl, Stack } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import * as css from './PlanForm.css.ts';
import { PlanSummary } from './PlanSummary.tsx';
import { SeatsField } from './SeatsField.tsx';
import { readSeats, seatRefusal } from './seat-count.ts';
import { useSeatSentence } from './use-seat-sentence.ts';
import { VoucherField } from './VoucherField.tsx';

/** Target of a button of the form once the choice is stored. */
export type PlanStep = {
  readonly label: ReactNode;
  /** Its rejection is shown above the form. */
  readonly go: () => Promise<void>;
};

export type PlanFormProps = {
  readonly chosen: TemporaryPayment;
  readonly prices: Record<PlanType, BeginningPrice>;
  readonly main: PlanStep;
  readonly other?: PlanStep;
  /** Whether a trial is still to come. */
  readonly withTrial: boolean;
};

/** Stores the choice on the gateway, and continues. */
const useChoose = () => {
  const choose = useMutation(paymentMutations.choose(useApi(), useQueryClient()));
  return useMutation({
    mutationFn: async ({ choice, step }: { choice: TemporaryPayment; step: PlanStep }) => {
      await choose.mutateAsync(choice);
      await step.go();
    },
  });
};

/** Whether plan, billing or voucher differ; the seats are compared as text. */
const isOther = (choice: TemporaryPayment, chosen: TemporaryPayment) =>
  choice.userType !== chosen.userType ||
  choice.billingPlan !== chosen.billingPlan ||
  choice.voucherCode !== chosen.voucherCode;

/** Plan, billing, seats and voucher in one form. */
export const PlanForm = ({ chosen, prices, main, other, withTrial }: PlanFormProps) => {
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
  const isUnsaved = seats !== String(chosen.seat) || isOther(choice, chosen);

  const send = (step: PlanStep) => {
    if (refusal || choose.isPending) return;
    choose.mutate({ choice: { ...choice, seat: readSeats(seats) ?? chosen.seat }, step });
  };
  return (
    <Form
      aria-label={t`Plan`}
      onSubmit={() => send(main)}
      unsaved={isUnsaved && !choose.isSuccess}
      errorsTitle={t`The plan can’t be chosen yet`}
      errors={seatError ? [{ fieldId: seatsId, message: seatError }] : []}
    >
      {choose.error && <Banner tone="danger" title={problem(choose.error)} />}
      <div className={css.columns}>
        <Stack gap={4}>
          <PlanTypeField value={choice.userType} onChange={(userType) => setChoice({ ...choice, userType })} />
          <BillingPlanField
            value={choice.billingPlan}
            discount={prices[choice.userType].annualDiscountPercent}
            onChange={(billingPlan) => setChoice({ ...choice, billingPlan })}
          />
          <div className={css.seats}>
            <SeatsField id={seatsId} value={seats} onChange={setSeats} error={seatError} />
          </div>
          <VoucherField
            code={choice.voucherCode}
            onTaken={(voucher) => {
              setChoice({ ...choice, voucherCode: voucher.code });
              setPercentOff(voucher.percentOff);
            }}
          />
        </Stack>
        <Stack gap={4}>
          <PlanSummary
            price={prices[choice.userType]}
            billingPlan={choice.billingPlan}
            seats={readSeats(seats) ?? 0}
            percentOff={percentOff}
            withTrial={withTrial}
          />
          <Steps main={main} other={other} pending={choose.isPending} onOther={send} />
        </Stack>
      </div>
    </Form>
  );
};

type StepsProps = Pick<PlanFormProps, 'main'> & {
  readonly other: PlanStep | undefined;
  readonly pending: boolean;
  readonly onOther: (step: PlanStep) => void;
};

const Steps = ({ main, other, pending, onOther }: StepsProps) => (
  <Inline justify="end" gap={3}>
    {other && (
      <Button pending={pending} onClick={() => onOther(other)}>
        {other.label}
      </Button>
    )}
    <Button type="submit" emphasis="strong" pending={pending}>
      {main.label}
    </Button>
  </Inline>
);

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
