import { organizationMutations, organizationQueries } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import { limits, type OrganizationProfile } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PictureField } from './PictureField.tsx';

/** The organisation's own logo, if the tenant's brand is not its own. */
export const OrganisationLogo = ({ organisation: { id, logo } }: { readonly organisation: OrganizationProfile }) => {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const change = useMutation(organizationMutations.changeLogo(api, queryClient));
  const { data: picture } = useQuery({
    ...organizationQueries.logo(api, { id, fileId: logo?.fileId ?? '', variant: 'original' }),
    enabled: logo !== null,
  });
  const most = useFormatters().fileSize(limits.logoBytesMax);
  return (
    <PictureField
      label={t`Logo`}
      hint={t`PNG, JPEG, WebP or SVG, at most ${most}. It appears on the cover of every report.`}
      words={{ alt: t`Current logo`, remove: t`Remove the logo` }}
      picture={logo ? picture : undefined}
      send={({ original, thumbnail }) => change.mutateAsync({ id, original, thumbnail })}
    />
  );
};
