import { organizationQueries, sessionQueries } from '@esg/api-client';
import { useApi, usePageTitle } from '@esg/app-kit';
import { Page, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loading } from '../frame/Loading.tsx';
import { isProfilePage, SignUpSteps } from '../frame/SignUpSteps.tsx';
import { CompanyForm } from './CompanyForm.tsx';

/** Information steps 0 to 3 (spec section 4), one page each. The gateway stores the step, so that people can continue on any device. */
export const CompanyProfilePage = () => {
  const { t } = useLingui();
  const api = useApi();
  usePageTitle(t`Company profile`);
  const profile = useQuery(sessionQueries.profile(api));
  const organisation = useQuery(organizationQueries.profile(api));
  const step = profile.data?.informationStep ?? '0';
  // On the way from the last page to the congratulations, the page stays as it is.
  const page = isProfilePage(step) ? step : '3';
  return (
    <Page
      before={<SignUpSteps at={page} />}
      title={<Trans>Company profile</Trans>}
      purpose={<Trans>What every report says about your company.</Trans>}
    >
      <Stack gap={6}>
        {organisation.data ? (
          <CompanyForm key={page} page={page} stored={organisation.data} />
        ) : (
          <Loading error={organisation.error} onRetry={() => void organisation.refetch()} />
        )}
      </Stack>
    </Page>
  );
};
