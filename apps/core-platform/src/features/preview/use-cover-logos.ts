import { organizationQueries } from '@esg/api-client';
import { useApi, useTenant } from '@esg/app-kit';
import { useBlobUrl } from '@esg/app-kit/pictures';
import { useQuery } from '@tanstack/react-query';
import type { CoverLogos } from './CoverPage.tsx';

/** Logos of the cover: the tenant's, which is public, and the organisation's own, which needs the session. */
export const useCoverLogos = (): CoverLogos => {
  const api = useApi();
  const { settings } = useTenant();
  const { data: profile } = useQuery(organizationQueries.profile(api));
  const logo = profile?.logo;
  const { data: blob } = useQuery({
    ...organizationQueries.logo(api, { id: profile?.id ?? '', fileId: logo?.fileId ?? '', variant: 'original' }),
    enabled: Boolean(logo),
  });
  return { tenant: settings.logo.origin || undefined, organisation: useBlobUrl(blob) };
};
