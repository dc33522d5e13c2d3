import {
  designLimits,
  type Framework,
  type Language,
  type ModelField,
  type ModelRestatement,
  type Period,
  periodName,
  type Report,
  type ReportModel,
} from '@esg/contract';
import { editionsUpTo, listSuccessions } from '@esg/standards';
import { and, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { publications } from '../publications/publications.tables.ts';
import { disclosuresOf } from '../reports/index.ts';
import { ofBoundary } from '../reports/kernel.ts';
import { reports } from '../reports/reports.tables.ts';
import { placeOfRow, type RowPlace } from './breakdowns.ts';
import type { RestatedInput } from './restated-input.ts';
import { listSince, type SinceNote } from './restated-since.repository.ts';

/** A year before the report's own, with the figures of that year. */
export type EarlierYear = {
  readonly name: string;
  readonly period: Period;
  /** Value rows by disclosure code and field key, as they were published, else as they are in the data hub. */
  readonly figures: ReadonlyMap<string, readonly EarlierRow[]>;
  /** What that year's report restated of its own figures, in each language it was published in. */
  readonly restated?: Partial<Record<Language, readonly ModelRestatement[]>>;
  /** Figures that the data hub changed after the publication, each with the reason: `figures` has them as they are now. */
  readonly since?: readonly RestatedInput[];
};
/** A year as it was published, with all that was said since of why figures changed. */
export type PublishedYear = EarlierYear & { readonly notes: readonly SinceNote[] };
export type EarlierRow = RowPlace & {
  readonly number: string;
  readonly unitCode: string;
  /** Whether another value had been published before. */
  readonly isRestated?: boolean;
  /** Whether it was calculated, so that it has decimals that nobody typed. */
  readonly isCalculated?: boolean;
  /** Of a sum with shares or days of entities, and its parts by entity: the most decimals of what was entered. */
  readonly places?: number;
  /** The decimals that were printed of a calculated one. */
  readonly digits?: number | undefined;
};

/** Key of a figure in `EarlierYear.figures`. */
export const figurePlace = (disclosureCode: string, fieldKey: string) => `${disclosureCode}\n${fieldKey}`;

/** The largest number of earlier years: as many as a design can show. */
export const yearsMax = designLimits.earlierYearsMax;

/** The codes of this report for what that version asked for under other codes. */
const codesAfter = (before: string, { versionId }: Pick<Report, 'versionId'>) =>
  Map.groupBy(
    listSuccessions().filter((row) => row.versionId === before && row.successor.versionId === versionId),
    ({ code }) => code,
  );

type ModelRow = Extract<ModelField['content'], { kind: 'numbers' }>['rows'][number];

/** Value rows of a published model by disclosure and field, for its codes and for those that followed them. */
export const figuresOf = (
  model: ReportModel,
  followers: ReturnType<typeof codesAfter>,
  framework: Pick<Framework, 'topics'>,
): EarlierYear['figures'] => {
  const fields = new Map(
    disclosuresOf(framework).flatMap(({ code, fields }) =>
      fields.map((field) => [figurePlace(code, field.key), field] as const),
    ),
  );
  const rowOf = (row: ModelRow, place: string): EarlierRow => ({
    ...placeOfRow(row, fields.get(place), model.language),
    number: row.number,
    unitCode: row.unitCode,
    isRestated: row.restated !== undefined,
    isCalculated: row.digits !== undefined,
    digits: row.digits,
  });
  return new Map(
    model.chapters
      .flatMap(({ disclosures }) => disclosures)
      .flatMap(({ code, fields }) =>
        fields.flatMap(({ key, content }) =>
          content.kind === 'numbers'
            ? [code, ...(followers.get(code) ?? []).map(({ successor }) => successor.code)].map((ofCode) => {
                const place = figurePlace(ofCode, key);
                return [place, content.rows.map((row) => rowOf(row, place))] as const;
              })
            : [],
        ),
      ),
  );
};

/** Other reports about the same entities, for a period that ended before the day: neither deleted nor unpublished. */
export const standingBefore = ({ id, entityIds }: Pick<Report, 'id' | 'entityIds'>, day: string) =>
  and(
    ne(reports.id, id),
    isNull(reports.deletedAt),
    isNull(reports.unpublishedAt),
    ofBoundary(entityIds),
    lt(reports.periodEnd, day),
  );

/**
 * Earlier figures that this organisation published by the same framework, in this version or an earlier one, about the same entities: one
 * entry for each period that ended before this report's begins, the oldest first. The last publication of a period counts, whichever report
 * it is of. Neither an unpublished report counts, until it is published again, nor a deleted one.
 */
export const publishedYears = async (
  scoped: Scoped,
  report: Pick<Report, 'id' | 'versionId' | 'period' | 'entityIds'>,
  framework: Pick<Framework, 'topics'>,
): Promise<PublishedYear[]> => {
  if (!report.period) return [];
  const { tx, tenantId, organisationId } = scoped;
  const rows = await tx
    .selectDistinctOn([reports.periodEnd], {
      versionId: reports.versionId,
      publicationId: publications.id,
      model: sql<ReportModel>`${publications.models} -> 'en'`,
      restated: sql<EarlierYear['restated']>`jsonb_build_object('en', ${publications.models} -> 'en' -> 'restatements',
        'zhTw', ${publications.models} -> 'zhTw' -> 'restatements')`,
    })
    .from(publications)
    .innerJoin(reports, eq(reports.id, publications.reportId))
    .where(
      and(
        eq(publications.tenantId, tenantId),
        eq(publications.organisationId, organisationId),
        inArray(reports.versionId, editionsUpTo(report.versionId)),
        standingBefore(report, report.period.start),
      ),
    )
    .orderBy(desc(reports.periodEnd), desc(publications.publishedAt))
    .limit(yearsMax);
  const notes = Map.groupBy(
    await listSince(
      scoped,
      rows.map(({ publicationId }) => publicationId),
    ),
    ({ publicationId }) => publicationId,
  );
  const byName = new Map<string, PublishedYear>();
  for (const { model, versionId, publicationId, restated } of rows) {
    const { period } = model;
    const name = period && periodName(period);
    if (!name || byName.has(name)) continue;
    const followers = codesAfter(versionId, report);
    const figures = figuresOf(model, followers, framework);
    const codesOf = (code: string) => [code, ...(followers.get(code) ?? []).map(({ successor }) => successor.code)];
    const ofCodes = (notes.get(publicationId) ?? []).flatMap((note) =>
      codesOf(note.disclosureCode).map((disclosureCode) => ({ ...note, disclosureCode })),
    );
    const explained = (list: readonly ModelRestatement[] | null | undefined) =>
      (list ?? []).flatMap((each) => codesOf(each.code).map((code) => ({ ...each, code })));
    const restatedNow = { en: explained(restated?.en), zhTw: explained(restated?.zhTw) };
    byName.set(name, { name, period, restated: restatedNow, figures, notes: ofCodes });
  }
  return [...byName.values()].toReversed();
};
