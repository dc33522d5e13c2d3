import type { HubAnswerOrigin, Report } from '@esg/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { answerOrigins, type KeptMade, type KeptOrigin } from './hub-answers.tables.ts';

export type Origin = NonNullable<HubAnswerOrigin['taken']>;
export type Made = Omit<Origin, 'at' | 'by'>;
type Field = { disclosureCode: string; fieldKey: string };

const ofReport = ({ tenantId, organisationId }: Scoped, reportId: string) =>
  and(
    eq(answerOrigins.tenantId, tenantId),
    eq(answerOrigins.organisationId, organisationId),
    eq(answerOrigins.reportId, reportId),
  );

/** The list data of each origin of the report: the given value, the time and the person. */
export const listOrigins = async (scoped: Scoped, reportId: string, disclosureCode?: string) => {
  const rows = await scoped.tx
    .select({
      disclosureCode: answerOrigins.disclosureCode,
      fieldKey: answerOrigins.fieldKey,
      value: sql<Made['value']>`${answerOrigins.made} -> 'value'`,
      before: sql<Made['value'] | null>`${answerOrigins.made} -> 'before'`,
      from: sql<Made['from'] | null>`${answerOrigins.made} -> 'from'`,
      isCalculated: sql<boolean>`coalesce(${answerOrigins.made} -> 'steps' -> 0 ->> 'kind' = 'formula', false)`,
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

/** Restores stored origins, or deletes them where there was none. */
export const restoreOrigins = async (
  scoped: Scoped,
  reportId: string,
  list: readonly (Field & { kept: KeptOrigin | null })[],
) => {
  // A figure and its parts have one origin.
  const fields = [...new Map(list.map((field) => [`${field.disclosureCode}\n${field.fieldKey}`, field])).values()];
  if (fields.length === 0) return;
  const places = fields.map(({ disclosureCode, fieldKey }) => ({ code: disclosureCode, key: fieldKey }));
  await scoped.tx.delete(answerOrigins).where(
    and(
      ofReport(scoped, reportId),
      sql`(${answerOrigins.disclosureCode}, ${answerOrigins.fieldKey}) in
        (select place.code, place.key from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place(code text, key text))`,
    ),
  );
  const { tenantId, organisationId } = scoped;
  const values = fields.flatMap(({ disclosureCode, fieldKey, kept }) =>
    kept ? [{ tenantId, organisationId, reportId, disclosureCode, fieldKey, ...kept, at: new Date(kept.at) }] : [],
  );
  if (values.length > 0) await scoped.tx.insert(answerOrigins).values(values);
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
  if (!row) return undefined;
  const { making: _making, ...made } = row.made;
  return { ...made, at: row.at.toISOString(), by: { id: row.byId, name: row.byName } };
};

/** Stores the origins of these answers, replacing earlier ones. */
export const writeOrigins = async (
  { tx, tenantId, organisationId }: Scoped,
  reportId: string,
  origins: readonly (Field & { made: KeptMade })[],
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
