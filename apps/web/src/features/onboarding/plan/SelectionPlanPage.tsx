import { paymentQueries } from '@esg/api-client';
import { useApi, usePageTitle } from '@esg/app-kit';
import { type BeginningPrice, defaultTemporaryPayment, type PlanType } from '@esg/contract';
import { Page, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loading } from '../frame/Loading.tsx';
import { SignUpSteps } from '../frame/SignUpSteps.tsx';
import { PlanForm } from './PlanForm.tsx';

/** Register process 1: the plan, how it is billed, and for how many people. */
export const SelectionPlanPage = () => {
  const { t } = useLingui();
  const api = useApi();
  usePageTitle(t`Choose a plan`);
  const temporary = useQuery(paymentQueries.temporary(api));
  const report = useQuery(paymentQueries.price(api, 'report'));
  const consultancy = useQuery(paymentQueries.price(api, 'consultancy'));
  const all = [temporary, report, consultancy];
  const prices: Record<PlanType, BeginningPrice> | undefined =
    report.data && consultancy.data ? { report: report.data, consultancy: consultancy.data } : undefined;
  return (
    <Page
      before={<SignUpSteps at="plan" />}
      title={<Trans>Choose a plan</Trans>}
      purpose={<Trans>Try everything first. You can change or cancel the plan at any time.</Trans>}
    >
      <Stack gap={6}>
        {temporary.data && prices ? (
          <PlanForm chosen={{ ...defaultTemporaryPayment, ...temporary.data }} prices={prices} />
        ) : (
          <Loading
            error={all.find(({ error }) => error)?.error}
            onRetry={() => {
              for (const { refetch } of all) void refetch();
            }}
          />
        )}
      </Stack>
    </Page>
  );
};
