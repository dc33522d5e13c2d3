import { type EffectiveRole, effectiveRoleOf, type OrganisationType, type Party, type Role } from './roles.ts';

export const permissions = [
  'report:read',
  'report:write',
  'report:publish',
  'report:approve',
  'report:delete',
  'framework:write',
  'emission-factor:read',
  'materiality:read',
  'materiality:write',
  'materiality:decide',
  'climate:read',
  'climate:write',
  'climate:confirm',
  'data-hub:read',
  'data-hub:write',
  'document:read',
  'document:write',
  'document:delete',
  'organisation:read',
  'organisation:write',
  'import:undo',
  'brand:write',
  'content:write',
  'billing:manage',
  'users:manage',
  'entity:read',
  'entity:manage',
  'entity-reporting:read',
  'entity-reporting:write',
  'client:view',
  'client:manage',
  'portal:read',
  'portal:write',
  'entity-portal:read',
  'supplier-portal:read',
] as const;
export type Permission = (typeof permissions)[number];

/** Reports and the data hub name entities, so that everybody who reads these reads them, too, with or without entity management. */
const reader = [
  'organisation:read',
  'report:read',
  'data-hub:read',
  'document:read',
  'entity:read',
  'emission-factor:read',
  'materiality:read',
  'climate:read',
] as const;
const author = [
  ...reader,
  'report:write',
  'data-hub:write',
  'document:write',
  'materiality:write',
  'climate:write',
] as const;
/** People who answer for the publication also decide what is asked. */
const publisher = [
  ...author,
  'report:publish',
  'report:approve',
  'framework:write',
  'materiality:decide',
  'climate:confirm',
] as const;
/** Entities, and collecting their figures. A basic user has these once an entities manager is assigned. */
export const entityPermissions = ['entity:manage', 'entity-reporting:read', 'entity-reporting:write'] as const;
const keeper = [
  ...publisher,
  'report:delete',
  'document:delete',
  'organisation:write',
  'import:undo',
  'users:manage',
  ...entityPermissions,
] as const;
const owner = [...keeper, 'brand:write', 'content:write', 'billing:manage'] as const;
const basic = [...author, ...entityPermissions] as const;
/** May approve and publish reports about entities (decision 5, `mayDecideAbout`). */
const entityManager = [...author, ...entityPermissions, 'report:approve', 'report:publish'] as const;

/**
 * Who may do what (decision 5); docs/guides/roles.md shows it. The gateway refuses by this table, and the interface offers by it. Brand and
 * content are for organisations that own the tenant, entities for basic users with an entities manager (`permissionsOf`).
 */
const granted: Record<EffectiveRole, readonly Permission[]> = {
  administrator: owner,
  'administrator-voucher-code': owner,
  basic,
  'basic-voucher-code': basic,
  'entity-manager': entityManager,
  'entity-manager-voucher-code': entityManager,
  'consultancy-administrator': [...owner, 'client:view', 'client:manage'],
  'consultancy-basic': [...publisher, ...entityPermissions, 'client:view'],
  /**
   * Somebody of a consultancy in a client's organisation: they do the work, also that of a colleague who is away, but do not administer the
   * organisation and its people.
   */
  consultancy: [...publisher, ...entityPermissions, 'client:view', 'import:undo'],
  /** The consultancy's subscription pays for the client. */
  'client-administrator': keeper,
  'client-basic': basic,
  'entity-user': ['entity-portal:read', 'portal:read', 'portal:write', 'organisation:read'],
  /** Suppliers answer as entity users do, on pages of their own. */
  supplier: ['supplier-portal:read', 'portal:read', 'portal:write', 'organisation:read'],
};

/** Consultants exist in clients only; everybody else is taken to be in a company of its own unless told otherwise. */
export const usualType = (role: Role): OrganisationType => (role === 'consultant' ? 'Client' : 'Standard');

/** The permissions of the role's row in an organisation of this type. */
export const grantedTo = (role: Role, type: OrganisationType): readonly Permission[] => {
  const effective = effectiveRoleOf(role, type);
  return effective ? granted[effective] : [];
};

/** Whether the role has the permission in an organisation of this type. */
export const may = (role: Role, permission: Permission, type: OrganisationType = usualType(role)) =>
  grantedTo(role, type).includes(permission);

/** What people are who answer for entities, or for suppliers. */
export const portalRoleOf = (party: Party) => (party === 'suppliers' ? 'supplier' : 'entity-user');

/** Whether the role answers what is asked of entities or suppliers, and reaches nothing else. */
export const isPortalRole = (role: Role): role is ReturnType<typeof portalRoleOf> =>
  role === 'entity-user' || role === 'supplier';

/** The page after signing in (spec section 2: entity users and suppliers have portals of their own). */
export const homePathOf = (role: Role) =>
  role === 'entity-user' ? '/ct/entity-user' : role === 'supplier' ? '/ct/supplier' : '/ct';
