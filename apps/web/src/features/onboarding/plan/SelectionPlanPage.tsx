import { paymentQueries } from '@esg/api-client';
import { useApi, usePageTitle } from '@esg/app-kit';
import {
  type BeginningPrice,
  defaultTemporaryPayment,
  type PlanType,
  registerSteps,
  type TemporaryPayment,
} from '@esg/contract';
import { Page } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Loading } from '../frame/Loading.tsx';
import { SignUpSteps } from '../frame/SignUpSteps.tsx';
import { useSignUp } from '../frame/use-sign-up.ts';

type Step = { readonly label: ReactNode; readonly go: () => Promise<void> };

export type PlanFormSlot = (props: {
  readonly chosen: TemporaryPayment;
  readonly prices: Record<PlanType, BeginningPrice>;
  readonly main: Step;
  readonly other: Step;
  readonly withTrial: true;
}) => ReactNode;

/** Register process 1: the plan, its billing cycle, and the number of seats. The trial is its main action. */
export const SelectionPlanPage = ({ form, notice }: { readonly form: PlanFormSlot; readonly notice?: ReactNode }) => {
  const { t } = useLingui();
  const api = useApi();
  usePageTitle(t`Choose a plan`);
  const temporary = useQuery(paymentQueries.temporary(api));
  const report = useQuery(paymentQueries.price(api, 'report'));
  const consultancy = useQuery(paymentQueries.price(api, 'consultancy'));
  const all = [temporary, report, consultancy];
  const steps = useSteps();
  return (
    <Page
      before={<SignUpSteps at="plan" />}
      title={<Trans>Choose a plan</Trans>}
      purpose={<Trans>Try everything first. You can change or cancel the plan at any time.</Trans>}
    >
      {notice}
      {temporary.data && report.data && consultancy.data ? (
        form({
          chosen: { ...defaultTemporaryPayment, ...temporary.data },
          prices: { report: report.data, consultancy: consultancy.data },
          ...steps(report.data.trialDays),
          withTrial: true,
        })
      ) : (
        <Loading
          error={all.find(({ error }) => error)?.error}
          onRetry={() => {
            for (const { refetch } of all) void refetch();
          }}
        />
      )}
    </Page>
  );
};

/** The steps to the trial, or to the payment first. */
const useSteps = () => {
  const navigate = useNavigate();
  const signUp = useSignUp();
  return (trialDays: number): { main: Step; other: Step } => ({
    main: {
      label: <Trans>Start the {trialDays}-day trial</Trans>,
      go: async () => {
        await signUp.goTo(registerSteps.welcome);
        await navigate({ to: '/ct/welcome' });
      },
    },
    other: {
      label: <Trans>Enter payment details</Trans>,
      go: async () => {
        await signUp.goTo(registerSteps.billingContact);
        await navigate({ to: '/ct/billing-payment' });
      },
    },
  });
};
