import { timeZoneOf } from '@esg/standards';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { users } from './users.tables.ts';

type Receiver = { readonly organisationId: string } | { readonly email: string };

const zoneIn = (...countries: (string | null | undefined)[]) => {
  for (const country of countries) {
    const zone = country ? timeZoneOf(country) : undefined;
    if (zone) return zone;
  }
  return undefined;
};

/**
 * The time zone for times in e-mails to somebody: that of their organisation's head office, else that of their telephone number. Nothing
 * where neither is known.
 */
export const receiverZone = async (tx: Transaction, tenantId: string, to: Receiver): Promise<string | undefined> => {
  const { headquartersCountry } = organisations;
  if ('organisationId' in to) {
    const [row] = await tx
      .select({ headquartersCountry })
      .from(organisations)
      .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, to.organisationId)));
    return zoneIn(row?.headquartersCountry);
  }
  const [row] = await tx
    .select({ headquartersCountry, phoneCountry: users.phoneCountry })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(and(eq(users.tenantId, tenantId), eq(users.email, to.email)));
  return zoneIn(row?.headquartersCountry, row?.phoneCountry);
};
