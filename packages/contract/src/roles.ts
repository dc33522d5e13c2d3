/** Raw roles (spec section 6). */
export const roles = ['administrator', 'basic', 'entity-manager', 'consultant', 'entity-user', 'supplier'] as const;
export type Role = (typeof roles)[number];

/** Whose figures are collected: of entities, which are the organisation's own, or of its suppliers, which are not (docs/adr/0088). */
export const parties = ['entities', 'suppliers'] as const;
export type Party = (typeof parties)[number];

/** Spec section 3. */
export const organisationTypes = ['Client', 'Consultancy', 'Trial', 'Standard', 'Supplier'] as const;
export type OrganisationType = (typeof organisationTypes)[number];

/** What a person is in an organisation of its type (spec section 6). */
export const effectiveRoles = [
  'administrator',
  'basic',
  'entity-manager',
  'administrator-voucher-code',
  'basic-voucher-code',
  'entity-manager-voucher-code',
  'consultancy-administrator',
  'consultancy-basic',
  'consultancy',
  'client-administrator',
  'client-basic',
  'entity-user',
  'supplier',
] as const;
export type EffectiveRole = (typeof effectiveRoles)[number];

const portals = { 'entity-user': 'entity-user', supplier: 'supplier' } as const;

const byType: Record<OrganisationType, Partial<Record<Role, EffectiveRole>>> = {
  Standard: { administrator: 'administrator', basic: 'basic', 'entity-manager': 'entity-manager', ...portals },
  Trial: {
    administrator: 'administrator-voucher-code',
    basic: 'basic-voucher-code',
    'entity-manager': 'entity-manager-voucher-code',
    ...portals,
  },
  Client: { administrator: 'client-administrator', basic: 'client-basic', consultant: 'consultancy' },
  Consultancy: {
    administrator: 'consultancy-administrator',
    basic: 'consultancy-basic',
    // Nobody can be given this role here; a company that becomes a consultancy may still have people with it.
    'entity-manager': 'consultancy-basic',
  },
  Supplier: portals,
};

/** Undefined where an organisation of this type has nobody with this role. */
export const effectiveRoleOf = (role: Role, type: OrganisationType): EffectiveRole | undefined => byType[type][role];

/** Whether an organisation of this type may have entity users: clients and consultancies have none (spec section 6). */
export const hasEntityUsers = (type: OrganisationType): boolean => effectiveRoleOf('entity-user', type) !== undefined;

const isOneOf =
  (...those: readonly EffectiveRole[]) =>
  (role: EffectiveRole) =>
    those.includes(role);

/** The flags that spec section 6 derives from an effective role. */
export const roleFlags = {
  isPrimaryClientAccount: isOneOf('consultancy-administrator'),
  isClientAccount: isOneOf('consultancy', 'client-basic', 'client-administrator'),
  isCreatedByVoucherCode: isOneOf('administrator-voucher-code', 'basic-voucher-code', 'entity-manager-voucher-code'),
  isAdministrator: isOneOf('administrator', 'administrator-voucher-code'),
  isEntityManager: isOneOf('entity-manager', 'entity-manager-voucher-code'),
  isBasic: isOneOf('basic', 'basic-voucher-code'),
  isConsultancyUser: isOneOf(
    'consultancy-administrator',
    'consultancy-basic',
    'consultancy',
    'client-administrator',
    'client-basic',
  ),
} as const;
export type RoleFlag = keyof typeof roleFlags;

const flagNames = Object.keys(roleFlags) as RoleFlag[];

/** All flags of somebody with this role in an organisation of this type. */
export const roleFlagsOf = (role: Role, type: OrganisationType): Record<RoleFlag, boolean> => {
  const effective = effectiveRoleOf(role, type);
  const flags = flagNames.map((flag) => [flag, effective !== undefined && roleFlags[flag](effective)]);
  return Object.fromEntries(flags) as Record<RoleFlag, boolean>;
};
