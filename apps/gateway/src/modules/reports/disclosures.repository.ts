import type { DisclosureStatus } from '@esg/contract';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { prepared, type Scoped } from '../../platform/database/index.ts';
import type { DisclosureState } from './reports.policy.ts';
import { reportDisclosures } from './reports.tables.ts';

type Row = typeof reportDisclosures.$inferSelect;

const ofReport = ({ tenantId, organisationId }: Scoped, reportId: string) =>
  and(
    eq(reportDisclosures.tenantId, tenantId),
    eq(reportDisclosures.organisationId, organisationId),
    eq(reportDisclosures.reportId, reportId),
  );

/** The state of a disclosure from its stored row. */
export const stateOf = ({
  status,
  omissionReason,
  omissionExplanation,
  omissionExplanations,
}: Pick<Row, 'status' | 'omissionReason' | 'omissionExplanation' | 'omissionExplanations'>): DisclosureState => ({
  status,
  // While it is in progress, a reason that was given before waits to be confirmed.
  omission:
    omissionReason === null
      ? null
      : {
          reason: omissionReason,
          explanation: omissionExplanation ?? '',
          ...(omissionExplanations && { explanations: omissionExplanations }),
        },
});

const rowOf = (omission: DisclosureState['omission']) => ({
  omissionReason: omission?.reason ?? null,
  omissionExplanation: omission?.explanation ?? null,
  omissionExplanations: omission?.explanations ?? null,
});

const selectedByReport = prepared('report_disclosures.selected', (db) =>
  db
    .select()
    .from(reportDisclosures)
    .where(
      and(
        eq(reportDisclosures.tenantId, sql.placeholder('tenantId')),
        eq(reportDisclosures.organisationId, sql.placeholder('organisationId')),
        eq(reportDisclosures.reportId, sql.placeholder('reportId')),
        eq(reportDisclosures.selected, true),
      ),
    ),
);

/** Selected disclosures of the report by code. */
export const listSelected = async (scoped: Scoped, reportId: string): Promise<Map<string, DisclosureState>> => {
  const { tenantId, organisationId } = scoped;
  const rows = await selectedByReport(scoped, { tenantId, organisationId, reportId });
  return new Map(rows.map((row) => [row.code, stateOf(row)]));
};

/** One selected disclosure, or `undefined`. */
export const findSelected = async (
  scoped: Scoped,
  reportId: string,
  code: string,
): Promise<DisclosureState | undefined> => {
  const [row] = await scoped.tx
    .select()
    .from(reportDisclosures)
    .where(and(ofReport(scoped, reportId), eq(reportDisclosures.code, code), eq(reportDisclosures.selected, true)));
  return row && stateOf(row);
};

/** Selects exactly these. Those left out keep status and answers, and have them again when they are selected later. */
export const selectExactly = async (scoped: Scoped, reportId: string, codes: readonly string[]) => {
  const { tx } = scoped;
  const others = codes.length > 0 ? notInArray(reportDisclosures.code, [...codes]) : undefined;
  await tx
    .update(reportDisclosures)
    .set({ selected: false })
    .where(and(ofReport(scoped, reportId), eq(reportDisclosures.selected, true), others));
  await selectAlso(scoped, reportId, codes);
};

/** Adds these to the selection. */
export const selectAlso = async (scoped: Scoped, reportId: string, codes: readonly string[]) => {
  const { tx, tenantId, organisationId } = scoped;
  if (codes.length === 0) return;
  await tx
    .update(reportDisclosures)
    .set({ selected: true })
    .where(and(ofReport(scoped, reportId), inArray(reportDisclosures.code, [...codes])));
  await tx
    .insert(reportDisclosures)
    .values(codes.map((code) => ({ tenantId, organisationId, reportId, code })))
    .onConflictDoNothing();
};

/** Removes these from the selection. A disclosure that was omitted with a reason starts as new when it is selected again. */
export const unselect = async (scoped: Scoped, reportId: string, codes: readonly string[]) => {
  if (codes.length === 0) return;
  const these = and(ofReport(scoped, reportId), inArray(reportDisclosures.code, [...codes]));
  await scoped.tx.update(reportDisclosures).set({ selected: false }).where(these);
  await scoped.tx
    .update(reportDisclosures)
    .set({ status: 'new', ...rowOf(null) })
    .where(and(these, eq(reportDisclosures.status, 'omitted')));
};

/** Writes the status of one disclosure, with or without an omission. */
export const updateDisclosure = async (
  scoped: Scoped,
  reportId: string,
  code: string,
  status: DisclosureStatus,
  omission: DisclosureState['omission'],
) => {
  await scoped.tx
    .update(reportDisclosures)
    .set({ status, ...rowOf(omission) })
    .where(and(ofReport(scoped, reportId), eq(reportDisclosures.code, code)));
};

/** Writes one status for these of the selected disclosures; an entered reason for an omission stays. */
export const moveDisclosures = async (
  scoped: Scoped,
  reportId: string,
  codes: readonly string[],
  status: DisclosureStatus,
) => {
  if (codes.length === 0) return;
  const these = and(eq(reportDisclosures.selected, true), inArray(reportDisclosures.code, [...codes]));
  await scoped.tx
    .update(reportDisclosures)
    .set({ status })
    .where(and(ofReport(scoped, reportId), these));
};

/** Writes one status for these of the selected disclosures, with one omission or none. */
export const updateDisclosures = async (
  scoped: Scoped,
  reportId: string,
  codes: readonly string[],
  status: DisclosureStatus,
  omission: DisclosureState['omission'] = null,
) => {
  if (codes.length === 0) return;
  await scoped.tx
    .update(reportDisclosures)
    .set({ status, ...rowOf(omission) })
    .where(
      and(
        ofReport(scoped, reportId),
        eq(reportDisclosures.selected, true),
        inArray(reportDisclosures.code, [...codes]),
      ),
    );
};
