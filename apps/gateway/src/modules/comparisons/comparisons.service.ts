import type {
  ComparableReports,
  ComparableReportsQuery,
  CompareChoice,
  ComparedReport,
  Comparison,
  Framework,
  Report,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { listEntities } from '../entities/index.ts';
import { frameworkIn } from '../frameworks/index.ts';
import { calculatedIn } from '../hub-answers/index.ts';
import { type Calculated, calculatedPlace } from '../report-model/index.ts';
import { type AnswersByField, byPlace, disclosuresOf, listAnswers, readFramework, reportIn } from '../reports/index.ts';
import { cursorOf, placeOf } from './comparable-cursor.ts';
import { type Asked, choicesOf, compare, type FigureSource } from './compare.ts';
import { listComparable } from './subject.repository.ts';

type Said = {
  readonly report: Report;
  readonly framework: Framework;
  readonly answers: ReadonlyMap<string, AnswersByField>;
  readonly calculated: Calculated;
};

/** Every number field of the report. One that several disclosures share is answered in the first. */
const figuresOf = ({ report, framework, answers, calculated }: Said): Map<string, Asked> => {
  const selected = new Set(report.disclosureCodes);
  const figures = new Map<string, Asked>();
  for (const { code, fields } of disclosuresOf(framework)) {
    if (!selected.has(code)) continue;
    for (const field of fields) {
      if (field.type !== 'number' && field.type !== 'integer') continue;
      const value = answers.get(code)?.get(field.key);
      const rows = value?.type === 'number' || value?.type === 'integer' ? value.rows : [];
      const known = figures.get(field.key);
      const making = calculated.get(calculatedPlace(code, field.key));
      const own = {
        field,
        units: framework.units,
        rows,
        isCalculated: making?.isSum === false,
        places: making?.places,
      };
      figures.set(field.key, {
        ...(known && (known.rows.length > 0 || rows.length === 0) ? known : own),
        codes: [...(known?.codes ?? []), code],
      });
    }
  }
  return figures;
};

const readSource = async (scoped: Scoped, report: Report): Promise<FigureSource> => {
  const framework = await readFramework(scoped, report);
  const answers = byPlace(await listAnswers(scoped, report.id));
  const calculated = await calculatedIn(scoped, report.id, answers);
  return { figures: figuresOf({ report, framework, answers, calculated }) };
};

/** The comparison inside the transaction. Throws `resource.not_found` where one of the reports belongs to another organisation. */
export const comparisonIn = async (scoped: Scoped, { reports, figures }: CompareChoice): Promise<Comparison> => {
  const names = new Map((await listEntities(scoped)).map(({ id, name }) => [id, name]));
  const [compared, sources]: [ComparedReport[], FigureSource[]] = [[], []];
  for (const id of reports) {
    const report = await reportIn(scoped, id);
    const { versionId, name, framework, status, period } = report;
    const entities = report.entityIds.flatMap((entityId) => names.get(entityId) ?? []);
    compared.push({ id, versionId, name, framework, status, period, entities });
    sources.push(await readSource(scoped, report));
  }
  return { reports: compared, choices: choicesOf(sources), rows: compare(figures, sources) };
};

/** Figures of several reports of the own organisation side by side. */
export const readComparison = ({ database }: GatewayDeps, scope: Scope, query: CompareChoice) =>
  database.withScope(scope, (scoped) => comparisonIn(scoped, query));

const comparableIn = async (scoped: Scoped, { cursor, limit }: ComparableReportsQuery): Promise<ComparableReports> => {
  const after = cursor === undefined ? undefined : placeOf(cursor);
  const found = await listComparable(scoped, { after, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const names = new Map<string, ComparedReport['framework']>();
  for (const { versionId } of rows)
    if (!names.has(versionId))
      names.set(versionId, (await frameworkIn(scoped, versionId))?.name ?? { en: versionId, zhTw: versionId });
  const covered = new Set(rows.flatMap(({ entityIds }) => entityIds));
  const entities = (await listEntities(scoped)).flatMap(({ id, name }) => (covered.has(id) ? [{ id, name }] : []));
  const nameOf = new Map(entities.map(({ id, name }) => [id, name]));
  const reports = rows.map(({ periodStart, periodEnd, createdAt: _, ...row }) => ({
    ...row,
    framework: names.get(row.versionId) ?? { en: row.versionId, zhTw: row.versionId },
    period: periodStart && periodEnd ? { start: periodStart, end: periodEnd } : null,
    entities: row.entityIds.flatMap((id) => nameOf.get(id) ?? []),
  }));
  return { reports, entities, nextCursor: last && found.length > rows.length ? cursorOf(last) : null };
};

/**
 * A page of the own organisation's reports that can be compared, and the entities to filter by. Throws `request.invalid` for a cursor that
 * this list did not return.
 */
export const readComparable = ({ database }: GatewayDeps, scope: Scope, query: ComparableReportsQuery) =>
  database.withScope(scope, (scoped) => comparableIn(scoped, query));
