import {
  type ClimatePublication,
  daysOfMonth,
  issueAt,
  monthOf,
  type NewClimatePublication,
  type NewDataPoint,
  type Period,
  type PublishedFigure,
  sameJson,
} from '@esg/contract';
import { dividedBy, fractionOf, toPlaces } from '@esg/quantities';
import { isRefusedBy, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import {
  emitPointEvents,
  findDataPoints,
  findStanding,
  type Standing,
  type Write,
  writeDataPoints,
} from '../data-points/index.ts';
import { findPeriods } from '../reporting-times/index.ts';
import { findActor } from '../users/index.ts';
import { readBasis } from './basis.ts';
import { findPublished, listParts, listPublished, rememberPublished } from './climate-publications.repository.ts';
import { publicationWords } from './climate-publications.words.ts';
import { countStates } from './climate-sums.repository.ts';
import { type Figure, publishedFigures } from './published-figures.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'log' | 'realtime'>;

/** Grams: no bill justifies more, and the exact number stays with the calculator. */
const tonnePlaces = 6;
const tonnes = 't{CO2e}';
/** Data points that one statement writes; all of them are one transaction. */
const lotSize = 250;

const unfit = () => new ProblemError('request.invalid', { issues: [issueAt('reportingTimeId', 'choice_unknown')] });

/** The months of a reporting time. Throws `request.invalid` where it is not made of whole months. */
const monthsOf = (period: Period | undefined) => {
  const from = period && monthOf(period);
  const to = period?.end.slice(0, 7);
  const isWhole = from && to && daysOfMonth(from).start === period.start && daysOfMonth(to).end === period.end;
  if (!isWhole) throw unfit();
  return { from, to, period };
};

const sectionOf = (metricKey: string) => `${metricKey}:total:figures`;

const placeOf = ({ metricKey, entityId }: Figure, period: Period) => ({
  sectionId: sectionOf(metricKey),
  entityId,
  labelKey: '',
  period,
});

const tonnesOf = ({ kgCo2e }: Figure): NewDataPoint['value'] => {
  const number = toPlaces(dividedBy(fractionOf(kgCo2e), fractionOf('1000')), tonnePlaces);
  return { type: 'number', rows: [{ number, unit: tonnes, descriptor: '' }] };
};

type Said = { readonly gwpSet: string; readonly language: NewClimatePublication['language'] };

const writeOf = (figure: Figure, reportingTimeId: string, standing: Standing | undefined, said: Said): Write => {
  const words = publicationWords[said.language];
  const sources = figure.sources.join('; ') || words.contracts;
  const draft: NewDataPoint = {
    sectionId: sectionOf(figure.metricKey),
    entityId: figure.entityId,
    reportingTimeId,
    labelIds: [],
    value: tonnesOf(figure),
    source: words.source,
    internal: standing?.internal ?? false,
    quality: figure.hasEstimates ? 'estimated' : 'calculated',
    methodology: words.method(said.gwpSet, sources),
    explanation: standing?.explanation ?? '',
  };
  return { draft, replaces: standing ? { id: standing.id, version: standing.version } : null };
};

const isSameValue = (standing: Standing, figure: Figure) => sameJson(standing.value, tonnesOf(figure));

type Planned = { readonly figure: Figure; readonly standing: Standing | undefined };

/** What stands where the figures belong, and which of that is somebody's own. */
const readPlan = async (scoped: Scoped, figures: readonly Figure[], period: Period, replaces: boolean) => {
  const found = await findStanding(
    scoped,
    figures.map((figure) => placeOf(figure, period)),
  );
  const published = new Map(
    (
      await findPublished(
        scoped,
        found.map(({ id }) => id),
      )
    ).map((row) => [row.dataPointId, row.dataPointVersion]),
  );
  const standing = new Map(found.map((each) => [each.index, each]));
  const plan = figures.map((figure, index): Planned => ({ figure, standing: standing.get(index) }));
  const isKept = ({ standing: at }: Planned) => at !== undefined && !replaces && published.get(at.id) !== at.version;
  const isSame = ({ standing: at, figure }: Planned) => at !== undefined && isSameValue(at, figure);
  const kept = plan.filter(isKept);
  const same = plan.filter((each) => !isKept(each) && isSame(each));
  return { kept, same, written: plan.filter((each) => !kept.includes(each) && !same.includes(each)) };
};

type Work = { readonly actor: { id: string; name: string }; readonly now: Date };

type Done = { readonly figure: Figure; readonly id: string; readonly version: number; readonly isNew: boolean };

/** Writes everything; throws where one is refused, so that nothing is written. */
const writeAll = async (
  scoped: Scoped,
  planned: readonly Planned[],
  { reportingTimeId, language }: NewClimatePublication,
  gwpSet: string,
  work: Work,
): Promise<Done[]> => {
  const done: Done[] = [];
  const said = { gwpSet, language };
  for (let from = 0; from < planned.length; from += lotSize) {
    const lot = planned.slice(from, from + lotSize);
    const writes = lot.map(({ figure, standing }) => writeOf(figure, reportingTimeId, standing, said));
    for (const [index, written] of (await writeDataPoints(scoped, writes, work)).entries()) {
      const each = lot[index];
      if (!written.ok)
        throw new ProblemError(written.code === 'permission.denied' ? written.code : 'hub_answers.stale');
      if (each) done.push({ figure: each.figure, id: written.id, version: written.version, isNew: !each.standing });
    }
  }
  return done;
};

/** Keeps what was written as the calculator's own, and sends webhooks. */
const noteWritten = async (scoped: Scoped, reportingTimeId: string, done: readonly Done[], { actor, now }: Work) => {
  const rows = done.map(({ figure, id, version }) => ({
    reportingTimeId,
    metricKey: figure.metricKey,
    entityId: figure.entityId,
    dataPointId: id,
    dataPointVersion: version,
    kgCo2e: figure.kgCo2e,
    lines: figure.lines,
    publishedByName: actor.name,
    publishedAt: now,
  }));
  await rememberPublished(scoped, rows);
  const ids = done.map(({ id }) => id);
  const points = new Map((await findDataPoints(scoped, ids)).map((point) => [point.id, point]));
  const pointsThat = (areNew: boolean) =>
    done.flatMap(({ id, isNew }) => (isNew === areNew ? (points.get(id) ?? []) : []));
  await emitPointEvents(scoped, 'data_point.created', pointsThat(true), now);
  await emitPointEvents(scoped, 'data_point.updated', pointsThat(false), now);
};

type Told = ClimatePublication['figures'][number];

const told = (state: Told['state'], { metricKey, entityId, kgCo2e }: Figure, dataPointId = ''): Told => ({
  metricKey,
  entityId,
  kgCo2e,
  dataPointId,
  state,
});

const publishWithin = async (
  scoped: Scoped,
  request: NewClimatePublication,
  now: Date,
): Promise<ClimatePublication> => {
  const period = (await findPeriods(scoped, [request.reportingTimeId])).get(request.reportingTimeId);
  const months = monthsOf(period);
  const { basis, marks } = await readBasis(scoped);
  const { openLines, outdatedLines } = await countStates(scoped, months, marks);
  if (openLines > 0) throw new ProblemError('climate.lines_open');
  if (outdatedLines > 0) throw new ProblemError('climate.results_outdated');
  const figures = publishedFigures(await listParts(scoped, months));
  const { kept, same, written } = await readPlan(scoped, figures, months.period, request.replaces);
  const work = { actor: await findActor(scoped), now };
  const done = await writeAll(scoped, written, request, basis.rules.gwpSet, work);
  await noteWritten(scoped, request.reportingTimeId, done, work);
  return {
    figures: [
      ...done.map(({ figure, id, isNew }) => told(isNew ? 'created' : 'changed', figure, id)),
      ...same.map(({ figure, standing }) => told('same', figure, standing?.id)),
      ...kept.map(({ figure, standing }) => told('kept', figure, standing?.id)),
    ],
  };
};

/**
 * Publishes the emissions of a reporting time as figures of the data hub, all of them or none; figures that people entered or changed
 * themselves stay unless `replaces` says otherwise. Throws `request.invalid` for a time without whole months, `climate.lines_open`,
 * `climate.results_outdated`, `permission.denied`, and `hub_answers.stale` where somebody changed a figure at the same moment.
 */
export const publishEmissions = async (
  deps: Deps,
  scope: Scope,
  request: NewClimatePublication,
): Promise<ClimatePublication> => {
  try {
    const publication = await deps.database.withScope(scope, (scoped) => publishWithin(scoped, request, deps.now()));
    deps.realtime.publish(scope, { type: 'data-points.changed' });
    deps.realtime.publish(scope, { type: 'climate.changed' });
    deps.log.info({ by: scope.userId, reportingTime: request.reportingTimeId }, 'emissions published');
    return publication;
  } catch (error) {
    throw isRefusedBy(error, 'exclusion') ? new ProblemError('hub_answers.stale') : error;
  }
};

/** Figures of a reporting time that the calculator published. */
export const readPublished = (
  { database }: Pick<Deps, 'database'>,
  scope: Scope,
  reportingTimeId: string,
): Promise<PublishedFigure[]> => database.withScope(scope, (scoped) => listPublished(scoped, reportingTimeId));
