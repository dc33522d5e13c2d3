import { type EffectiveRole, effectiveRoleOf } from './effective-roles.ts';
import { type Module, moduleOf } from './modules.ts';

/** Raw roles (spec section 6). */
export const roles = ['administrator', 'basic', 'entity-manager', 'consultant', 'entity-user', 'supplier'] as const;
export type Role = (typeof roles)[number];

/** Spec section 3. */
export const organisationTypes = ['Client', 'Consultancy', 'Trial', 'Standard', 'Supplier'] as const;
export type OrganisationType = (typeof organisationTypes)[number];

export const permissions = [
  'report:read',
  'report:write',
  'report:publish',
  'report:approve',
  'report:delete',
  'framework:write',
  'emission-factor:read',
  'data-hub:read',
  'data-hub:write',
  'organisation:read',
  'organisation:write',
  'brand:write',
  'content:write',
  'billing:manage',
  'users:manage',
  'entity:manage',
  'client:view',
  'client:manage',
  'entity-portal:read',
  'supplier-portal:read',
] as const;
export type Permission = (typeof permissions)[number];

const reader = ['organisation:read', 'report:read', 'data-hub:read', 'emission-factor:read'] as const;
const author = [...reader, 'report:write', 'data-hub:write'] as const;
/** Who answers for what is published also decides what is asked. */
const publisher = [...author, 'report:publish', 'report:approve', 'framework:write'] as const;
const keeper = [...publisher, 'report:delete', 'organisation:write', 'users:manage', 'entity:manage'] as const;
const owner = [...keeper, 'brand:write', 'content:write', 'billing:manage'] as const;
const basic = [...author, 'entity:manage'] as const;
/** Approves and publishes what is about entities (decision 5, `mayDecideAbout`). */
const entityManager = [...author, 'entity:manage', 'report:approve', 'report:publish'] as const;

/**
 * Who may do what (decision 5); docs/guides/roles.md shows it. The gateway refuses by this table, the interface does not offer by
 * it. Brand and content are for those who own the tenant, entities for basic users with an entities manager (`permissionsOf`).
 */
const granted: Record<EffectiveRole, readonly Permission[]> = {
  administrator: owner,
  'administrator-voucher-code': owner,
  basic,
  'basic-voucher-code': basic,
  'entity-manager': entityManager,
  'entity-manager-voucher-code': entityManager,
  'consultancy-administrator': [...owner, 'client:view', 'client:manage'],
  'consultancy-basic': [...publisher, 'entity:manage', 'client:view'],
  /** Somebody of a consultancy in a client: the work is theirs, the organisation and its people are not. */
  consultancy: [...publisher, 'entity:manage', 'client:view'],
  /** The consultancy's subscription pays for the client. */
  'client-administrator': keeper,
  'client-basic': basic,
  'entity-user': ['entity-portal:read', 'organisation:read'],
  supplier: ['supplier-portal:read', 'organisation:read'],
};

/** What an organisation is to the tenant it lives in. */
export type TenantStanding = {
  /** Whether the tenant is this organisation's own, and not one it only uses. */
  readonly ownsTenant: boolean;
  readonly brandMode: 'whitelabeled' | 'default';
};

/** Where a person stands in their organisation, besides their role. */
export type PersonStanding = TenantStanding & {
  readonly type: OrganisationType;
  /** Those that the tenant has and the organisation did not turn off. */
  readonly modules: readonly Module[];
  /** Of a basic user: whether an entities manager is assigned to them (spec section 5). */
  readonly hasEntitiesManager: boolean;
};

/** A brand is changed by the organisation that owns a white-labelled tenant, and by nobody else. */
export const mayManageBrand = (role: Role, { ownsTenant, brandMode }: TenantStanding) =>
  may(role, 'brand:write') && ownsTenant && brandMode === 'whitelabeled';

/** Articles and news of a tenant are written by the organisation that owns it, and by nobody else. */
export const mayManageContent = (role: Role, { ownsTenant }: Pick<TenantStanding, 'ownsTenant'>) =>
  may(role, 'content:write') && ownsTenant;

/** A consultancy's own people have its clients before them and may work in each (spec section 6, decision 5). */
export const mayViewClients = (role: Role, type: OrganisationType) =>
  type === 'Consultancy' && may(role, 'client:view', type);

/** Entities are for everybody who works here; basic users need an entities manager assigned first (spec section 5, decision 5). */
export const mayManageEntities = (
  role: Role,
  { type, hasEntitiesManager }: Pick<PersonStanding, 'type' | 'hasEntitiesManager'>,
) => may(role, 'entity:manage', type) && (role !== 'basic' || type === 'Consultancy' || hasEntitiesManager);

/** Whether one of these modules is the permission's own, or it belongs to none (decision 3). */
export const isOpenIn = (modules: readonly Module[], permission: Permission): boolean => {
  const module = moduleOf(permission);
  return module === undefined || modules.includes(module);
};

/** All that the role may do in an organisation of this standing. */
export const permissionsOf = (role: Role, standing: PersonStanding): readonly Permission[] =>
  grantedTo(role, standing.type).filter(
    (permission) =>
      (permission !== 'brand:write' || mayManageBrand(role, standing)) &&
      (permission !== 'content:write' || mayManageContent(role, standing)) &&
      (permission !== 'entity:manage' || mayManageEntities(role, standing)) &&
      isOpenIn(standing.modules, permission),
  );

/** Consultants are only ever met in clients; everybody else is taken to be in a company of its own unless told otherwise. */
const usualType = (role: Role): OrganisationType => (role === 'consultant' ? 'Client' : 'Standard');

const grantedTo = (role: Role, type: OrganisationType): readonly Permission[] => {
  const effective = effectiveRoleOf(role, type);
  return effective ? granted[effective] : [];
};

/** Whether the role may do it in an organisation of this type. */
export const may = (role: Role, permission: Permission, type: OrganisationType = usualType(role)) =>
  grantedTo(role, type).includes(permission);

/** Where a person lands after signing in (spec section 2: entity users and suppliers have portals of their own). */
export const homePathOf = (role: Role) =>
  role === 'entity-user' ? '/ct/entity-user' : role === 'supplier' ? '/ct/supplier' : '/ct';
