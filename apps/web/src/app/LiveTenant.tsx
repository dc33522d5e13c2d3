import { keys } from '@esg/api-client';
import { isPreviewFrame, type Services, ServicesProvider } from '@esg/app-kit';
import type { TenantSettings } from '@esg/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';

/** The cached settings, whoever puts them there. Only read: an observer would cost everybody's first load three kilobytes. */
const useCachedSettings = (first: TenantSettings): TenantSettings => {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => queryClient.getQueryData<TenantSettings>(keys.tenantSettings) ?? first,
  );
};

type LiveTenantProps = { readonly services: Services; readonly children: ReactNode };

/** Services whose tenant settings follow the cache, so that a brand published meanwhile shows without a reload. */
export const LiveTenant = ({ services, children }: LiveTenantProps) => {
  const { tenant } = services;
  const settings = useCachedSettings(tenant.settings);
  const live = useMemo(() => ({ ...services, tenant: { ...tenant, settings } }), [services, tenant, settings]);
  const changed = settings !== tenant.settings && !isPreviewFrame();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the settings asks once.
  useEffect(() => {
    // Icons and style sheet of the open page; a page that cannot fetch them has them after a reload.
    if (changed)
      void import('./update-document-head.ts').then(({ updateDocumentHead }) => updateDocumentHead()).catch(() => {});
  }, [changed, settings]);
  return <ServicesProvider services={live}>{children}</ServicesProvider>;
};
