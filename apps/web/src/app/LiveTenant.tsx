import { startKeys } from '@esg/api-client';
import { isPreviewFrame, type Services, ServicesProvider } from '@esg/app-kit';
import type { TenantSettings } from '@esg/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';

/** The cached settings, whoever stores them. They are only read: an observer would add three kilobytes to everybody's first load. */
const useCachedSettings = (first: TenantSettings): TenantSettings => {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => queryClient.getQueryData<TenantSettings>(startKeys.tenantSettings) ?? first,
  );
};

type LiveTenantProps = { readonly services: Services; readonly children: ReactNode };

/** Services whose tenant settings follow the cache, so that a brand that is published meanwhile shows without a reload. */
export const LiveTenant = ({ services, children }: LiveTenantProps) => {
  const { tenant } = services;
  const settings = useCachedSettings(tenant.settings);
  const live = useMemo(() => ({ ...services, tenant: { ...tenant, settings } }), [services, tenant, settings]);
  const changed = settings !== tenant.settings && !isPreviewFrame();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the settings asks once.
  useEffect(() => {
    // Updates icons and style sheet of the open page; if they cannot be fetched, the next reload loads them.
    if (changed)
      void import('./update-document-head.ts').then(({ updateDocumentHead }) => updateDocumentHead()).catch(() => {});
  }, [changed, settings]);
  return <ServicesProvider services={live}>{children}</ServicesProvider>;
};
