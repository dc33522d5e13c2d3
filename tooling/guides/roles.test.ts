import { readFileSync } from 'node:fs';
import {
  type EffectiveRole,
  effectiveRoleOf,
  effectiveRoles,
  featureFlags,
  may,
  mayManageEntities,
  organisationTypes,
  permissions,
  permissionsOf,
  roleFlags,
  roles,
} from '@esg/contract';
import { expect, it } from 'vitest';

const guide = readFileSync(new URL('../../docs/guides/roles.md', import.meta.url), 'utf8');

/** Rows of the table whose first heading is this, by their first cell. */
const tableOf = (corner: string) => {
  const lines = guide.split('\n');
  const first = lines.findIndex((line) => line.startsWith(`| ${corner} |`));
  const end = lines.findIndex((line, place) => place > first && !line.startsWith('|'));
  const cellsOf = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const [heads = [], , ...rows] = lines.slice(first, end).map(cellsOf);
  return rows.map(
    ([name = '', ...cells]) =>
      [name, Object.fromEntries(cells.map((cell, place) => [heads[place + 1], cell]))] as const,
  );
};

/** A place where a person has this role. */
const placeOf = (effective: string) => {
  for (const type of organisationTypes)
    for (const role of roles) if (effectiveRoleOf(role, type) === effective) return { type, role };
  throw new Error(`Nobody is ${effective}`);
};

it('shows the effective role of each role in each kind of organisation', () => {
  const shown = tableOf('organisation');
  expect(shown.map(([type]) => type).sort()).toEqual([...organisationTypes].sort());
  for (const [type, cells] of shown)
    for (const role of roles)
      expect([type, role, cells[role]]).toEqual([
        type,
        role,
        effectiveRoleOf(role, organisationTypes.find((known) => known === type) ?? 'Standard') ?? '–',
      ]);
});

it('shows the permissions of each effective role', () => {
  const shown = tableOf('permission');
  expect(shown.map(([permission]) => permission)).toEqual([...permissions]);
  const found = shown.map(([permission, cells]) => [
    permission,
    Object.fromEntries(
      Object.keys(cells).map((effective) => {
        const { type, role } = placeOf(effective);
        return [effective, permissions.some((known) => known === permission && may(role, known, type)) ? 'yes' : '–'];
      }),
    ),
  ]);
  expect(found).toEqual(shown.map(([permission, cells]) => [permission, cells]));
});

it('gives the voucher roles the permissions of the roles they are named after', () => {
  for (const role of ['administrator', 'basic', 'entity-manager'] as const)
    for (const permission of permissions)
      expect(may(role, permission, 'Trial')).toBe(may(role, permission, 'Standard'));
});

it('keeps entities from basic users without an entities manager, and brand and content from organisations that do not own the tenant', () => {
  const standing = {
    type: 'Standard',
    ownsTenant: false,
    brandMode: 'whitelabeled',
    modules: featureFlags,
    hasEntitiesManager: false,
  } as const;
  expect(permissionsOf('basic', standing)).not.toContain('entity:manage');
  expect(permissionsOf('basic', { ...standing, hasEntitiesManager: true })).toContain('entity:manage');
  const withoutEntities = { ...standing, hasEntitiesManager: true, modules: ['data-management-module'] as const };
  expect(permissionsOf('basic', withoutEntities)).not.toContain('entity:manage');
  expect(permissionsOf('basic', withoutEntities)).toContain('data-hub:write');
  expect(mayManageEntities('basic', { type: 'Consultancy', hasEntitiesManager: false })).toBe(true);
  expect(mayManageEntities('supplier', { type: 'Standard', hasEntitiesManager: true })).toBe(false);
  for (const permission of ['brand:write', 'content:write'] as const)
    expect(permissionsOf('administrator', standing)).not.toContain(permission);
});

it('matches decision 5: who sees which screen', () => {
  const sees = (effective: EffectiveRole, permission: (typeof permissions)[number]) => {
    const { role, type } = placeOf(effective);
    return may(role, permission, type);
  };
  const those = (permission: (typeof permissions)[number]) => effectiveRoles.filter((role) => sees(role, permission));
  const workers = effectiveRoles.filter((role) => role !== 'entity-user' && role !== 'supplier');
  expect(those('report:write')).toEqual(workers);
  expect(those('users:manage').filter((role) => !roleFlags.isAdministrator(role))).toEqual([
    'consultancy-administrator',
    'client-administrator',
  ]);
  expect(those('billing:manage')).toEqual(['administrator', 'administrator-voucher-code', 'consultancy-administrator']);
  expect(those('client:view')).toEqual(['consultancy-administrator', 'consultancy-basic', 'consultancy']);
  expect(those('entity-portal:read')).toEqual(['entity-user']);
  expect(those('supplier-portal:read')).toEqual(['supplier']);
  expect(sees('basic', 'report:publish')).toBe(false);
  expect(sees('consultancy', 'organisation:write')).toBe(false);
});

it('matches the flags of section 6 of the specification', () => {
  const those = (flag: keyof typeof roleFlags) => effectiveRoles.filter(roleFlags[flag]);
  expect(those('isPrimaryClientAccount')).toEqual(['consultancy-administrator']);
  expect(those('isClientAccount')).toEqual(['consultancy', 'client-administrator', 'client-basic']);
  expect(those('isCreatedByVoucherCode')).toHaveLength(3);
  expect(those('isAdministrator')).toEqual(['administrator', 'administrator-voucher-code']);
  expect(those('isEntityManager')).toEqual(['entity-manager', 'entity-manager-voucher-code']);
  expect(those('isBasic')).toEqual(['basic', 'basic-voucher-code']);
  expect(those('isConsultancyUser').every((role) => /^(consultancy|client)/.test(role))).toBe(true);
  expect(those('isConsultancyUser')).toHaveLength(5);
});
