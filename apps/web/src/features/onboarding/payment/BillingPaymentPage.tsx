import { paymentQueries, referenceQueries } from '@esg/api-client';
import { useApi, useFormatters, useLanguage, usePageTitle } from '@esg/app-kit';
import { billAmounts, defaultTemporaryPayment, formatMoney, type TemporaryPayment } from '@esg/contract';
import { Page, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loading } from '../frame/Loading.tsx';
import { SignUpSteps } from '../frame/SignUpSteps.tsx';
import { emptyContact } from './contact-rules.ts';
import { PaymentForm } from './PaymentForm.tsx';

/** Register process 2: whom bills go to, and how they are paid. */
export const BillingPaymentPage = () => {
  const { t } = useLingui();
  const api = useApi();
  usePageTitle(t`Payment`);
  const contact = useQuery(paymentQueries.billingContact(api));
  const temporary = useQuery(paymentQueries.temporary(api));
  const information = useQuery(paymentQueries.information(api));
  const countries = useQuery(referenceQueries.countries(api));
  const all = [contact, temporary, information, countries];
  const chosen = { ...defaultTemporaryPayment, ...temporary.data };
  const isThere = contact.data !== undefined && temporary.data && information.data && countries.data;
  return (
    <Page
      before={<SignUpSteps at="payment" />}
      title={<Trans>Payment</Trans>}
      purpose={<Trans>Whom the bills are addressed to, and how they are paid.</Trans>}
    >
      {isThere ? (
        <Stack gap={6}>
          <Chosen chosen={chosen} />
          <PaymentForm
            contact={{ ...emptyContact, ...contact.data }}
            countries={countries.data}
            chosen={chosen}
            provider={information.data.provider}
          />
        </Stack>
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

/** What is about to be bought, in one line. */
const Chosen = ({ chosen: { userType, billingPlan, seat } }: { readonly chosen: TemporaryPayment }) => {
  const language = useLanguage();
  const { integer } = useFormatters();
  const { data: price } = useQuery(paymentQueries.price(useApi(), userType));
  if (!price) return null;
  const unitMinor = billingPlan === 12 ? price.seatAnnualMinor : price.seatMonthMinor;
  const total = formatMoney(billAmounts(unitMinor, seat).totalMinor, language);
  const seats = integer(seat);
  return (
    <Text>
      {billingPlan === 12 ? (
        <Trans>
          Chosen: {seats} seats, {total} each year after the trial.
        </Trans>
      ) : (
        <Trans>
          Chosen: {seats} seats, {total} each month after the trial.
        </Trans>
      )}
    </Text>
  );
};
