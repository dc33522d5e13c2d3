import { designQueries, organizationQueries } from '@esg/api-client';
import { useApi, useTenant } from '@esg/app-kit';
import { useBlobUrl } from '@esg/app-kit/pictures';
import { useQuery } from '@tanstack/react-query';
import { useWizard } from '../../wizard/wizard-context.ts';
import type { CoverLogos } from './CoverPage.tsx';

/** Pictures of the cover: the tenant's logo, which is public, the organisation's own and the report's picture, which need the session. */
export const useCoverLogos = (pictureFileId: string | null): CoverLogos => {
  const { report } = useWizard();
  const api = useApi();
  const { settings } = useTenant();
  const { data: profile } = useQuery(organizationQueries.profile(api));
  const logo = profile?.logo;
  const { data: blob } = useQuery({
    ...organizationQueries.logo(api, { id: profile?.id ?? '', fileId: logo?.fileId ?? '', variant: 'original' }),
    enabled: Boolean(logo),
  });
  const { data: picture } = useQuery({
    ...designQueries.picture(api, report.id, pictureFileId ?? ''),
    enabled: pictureFileId !== null,
  });
  return {
    picture: useBlobUrl(pictureFileId === null ? undefined : picture),
    tenant: settings.logo.origin || undefined,
    organisation: useBlobUrl(blob),
  };
};
