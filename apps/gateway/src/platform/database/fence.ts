import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, pgPolicy, pgRole } from 'drizzle-orm/pg-core';

/** Role for everything done for a signed-in person: sees its own tenant and organisation only. */
const appRole = pgRole('esg_app').existing();
/** Role of the product itself, before a person is known (sign-in, host lookup) or without one (jobs, seed). */
const systemRole = pgRole('esg_system').existing();
/** Role for people with access to a part of an organisation (docs/adr/0073): only tables with `openTo` are open to it. */
const limitedRole = pgRole('esg_limited').existing();

// In a sub-select the setting is read once per statement instead of once per row.
const currentTenant = sql`(select nullif(current_setting('app.tenant', true), '')::uuid)`;
const currentOrganisation = sql`(select nullif(current_setting('app.organisation', true), '')::uuid)`;

const currentAccess = sql`(select nullif(current_setting('app.access', true), '')::uuid)`;
/** The entity of the link by which somebody came; null for people who signed in. */
const currentEntity = sql`(select nullif(current_setting('app.entity', true), '')::uuid)`;

type Owned = { tenantId: AnyPgColumn; organisationId: AnyPgColumn };

const policies = (readable: SQL, writable: SQL = readable) => [
  pgPolicy('fence', { as: 'permissive', for: 'all', to: appRole, using: readable, withCheck: writable }),
  pgPolicy('system', { as: 'permissive', for: 'all', to: systemRole, using: sql`true`, withCheck: sql`true` }),
];

/**
 * Row-level security of a table whose rows belong to one organisation of one tenant. Spread it into the table's extras: `pgTable('reports',
 * {…}, (table) => [...organisationFence(table)])`.
 */
export const organisationFence = (table: Owned) =>
  policies(sql`${table.tenantId} = ${currentTenant} and ${table.organisationId} = ${currentOrganisation}`);

/** Row-level security of a table whose rows belong to a tenant and are shared by all of its organisations. */
export const tenantFence = (table: { tenantId: AnyPgColumn }) => policies(sql`${table.tenantId} = ${currentTenant}`);

/** Whether the transaction is about suppliers (docs/adr/0088). */
const aboutSuppliers = sql`(coalesce(current_setting('app.party', true), '') = 'suppliers')`;

/** Whether the row is about suppliers and not about the organisation's own entities. What a person adds is what the transaction is about. */
export const ofSuppliersColumn = (name = 'of_suppliers') => boolean(name).notNull().default(aboutSuppliers);

/**
 * Hides rows about suppliers from everybody of the organisation who does not mean them, and all others from those who do, besides the fence of
 * the organisation. A comparison with a value that is read once per statement: it costs the same for one row and for a million.
 */
export const partyFence = (ofSuppliers: AnyPgColumn) => {
  const isMeant = sql`${ofSuppliers} = (select ${aboutSuppliers})`;
  return [pgPolicy('party', { as: 'restrictive', for: 'all', to: appRole, using: isMeant, withCheck: isMeant })];
};

type Command = 'select' | 'insert' | 'update' | 'delete';

/**
 * Opens rows of the table to people with access to a part of the organisation, for these commands only. `rows` defines which rows the
 * present grant reaches (docs/adr/0073), or the entity of the link by which somebody came (docs/adr/0087); the privilege is derived from the policy when the database is migrated.
 */
export const openTo = (
  table: Owned,
  rows: (access: SQL, entity: SQL) => SQL,
  commands: readonly Command[] = ['select'],
) => {
  const owned = sql`${table.tenantId} = ${currentTenant} and ${table.organisationId} = ${currentOrganisation}`;
  const reached = sql`${owned} and ${rows(currentAccess, currentEntity)}`;
  return commands.map((command) =>
    pgPolicy(`given_${command}`, {
      as: 'permissive',
      for: command,
      to: limitedRole,
      ...(command === 'insert' ? {} : { using: reached }),
      ...(command === 'insert' || command === 'update' ? { withCheck: reached } : {}),
    }),
  );
};

/** The entities of the present grant, for tables whose rows are about one entity. */
export const givenEntities = sql`(select entity_id from access_grant_entities)`;

type Current = { tenant: SQL; organisation: SQL };

/** A special fence for the few tables that need one; writing may be narrower than reading. */
export const fenceOf = (readable: (current: Current) => SQL, writable?: (current: Current) => SQL) => {
  const current = { tenant: currentTenant, organisation: currentOrganisation };
  if (!writable) return policies(readable(current));
  // An existing row may be read, which the fence would let a change or a removal begin with: these two prevent it.
  const kept = (name: string, command: 'update' | 'delete') =>
    pgPolicy(name, { as: 'restrictive', for: command, to: appRole, using: writable(current) });
  return [
    ...policies(readable(current), writable(current)),
    kept('fence_update', 'update'),
    kept('fence_delete', 'delete'),
  ];
};
