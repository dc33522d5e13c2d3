import type { ApiClient } from '@esg/api-client';
import type { RuntimeConfig, TenantInfo, TenantSettings } from '@esg/contract';
import { createContext, type ReactNode, use } from 'react';
import type { Realtime } from '../realtime/realtime.ts';
import type { Session } from '../session/session.ts';

export type Tenant = { readonly hostname: string; readonly info: TenantInfo; readonly settings: TenantSettings };

/** The objects that the shell makes once and all screens, its own and the remote modules', use. */
export type Services = {
  readonly config: RuntimeConfig;
  readonly tenant: Tenant;
  readonly api: ApiClient;
  readonly session: Session;
  readonly realtime: Realtime;
};

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ({ services, children }: { services: Services; children: ReactNode }) => (
  <ServicesContext value={services}>{children}</ServicesContext>
);

/** Throws outside a `ServicesProvider`. */
export const useServices = (): Services => {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
};

/** The gateway's client of this session. */
export const useApi = (): ApiClient => useServices().api;

/** The tenant of this host. */
export const useTenant = (): Tenant => useServices().tenant;
