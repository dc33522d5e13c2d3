import { ApiError, createApiClient } from '@esg/api-client';
import type { Services } from '@esg/app-kit';
import {
  featureFlags,
  type PlatformType,
  permissionsOf,
  type TenantSettings,
  type User,
  type UserProfile,
} from '@esg/contract';
import type { StoryBrand } from './story-brand.ts';

const hostname = 'verdant.localhost';

/** The person who sees the screens. */
export const storyUser: User = {
  id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f10',
  firstName: 'Mei',
  lastName: 'Lam',
  email: 'mei.lam@company.example',
  language: 'en',
  phone: null,
  department: null,
  avatar: null,
};

/** An administrator: sees every entry and action. */
export const storyProfile: UserProfile = {
  userId: storyUser.id,
  role: 'administrator',
  permissions: [
    ...permissionsOf('administrator', {
      type: 'Standard',
      ownsTenant: true,
      brandMode: 'whitelabeled',
      modules: featureFlags,
      hasEntitiesManager: false,
    }),
  ],
  numberFormat: 'en-HK',
  currency: 'HKD',
  communicationLanguage: 'en',
  reportLanguage: 'en',
  organizationId: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f11',
  organizationName: 'Kestrel Packaging',
  organizationChineseName: null,
  organizationType: 'Standard',
  registerProcess: 8,
  informationStep: '4',
  flags: {
    isPrimaryClientAccount: false,
    isClientAccount: false,
    isCreatedByVoucherCode: false,
    isAdministrator: true,
    isEntityManager: false,
    isBasic: false,
    isConsultancyUser: false,
  },
  viewedFrom: null,
};

/** The brand in the form of the gateway's answer. */
export const settingsOf = ({
  companyName,
  supportEmail,
  colorSetting,
  logo,
  logoDark,
  miniLogo,
}: StoryBrand): TenantSettings => ({
  id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f12',
  companyName,
  supportEmail,
  colorSetting,
  platformType: 'esg',
  logo: { origin: logo, originalName: 'logo.svg' },
  logoDark: { origin: logoDark, originalName: 'logo-dark.svg' },
  miniLogo: { origin: miniLogo },
  favicon: { origin: miniLogo, originalName: 'favicon.svg' },
});

/** A client without a network: data that a story has not filled in are unavailable. */
const unreachableApi = () => {
  const api = createApiClient({
    baseUrl: 'https://gateway.invalid',
    headers: () => ({}),
    onTokenExpired: async () => false,
    onUnauthenticated: () => {},
  });
  api.interceptors.request.use(() => {
    throw new ApiError(0, 'network.unreachable');
  });
  return api;
};

/** The services that the shell passes to its screens, without a gateway behind them. */
export const storyServices = (
  brand: StoryBrand,
  { platform = 'esg', userId = storyUser.id }: { platform?: PlatformType | undefined; userId?: string } = {},
): Services => ({
  config: {
    environment: 'demo',
    gatewayUrl: '',
    accountsUrl: '',
    socketUrl: '',
    cardProviderKey: 'sandbox',
    remoteModules: {},
    scansUploads: true,
  },
  tenant: {
    hostname,
    info: {
      id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f12',
      name: brand.companyName,
      hostType: 'SUBDOMAIN',
      brandMode: 'whitelabeled',
      featureFlag: {
        featureFlags: ['data-management-module', 'reporting-entity', 'payment', 'climate'],
        versionIds: [],
      },
    },
    settings: { ...settingsOf(brand), platformType: platform },
  },
  api: unreachableApi(),
  session: {
    start: async () => true,
    accessToken: () => undefined,
    userId: () => userId,
    organisationId: () => storyProfile.organizationId,
    refresh: async () => false,
    signOut: async () => {},
    revoke: () => {},
    trade: async () => {},
    onToken: () => () => {},
  },
  realtime: {
    join: () => () => {},
    stay: () => {},
    onNotice: () => () => {},
    onConnect: () => () => {},
    onReconnect: () => () => {},
    renew: () => {},
    close: () => {},
  },
});
