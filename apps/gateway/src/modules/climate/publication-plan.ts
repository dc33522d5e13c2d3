import { isInUse, issueAt, type Period, type ProblemCode, sameJson } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findDataPoints, findStanding, openBook, type Standing } from '../data-points/index.ts';
import { listEntities } from '../entities/index.ts';
import { findPublished, findPublishedOf } from './climate-publications.repository.ts';
import type { Figure } from './published-figures.ts';

/** A figure as the data hub would hold it, and where. */
export type Drafted = {
  readonly figure: Figure;
  readonly place: Parameters<typeof findStanding>[1][number];
  readonly draft: Pick<Standing, 'value' | 'methodology' | 'quality'>;
};

export type Planned = Drafted & { readonly standing: Standing | undefined };

/** A figure that was published before and no lines make any more. */
export type Lapsed = {
  readonly metricKey: string;
  readonly entityId: string | null;
  readonly id: string;
  readonly version: number;
};

export type Plan = {
  readonly written: readonly Planned[];
  readonly same: readonly Planned[];
  /** Somebody's own, at the same place. */
  readonly kept: readonly Planned[];
  /** Not written, because figures of other days or of parts stand there, by the data point that does. */
  readonly overlapped: readonly (Planned & { readonly by: string })[];
  readonly lapsed: readonly Lapsed[];
  /** Lapsed, and changed by somebody since. */
  readonly keptLapsed: readonly Lapsed[];
};

type Book = Awaited<ReturnType<typeof openBook>>['book'];
type At = Pick<Figure, 'metricKey' | 'entityId'>;

/** A refusal that names the figure. */
export const refusedFor = (code: ProblemCode, { metricKey, entityId }: At): ProblemError =>
  new ProblemError(code, {
    issues: [issueAt(`figures.${metricKey}.${entityId ?? 'organisation'}`, 'invalid')],
  });

/** The same of a write: somebody was faster; everything else is said as it is. */
export const refusedWrite = (code: ProblemCode, at: At): ProblemError =>
  refusedFor(code === 'data_point.stale' || code === 'data_point.overlap' ? 'hub_answers.stale' : code, at);

/** What was published for this reporting time and is planned no more, with its version of now. */
const readLapsed = async (scoped: Scoped, reportingTimeId: string, planned: ReadonlySet<string>) => {
  const rows = (await findPublishedOf(scoped, reportingTimeId)).filter(({ dataPointId }) => !planned.has(dataPointId));
  const points = new Map(
    (
      await findDataPoints(
        scoped,
        rows.map(({ dataPointId }) => dataPointId),
      )
    ).map((point) => [point.id, point]),
  );
  const all = rows.flatMap(({ dataPointId, dataPointVersion }) => {
    const point = points.get(dataPointId);
    if (!point) return [];
    const { id, metricKey, entityId, version } = point;
    return [{ metricKey, entityId, id, version, isUntouched: version === dataPointVersion }];
  });
  return Map.groupBy(all, ({ isUntouched }) => isUntouched);
};

/** Which figures of the data hub stand beside those of the calculator: every one of these days that does not lapse. */
const besideIn = (book: Book, lapsed: readonly Lapsed[]) => {
  const gone = new Set(lapsed.map(({ id }) => id));
  return ({ metricKey }: At) => book.figuresOf(metricKey).filter(({ id }) => id === null || !gone.has(id));
};
type Beside = ReturnType<typeof besideIn>;

/** The entities above one. */
const aboveIn = (book: Book) => {
  const parents = new Map(book.entities.map(({ id, parentId }) => [id, parentId]));
  const above = (entityId: string): string[] => {
    const parentId = parents.get(entityId);
    return parentId ? [parentId, ...above(parentId)] : [];
  };
  return above;
};

/**
 * Figures of which the data hub would leave some out, with the refusal. It takes the organisation's own figure instead of its entities' (within a
 * boundary: theirs instead of its own), and an entity's own instead of those below it, unless the boundary says that it stands alone.
 */
const fitsSum = (figures: readonly Figure[], beside: Beside, book: Book) => {
  const left = new Map<Figure, ProblemCode>();
  const above = aboveIn(book);
  const isAlone = (entityId: string) => book.boundary?.holdingOf(entityId).ownFigures === 'alone';
  for (const [, group] of Map.groupBy(figures, ({ metricKey }) => metricKey)) {
    const [first] = group;
    if (!first) continue;
    const ids = [...group, ...beside(first)].flatMap(({ entityId }) => entityId ?? []);
    const having = new Set(ids);
    const covering = new Set([...having].flatMap(above));
    for (const figure of group) {
      const { entityId } = figure;
      if (entityId === null && having.size > 0) left.set(figure, 'climate.lines_without_entity');
      if (entityId !== null && covering.has(entityId) && !isAlone(entityId)) left.set(figure, 'climate.entity_above');
    }
  }
  return left;
};

const readArchived = async (scoped: Scoped): Promise<ReadonlySet<string>> =>
  new Set((await listEntities(scoped)).filter((each) => !isInUse(each)).map(({ id }) => id));

/** Refuses a new figure of an entity that is not in use: the data hub takes none. */
const requireInUse = (archived: ReadonlySet<string>, planned: readonly Planned[]) => {
  const refused = planned.find(
    ({ standing, figure }) => !standing && figure.entityId !== null && archived.has(figure.entityId),
  );
  if (refused) throw refusedFor('climate.entity_archived', refused.figure);
};

const isSame = ({ standing, draft }: Planned) =>
  standing !== undefined &&
  sameJson(standing.value, draft.value) &&
  standing.methodology === draft.methodology &&
  standing.quality === draft.quality;

/** Only a figure of exactly these days may be changed: one of other days says something else. */
const standingAt = async (scoped: Scoped, drafts: readonly Drafted[]) => {
  const found = await findStanding(
    scoped,
    drafts.map(({ place }) => place),
  );
  return drafts.map((each, index): Planned => {
    const { start, end } = each.place.period;
    const isExact = (at: Standing) => at.index === index && at.periodStart === start && at.periodEnd === end;
    return { ...each, standing: found.find(isExact) };
  });
};

/**
 * What is to become of each figure. Throws `climate.lines_without_entity` and `climate.entity_above` where the sum in the data hub would
 * not be that of the lines, and `climate.entity_archived`.
 */
export const readPlan = async (
  scoped: Scoped,
  drafts: readonly Drafted[],
  time: { readonly id: string; readonly period: Period },
  replaces: boolean,
): Promise<Plan> => {
  const plan = await standingAt(scoped, drafts);
  const ids = plan.flatMap(({ standing }) => standing?.id ?? []);
  const published = new Map(
    (await findPublished(scoped, ids)).map(({ dataPointId, dataPointVersion }) => [dataPointId, dataPointVersion]),
  );
  const before = await readLapsed(scoped, time.id, new Set(ids));
  const lapsed = before.get(true) ?? [];
  const metricKeys = [...new Set(plan.map(({ figure }) => figure.metricKey))];
  const { book } = await openBook(scoped, { metricKeys, period: time.period });
  const beside = besideIn(book, lapsed);
  const figures = plan.map(({ figure }) => figure);
  const left = fitsSum(figures, beside, book);
  for (const [figure, code] of left) if (figure.use === null) throw refusedFor(code, figure);
  const archived = await readArchived(scoped);
  const overlapped = plan.flatMap((each) => {
    if (each.standing) return [];
    const { figure } = each;
    const other = beside(figure).find(({ entityId }) => entityId === figure.entityId);
    // Energy and water never keep emissions from being published: they are left out where the data hub takes none.
    const isLeft =
      left.has(figure) || (figure.use !== null && figure.entityId !== null && archived.has(figure.entityId));
    return other || isLeft ? [{ ...each, by: other?.id ?? '' }] : [];
  });
  const blocked = new Set(overlapped.map(({ figure }) => figure));
  const free = plan.filter(({ figure }) => !blocked.has(figure));
  const isKept = ({ standing: at }: Planned) => at !== undefined && !replaces && published.get(at.id) !== at.version;
  const kept = free.filter(isKept);
  const own = free.filter((each) => !isKept(each));
  const written = own.filter((each) => !isSame(each));
  requireInUse(archived, written);
  return { written, same: own.filter(isSame), kept, overlapped, lapsed, keptLapsed: before.get(false) ?? [] };
};
