import { organizationQueries, paymentQueries, referenceQueries, sessionQueries } from '@esg/api-client';
import { useApi, usePageTitle } from '@esg/app-kit';
import {
  type BillingContact,
  type Country,
  defaultTemporaryPayment,
  type OrganizationProfile,
  registerSteps,
  type TemporaryPayment,
  type User,
} from '@esg/contract';
import { Button, Page } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Loading } from '../frame/Loading.tsx';
import { SignUpSteps } from '../frame/SignUpSteps.tsx';
import { useSignUp } from '../frame/use-sign-up.ts';

export type PaymentFormSlot = (props: {
  readonly contact: Partial<BillingContact> | null;
  readonly countries: readonly Country[];
  readonly chosen: TemporaryPayment;
  readonly withTrial: true;
  readonly back: ReactNode;
  readonly onPaid: () => Promise<void>;
}) => ReactNode;

/** What is already known from signing up about the recipient of the bills. */
const knownOf = (me: User | undefined, organisation: OrganizationProfile | undefined): Partial<BillingContact> => ({
  ...(me && { name: `${me.firstName} ${me.lastName}`.trim(), email: me.email }),
  ...(organisation?.headquartersCountry && { country: organisation.headquartersCountry }),
});

/** Register process 2: the billing contact, and the way to pay. */
export const BillingPaymentPage = ({ form }: { readonly form: PaymentFormSlot }) => {
  const { t } = useLingui();
  const api = useApi();
  usePageTitle(t`Payment`);
  const contact = useQuery(paymentQueries.billingContact(api));
  const temporary = useQuery(paymentQueries.temporary(api));
  const countries = useQuery(referenceQueries.countries(api));
  const me = useQuery(sessionQueries.me(api));
  const organisation = useQuery(organizationQueries.profile(api));
  const all = [contact, temporary, countries, me, organisation];
  const signUp = useSignUp();
  const navigate = useNavigate();
  const isThere = contact.data !== undefined && temporary.data && countries.data && me.data && organisation.data;
  return (
    <Page
      before={<SignUpSteps at="payment" />}
      title={<Trans>Payment</Trans>}
      purpose={<Trans>Who receives the invoices, and how you pay.</Trans>}
    >
      {isThere ? (
        form({
          contact: contact.data ?? knownOf(me.data, organisation.data),
          countries: countries.data,
          chosen: { ...defaultTemporaryPayment, ...temporary.data },
          withTrial: true,
          back: (
            <Button asChild>
              <Link to="/ct/selection-plan">
                <Trans>Back to the plan</Trans>
              </Link>
            </Button>
          ),
          onPaid: async () => {
            await signUp.goTo(registerSteps.welcome);
            await navigate({ to: '/ct/payment-successful' });
          },
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
