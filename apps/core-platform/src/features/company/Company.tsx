import { organizationQueries } from '@esg/api-client';
import { registerCatalogue, useApi } from '@esg/app-kit';
import { pictureCatalogue } from '@esg/app-kit/pictures';
import { Box, Stack } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { StepError, StepSkeleton } from '../../wizard/loading.tsx';
import { StepIntro } from '../../wizard/StepIntro.tsx';
import { LogoField } from './LogoField.tsx';
import { OrganisationFields } from './OrganisationFields.tsx';

// The texts of the logo's field are loaded before it is drawn.
await registerCatalogue(pictureCatalogue);

/** Step: the reporting organisation. Name, country and logo belong to the organisation, so they change for all its reports. */
export const Company = () => {
  const { t } = useLingui();
  const { data: profile, error, refetch } = useQuery(organizationQueries.profile(useApi()));
  return (
    <Stack gap={6}>
      <StepIntro
        title={t`Company details`}
        purpose={t`Who reports. These details appear on the cover and apply to all reports of your organisation.`}
      />
      {error && !profile && <StepError error={error} onRetry={() => void refetch()} />}
      {!profile && !error && <StepSkeleton />}
      {profile && (
        <Box measured>
          <Stack gap={6}>
            <OrganisationFields profile={profile} />
            <LogoField profile={profile} />
          </Stack>
        </Box>
      )}
    </Stack>
  );
};
