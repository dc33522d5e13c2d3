import type { HubAnswerOrigin, Report } from '@esg/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../../platform/database/index.ts';
import { answerOrigins } from '../reports.tables.ts';
import type { KeptOrigin } from './hub-saves.tables.ts';

export type Origin = NonNullable<HubAnswerOrigin['taken']>;
export type Made = Omit<Origin, 'at' | 'by'>;
type Field = { disclosureCode: string; fieldKey: string };

const ofReport = ({ tenantId, organisationId }: Scoped, reportId: string) =>
  and(
    eq(answerOrigins.tenantId, tenantId),
    eq(answerOrigins.organisationId, organisationId),
    eq(answerOrigins.reportId, reportId),
  );

/** What lists need of each origin of the report: the value as it was given, when and by whom. */
export const listOrigins = async (scoped: Scoped, reportId: string, disclosureCode?: string) => {
  const rows = await scoped.tx
    .select({
      disclosureCode: answerOrigins.disclosureCode,
      fieldKey: answerOrigins.fieldKey,
      value: sql<Made['value']>`${answerOrigins.made} -> 'value'`,
      before: sql<Made['value'] | null>`${answerOrigins.made} -> 'before'`,
      at: answerOrigins.at,
      byId: answerOrigins.byId,
      byName: answerOrigins.byName,
    })
    .from(answerOrigins)
    .where(
      and(
        ofReport(scoped, reportId),
        disclosureCode === undefined ? undefined : eq(answerOrigins.disclosureCode, disclosureCode),
      ),
    );
  return rows.map(({ byId, byName, at, ...origin }) => ({
    ...origin,
    at: at.toISOString(),
    by: { id: byId, name: byName },
  }));
};
export type OriginSummary = Awaited<ReturnType<typeof listOrigins>>[number];

/** Every origin of the report as it is stored, by disclosure and field. */
export const listKeptOrigins = async (scoped: Scoped, reportId: string): Promise<ReadonlyMap<string, KeptOrigin>> => {
  const rows = await scoped.tx.select().from(answerOrigins).where(ofReport(scoped, reportId));
  return new Map(
    rows.map(({ disclosureCode, fieldKey, made, at, byId, byName }) => [
      `${disclosureCode}\n${fieldKey}`,
      { made, at: at.toISOString(), byId, byName },
    ]),
  );
};

/** Puts an origin back as it was; without one forgets where the answer came from. */
export const restoreOrigin = async (scoped: Scoped, reportId: string, field: Field, kept: KeptOrigin | null) => {
  const { disclosureCode, fieldKey } = field;
  await scoped.tx
    .delete(answerOrigins)
    .where(
      and(
        ofReport(scoped, reportId),
        eq(answerOrigins.disclosureCode, disclosureCode),
        eq(answerOrigins.fieldKey, fieldKey),
      ),
    );
  if (!kept) return;
  const { tenantId, organisationId } = scoped;
  const at = new Date(kept.at);
  await scoped.tx
    .insert(answerOrigins)
    .values({ tenantId, organisationId, reportId, disclosureCode, fieldKey, ...kept, at });
};

/** One origin with its steps and sources, or `undefined`. */
export const findOrigin = async (scoped: Scoped, reportId: string, field: Field): Promise<Origin | undefined> => {
  const [row] = await scoped.tx
    .select()
    .from(answerOrigins)
    .where(
      and(
        ofReport(scoped, reportId),
        eq(answerOrigins.disclosureCode, field.disclosureCode),
        eq(answerOrigins.fieldKey, field.fieldKey),
      ),
    );
  return row && { ...row.made, at: row.at.toISOString(), by: { id: row.byId, name: row.byName } };
};

/** Keeps where these answers came from, in place of what was kept before. */
export const writeOrigins = async (
  { tx, tenantId, organisationId }: Scoped,
  reportId: string,
  origins: readonly (Field & { made: Made })[],
  by: Report['collaborators'][number],
  at: Date,
) => {
  if (origins.length === 0) return;
  const common = { tenantId, organisationId, reportId, at, byId: by.id, byName: by.name };
  await tx
    .insert(answerOrigins)
    .values(origins.map((origin) => ({ ...common, ...origin })))
    .onConflictDoUpdate({
      target: [answerOrigins.reportId, answerOrigins.disclosureCode, answerOrigins.fieldKey],
      set: {
        made: sql`excluded.made`,
        at: sql`excluded.at`,
        byId: sql`excluded.by_id`,
        byName: sql`excluded.by_name`,
      },
    });
};
