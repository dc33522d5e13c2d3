import { type Module, moduleOf } from './modules.ts';
import { entityPermissions, grantedTo, may, type Permission } from './permissions.ts';
import type { OrganisationType, Role } from './roles.ts';

/** The relation of an organisation to its tenant. */
export type TenantStanding = {
  /** Whether the organisation owns the tenant, and does not only use it. */
  readonly ownsTenant: boolean;
  readonly brandMode: 'whitelabeled' | 'default';
};

/** The facts about a person's organisation that decide permissions, besides their role. */
export type PersonStanding = TenantStanding & {
  readonly type: OrganisationType;
  /** Modules that the tenant has and the organisation did not turn off. */
  readonly modules: readonly Module[];
  /** For a basic user: whether an entities manager is assigned to them (spec section 5). */
  readonly hasEntitiesManager: boolean;
};

/** Only the organisation that owns a white-labelled tenant may change the brand. */
export const mayManageBrand = (role: Role, { ownsTenant, brandMode }: TenantStanding) =>
  may(role, 'brand:write') && ownsTenant && brandMode === 'whitelabeled';

/** Only the organisation that owns a tenant may write its articles and news. */
export const mayManageContent = (role: Role, { ownsTenant }: Pick<TenantStanding, 'ownsTenant'>) =>
  may(role, 'content:write') && ownsTenant;

/** A consultancy's own people see its clients and may work for each (spec section 6, decision 5). */
export const mayViewClients = (role: Role, type: OrganisationType) =>
  type === 'Consultancy' && may(role, 'client:view', type);

/** Everybody who works here may use entities; basic users need an assigned entities manager first (spec section 5, decision 5). */
export const mayManageEntities = (
  role: Role,
  { type, hasEntitiesManager }: Pick<PersonStanding, 'type' | 'hasEntitiesManager'>,
) => may(role, 'entity:manage', type) && (role !== 'basic' || type === 'Consultancy' || hasEntitiesManager);

/** Whether one of these modules has the permission, or the permission belongs to no module (decision 3). */
export const isOpenIn = (modules: readonly Module[], permission: Permission): boolean => {
  const module = moduleOf(permission);
  return module === undefined || modules.includes(module);
};

/** All permissions of the role in an organisation with these facts. */
export const permissionsOf = (role: Role, standing: PersonStanding): readonly Permission[] =>
  grantedTo(role, standing.type).filter(
    (permission) =>
      (permission !== 'brand:write' || mayManageBrand(role, standing)) &&
      (permission !== 'content:write' || mayManageContent(role, standing)) &&
      (!entityPermissions.some((each) => each === permission) || mayManageEntities(role, standing)) &&
      isOpenIn(standing.modules, permission),
  );
