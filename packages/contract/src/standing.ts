import { type Module, moduleOf } from './modules.ts';
import { grantedTo, may, type Permission } from './permissions.ts';
import type { OrganisationType, Role } from './roles.ts';

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
