import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, pgPolicy, pgRole } from 'drizzle-orm/pg-core';

/** Role of everything done for a signed-in person: sees its own tenant and organisation only. */
const appRole = pgRole('esg_app').existing();
/** Role of the product itself, before there is a person (sign-in, host lookup) or beyond one (jobs, seed). */
const systemRole = pgRole('esg_system').existing();

// In a sub-select the setting is read once per statement instead of once per row.
const currentTenant = sql`(select nullif(current_setting('app.tenant', true), '')::uuid)`;
const currentOrganisation = sql`(select nullif(current_setting('app.organisation', true), '')::uuid)`;

const policies = (readable: SQL, writable: SQL = readable) => [
  pgPolicy('fence', { as: 'permissive', for: 'all', to: appRole, using: readable, withCheck: writable }),
  pgPolicy('system', { as: 'permissive', for: 'all', to: systemRole, using: sql`true`, withCheck: sql`true` }),
];

/**
 * Row-level security of a table whose rows belong to one organisation of one tenant. Spread it into the table's extras:
 * `pgTable('reports', {…}, (table) => [...organisationFence(table)])`.
 */
export const organisationFence = (table: { tenantId: AnyPgColumn; organisationId: AnyPgColumn }) =>
  policies(sql`${table.tenantId} = ${currentTenant} and ${table.organisationId} = ${currentOrganisation}`);

/** Row-level security of a table whose rows belong to a tenant and are shared by all of its organisations. */
export const tenantFence = (table: { tenantId: AnyPgColumn }) => policies(sql`${table.tenantId} = ${currentTenant}`);

type Current = { tenant: SQL; organisation: SQL };

/** A fence of the table's own shape, for the few that need one; what may be written may be less than what may be read. */
export const fenceOf = (readable: (current: Current) => SQL, writable?: (current: Current) => SQL) => {
  const current = { tenant: currentTenant, organisation: currentOrganisation };
  if (!writable) return policies(readable(current));
  // A row that is there may be read, which is what the fence lets a change or a removal begin with: these two hold it back.
  const kept = (name: string, command: 'update' | 'delete') =>
    pgPolicy(name, { as: 'restrictive', for: command, to: appRole, using: writable(current) });
  return [
    ...policies(readable(current), writable(current)),
    kept('fence_update', 'update'),
    kept('fence_delete', 'delete'),
  ];
};
