import { paymentQueries, referenceQueries } from '@esg/api-client';
import { useApi, usePageTitle } from '@esg/app-kit';
import { Grid, Stack } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BillList } from './bills/BillList.tsx';
import { BillingContactCard } from './contact/BillingContactCard.tsx';
import { LoadingPart } from './LoadingPart.tsx';
import { PaymentMethodCard } from './PaymentMethodCard.tsx';

/** The way to pay, the billing contact, and all bills of the organisation. */
export const BillingTab = () => {
  const { t } = useLingui();
  usePageTitle(`${t({ message: 'Billing', context: 'tab' })} · ${t`Account settings`}`);
  const api = useApi();
  const contact = useQuery(paymentQueries.billingContact(api));
  const countries = useQuery(referenceQueries.countries(api));
  const subscription = useQuery(paymentQueries.subscription(api));
  const information = useQuery(paymentQueries.information(api));
  return (
    <Stack gap={6}>
      <BillList />
      <Grid cell="large">
        {subscription.data !== undefined && information.data ? (
          // The card keeps its own height beside the long form.
          <div>
            <PaymentMethodCard subscription={subscription.data} information={information.data} />
          </div>
        ) : (
          <LoadingPart queries={[subscription, information]} />
        )}
        {contact.data !== undefined && countries.data ? (
          <BillingContactCard contact={contact.data} countries={countries.data} />
        ) : (
          <LoadingPart queries={[contact, countries]} />
        )}
      </Grid>
    </Stack>
  );
};
