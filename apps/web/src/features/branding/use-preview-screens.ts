import { reportQueries } from '@esg/api-client';
import { useApi, useServices } from '@esg/app-kit';
import type { PreviewLook } from '@esg/app-kit/brand-preview';
import type { StudioScreen } from '@esg/app-kit/brand-studio';
import type { Report } from '@esg/contract';
import { sampleEmail } from '@esg/email';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** The newest report of the own organisation, preferably an unfinished one. */
const useSomeReport = (): { report: Report | undefined; known: boolean } => {
  const api = useApi();
  const { data: ongoing } = useInfiniteQuery(reportQueries.list(api, 'ongoing'));
  const { data: published } = useInfiniteQuery(reportQueries.list(api, 'published'));
  return { report: ongoing?.reports[0] ?? published?.reports[0], known: Boolean(ongoing && published) };
};

const stepAddress = ({ versionId, id }: Report, step: 'data-input' | 'preview') =>
  `/ct/framework-reports/${versionId}/reports/${id}/${step}`;

const signInAddress = (accountsUrl: string, tenantHost: string) => {
  const url = new URL('/sign-in', accountsUrl);
  url.searchParams.set('tenant', tenantHost);
  url.searchParams.set('preview', 'brand');
  return url.href;
};

const emailIn = ({ brand, language, mode }: PreviewLook): string => {
  const { companyName, supportEmail, colorSetting, images } = brand;
  const { logo: logoUrl, logoDark: darkLogoUrl } = images;
  const emailBrand = { companyName, supportEmail, colorSetting, logoUrl, darkLogoUrl, siteUrl: location.origin };
  return sampleEmail(emailBrand, language, { mode }).html;
};

/**
 * The tenant's own pages for the preview of a brand. Empty while it is unknown whether there is a report to show; `lacksReport` if there is
 * none.
 */
export const usePreviewScreens = (): { screens: StudioScreen[] | undefined; lacksReport: boolean } => {
  const { t } = useLingui();
  const { config, tenant } = useServices();
  const { report, known } = useSomeReport();
  const words = [
    t`Home`,
    t`Select framework`,
    t`Data input`,
    t`Report cover and charts`,
    t`Sign-in`,
    t`E-mail`,
  ] as const;
  const names = words.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are new on every render; `names` says when they change.
  const screens = useMemo((): StudioScreen[] => {
    const [home, framework, input, cover, signIn, email] = words;
    const reportScreens = report
      ? [
          { id: 'data-input', label: input, src: stepAddress(report, 'data-input') },
          { id: 'cover', label: cover, src: stepAddress(report, 'preview') },
        ]
      : [];
    return [
      { id: 'home', label: home, src: '/ct' },
      { id: 'select-framework', label: framework, src: '/ct/select-framework' },
      ...reportScreens,
      { id: 'sign-in', label: signIn, src: signInAddress(config.accountsUrl, tenant.hostname) },
      { id: 'email', label: email, html: emailIn },
    ];
  }, [names, report?.id, config.accountsUrl, tenant.hostname]);
  return { screens: known ? screens : undefined, lacksReport: known && !report };
};
