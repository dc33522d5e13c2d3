import type { Permission } from './permissions.ts';
import type { featureFlags } from './tenants.ts';

/** A module of the product, which a tenant can have (spec section 3, `featureFlags`). */
export type Module = (typeof featureFlags)[number];

type Opened = {
  /** Permissions that nobody has without the module, so that calls, pages and menu are closed together. */
  readonly permissions: readonly Permission[];
  /** What the module opens, in words for the operator. */
  readonly opens: string;
};

const withoutEffect = { permissions: [], opens: 'accepted, and without effect' } as const;

/** What each module opens (decision 13). */
export const modules: Readonly<Record<Module, Opened>> = {
  'data-management-module': {
    permissions: ['data-hub:read', 'data-hub:write'],
    opens: 'the data hub, with import, export and saving reports to it',
  },
  'reporting-entity': {
    permissions: [
      'entity:manage',
      'entity-reporting:read',
      'entity-reporting:write',
      'portal:read',
      'portal:write',
      'entity-portal:read',
      'supplier-portal:read',
    ],
    opens: 'entities of an organisation and its suppliers, and the portals of their people',
  },
  'framework-builder-admin': { permissions: ['framework:write'], opens: 'frameworks of one’s own' },
  payment: {
    permissions: ['billing:manage'],
    opens: 'plans, subscriptions and bills; without it everybody may work and nothing is sold',
  },
  climate: {
    permissions: ['emission-factor:read', 'climate:read', 'climate:write', 'climate:confirm'],
    opens: 'emission factors and the climate calculator',
  },
  'custom-template': { permissions: [], opens: 'templates that reports start from' },
  materiality: {
    permissions: ['materiality:read', 'materiality:write', 'materiality:decide'],
    opens: 'assessments of what is material',
  },
  'ai-report': {
    permissions: ['document:read', 'document:write', 'document:delete'],
    opens: 'the document center, and what organisations are told of reports with an assistant (aiReportSetting)',
  },
  esgl: withoutEffect,
  admin: withoutEffect,
};

const moduleNames = Object.keys(modules) as Module[];

const owners = new Map(moduleNames.flatMap((name) => modules[name].permissions.map((each) => [each, name] as const)));

/** The module that this permission needs; none for what every tenant has. */
export const moduleOf = (permission: Permission): Module | undefined => owners.get(permission);
