import { referenceQueries, sessionQueries } from '@esg/api-client';
import { roleNames, useApi, usePageTitle } from '@esg/app-kit';
import type { User, UserProfile } from '@esg/contract';
import { Facts, Grid, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DeleteOrganisation } from './DeleteOrganisation.tsx';
import { Details } from './Details.tsx';
import { DetailsPending } from './DetailsPending.tsx';
import { OrganisationDetails } from './OrganisationDetails.tsx';
import { OwnConsultancy } from './OwnConsultancy.tsx';
import { OwnDetailsForm } from './OwnDetailsForm.tsx';
import { OwnPicture } from './OwnPicture.tsx';
import { PersonalDataExport } from './PersonalDataExport.tsx';
import { PlatformLanguage } from './PlatformLanguage.tsx';

type OwnProps = { readonly me: User; readonly profile: UserProfile };
type GeneralDetailsProps = OwnProps & {
  /** Requests of consultancies to the organisation. */
  readonly access?: ReactNode;
};

/** The signed-in person and their organisation. Everybody changes their own details, administrators also the organisation's. */
export const GeneralDetails = ({ me: entered, profile, access }: GeneralDetailsProps) => {
  const { t } = useLingui();
  usePageTitle(`${t`General details`} · ${t`Account settings`}`);
  const { data: me = entered } = useQuery(sessionQueries.me(useApi()));
  const mayChange = profile.permissions.includes('organisation:write');
  const hasOwnBrand = profile.permissions.includes('brand:write');
  return (
    <Grid cell="large">
      <Stack gap={6}>
        <OwnDetails me={me} profile={profile} />
        <PersonalDataExport />
      </Stack>
      {profile.viewedFrom === null && (
        <Stack gap={6}>
          <OrganisationDetails mayChange={mayChange} hasOwnBrand={hasOwnBrand} />
          {profile.organizationType === 'Client' && <OwnConsultancy />}
          {profile.permissions.includes('users:manage') && access}
          {mayChange && <DeleteOrganisation name={profile.organizationName} hasOwnBrand={hasOwnBrand} />}
        </Stack>
      )}
    </Grid>
  );
};

const OwnDetails = ({ me, profile }: OwnProps) => {
  const { t, i18n } = useLingui();
  const { data: countries } = useQuery(referenceQueries.countries(useApi()));
  return (
    <Details title={<Trans>Your details</Trans>}>
      <OwnPicture me={me} />
      {countries ? <OwnDetailsForm me={me} countries={countries} /> : <DetailsPending />}
      <PlatformLanguage />
      <Facts
        facts={[
          { term: t`E-mail address`, value: me.email },
          { term: t`Permission level`, value: i18n._(roleNames[profile.role]) },
        ]}
      />
    </Details>
  );
};
