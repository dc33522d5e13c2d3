import { tenantQueries } from '@esg/api-client';
import { type Services, ServicesProvider } from '@esg/app-kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { isPreviewFrame } from './preview-frame.ts';

type LiveTenantProps = { readonly services: Services; readonly children: ReactNode };

/** Services whose tenant settings follow the cache, so that a brand published meanwhile shows without a reload. */
export const LiveTenant = ({ services, children }: LiveTenantProps) => {
  const { api, tenant } = services;
  const { data: settings = tenant.settings } = useQuery(tenantQueries.settings(api));
  const live = useMemo(() => ({ ...services, tenant: { ...tenant, settings } }), [services, tenant, settings]);
  const changed = settings !== tenant.settings && !isPreviewFrame();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the settings asks once.
  useEffect(() => {
    // Icons and style sheet of the open page; a page that cannot fetch them has them after a reload.
    if (changed) void import('./renew-head.ts').then(({ renewHead }) => renewHead()).catch(() => {});
  }, [changed, settings]);
  return <ServicesProvider services={live}>{children}</ServicesProvider>;
};
