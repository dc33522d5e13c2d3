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
  'report:delete',
  'organisation:read',
  'organisation:write',
  'brand:write',
  'content:write',
  'billing:manage',
  'users:manage',
  'entity-portal:read',
  'supplier-portal:read',
] as const;
export type Permission = (typeof permissions)[number];

/** Who may do what (decision 5). The gateway refuses by this table, the interface does not offer by it. */
const granted: Record<Role, readonly Permission[]> = {
  administrator: [
    'report:read',
    'report:write',
    'report:publish',
    'report:delete',
    'organisation:read',
    'organisation:write',
    'brand:write',
    'content:write',
    'billing:manage',
    'users:manage',
  ],
  basic: ['report:read', 'report:write', 'organisation:read'],
  'entity-manager': ['report:read', 'report:write', 'organisation:read'],
  consultant: ['report:read', 'report:write', 'report:publish', 'organisation:read'],
  'entity-user': ['entity-portal:read', 'organisation:read'],
  supplier: ['supplier-portal:read', 'organisation:read'],
};

/** What an organisation is to the tenant it lives in. */
export type TenantStanding = {
  /** Whether the tenant is this organisation's own, and not one it only uses. */
  readonly ownsTenant: boolean;
  readonly brandMode: 'whitelabeled' | 'default';
};

/** A brand is changed by the organisation that owns a white-labelled tenant, and by nobody else. */
export const mayManageBrand = (role: Role, { ownsTenant, brandMode }: TenantStanding) =>
  may(role, 'brand:write') && ownsTenant && brandMode === 'whitelabeled';

/** Articles and news of a tenant are written by the organisation that owns it, and by nobody else. */
export const mayManageContent = (role: Role, { ownsTenant }: Pick<TenantStanding, 'ownsTenant'>) =>
  may(role, 'content:write') && ownsTenant;

/** A consultancy's own people have its clients before them and may work in each (spec section 6, decision 5). */
export const mayViewClients = (role: Role, type: OrganisationType) =>
  type === 'Consultancy' && (role === 'administrator' || role === 'basic');

/** All that the role may do in an organisation of this standing. */
export const permissionsOf = (role: Role, standing: TenantStanding): readonly Permission[] =>
  granted[role].filter(
    (permission) =>
      (permission !== 'brand:write' || mayManageBrand(role, standing)) &&
      (permission !== 'content:write' || mayManageContent(role, standing)),
  );

/** Whether the role may do it. */
export const may = (role: Role, permission: Permission) => granted[role].includes(permission);

/** Where a person lands after signing in (spec section 2: entity users and suppliers have portals of their own). */
export const homePathOf = (role: Role) =>
  role === 'entity-user' ? '/ct/entity-user' : role === 'supplier' ? '/ct/supplier' : '/ct';
