import {
  type ClimatePublication,
  climatePublicationLimits,
  daysOfMonth,
  issueAt,
  monthOf,
  type NewClimatePublication,
  type NewDataPoint,
  type Period,
  type PublishedFigure,
} from '@esg/contract';
import { dividedBy, fractionOf, toPlaces } from '@esg/quantities';
import { isRefusedBy, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import {
  emitPointEvents,
  findDataPoints,
  requireWriter,
  restoreDataPoints,
  type Write,
  writeDataPoints,
} from '../data-points/index.ts';
import { findPeriods } from '../reporting-times/index.ts';
import { findActor } from '../users/index.ts';
import type { ReadBaseYear } from './base-year-said.ts';
import { readBasis } from './basis.ts';
import { haveMoreTraces, listParts, listPublished, rememberPublished } from './climate-publications.repository.ts';
import { publicationWords } from './climate-publications.words.ts';
import { countStates } from './climate-sums.repository.ts';
import { answerSaid, lapsedIn, planAnswers, writeAnswers } from './method-answers.ts';
import {
  type Drafted,
  type Lapsed,
  type Plan,
  type Planned,
  readPlan,
  refusedFor,
  refusedWrite,
} from './publication-plan.ts';
import { type Figure, publishedFigures, type Use } from './published-figures.ts';
import { listUsedAmounts } from './used-amounts.repository.ts';
import { type UnknownFigure, usedFigures, usedTypes } from './used-figures.ts';
import { usedWords } from './used-figures.words.ts';
import { type Summed, withSums } from './with-sums.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'log' | 'realtime'>;

/** Grams and watt-hours: no bill justifies more, and the exact number stays with the calculator. */
const tonnePlaces = 6;
const usePlaces = 3;
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

const roundedUse = ({ number, unit }: Use) => ({ number: toPlaces(fractionOf(number), usePlaces), unit });

const tonnesOf = (kgCo2e: string) => ({
  number: toPlaces(dividedBy(fractionOf(kgCo2e), fractionOf('1000')), tonnePlaces),
  unit: tonnes,
});

const quantityOf = ({ kgCo2e, use }: Figure): NewDataPoint['value'] => {
  const quantity = use ? roundedUse(use) : tonnesOf(kgCo2e ?? '0');
  return { type: 'number', rows: [{ ...quantity, descriptor: '' }] };
};

type Said = { readonly gwpSet: string; readonly language: NewClimatePublication['language'] };

/** How the figure was reckoned, with everything that its readers must know. */
const methodOf = ({ metricKey, sources, caveats, use }: Figure, { gwpSet, language }: Said) => {
  const words = publicationWords[language];
  if (use) return usedWords[language].method({ metricKey, sources, remarks: use.remarks });
  const limits = caveats.flatMap((code) => words.caveat(code) ?? []);
  const method = words.method(gwpSet, sources.join('; ') || words.contracts);
  return limits.length > 0 ? `${method}${words.limits(limits)}` : method;
};

const draftOf = (figure: Figure, period: Period, said: Said): Drafted => ({
  figure,
  place: placeOf(figure, period),
  draft: {
    value: quantityOf(figure),
    quality: figure.hasEstimates ? 'estimated' : 'calculated',
    methodology: methodOf(figure, said),
  },
});

const writeOf = (
  { figure, draft, standing }: Planned,
  { reportingTimeId, language }: NewClimatePublication,
): Write => ({
  draft: {
    ...draft,
    sectionId: sectionOf(figure.metricKey),
    entityId: figure.entityId,
    reportingTimeId,
    labelIds: [],
    source: publicationWords[language].source,
    internal: standing?.internal ?? false,
    explanation: standing?.explanation ?? '',
  },
  replaces: standing ? { id: standing.id, version: standing.version } : null,
});

type Work = { readonly actor: { id: string; name: string }; readonly now: Date };

type Done<Of = Figure> = {
  readonly figure: Of;
  readonly id: string;
  readonly version: number;
  readonly isNew: boolean;
};

/** Writes everything; throws where one is refused, so that nothing is written. */
const writeAll = async (
  scoped: Scoped,
  planned: readonly Planned[],
  request: NewClimatePublication,
  work: Work,
): Promise<Done[]> => {
  const done: Done[] = [];
  for (let from = 0; from < planned.length; from += lotSize) {
    const lot = planned.slice(from, from + lotSize);
    const writes = lot.map((each) => writeOf(each, request));
    for (const [index, written] of (await writeDataPoints(scoped, writes, work)).entries()) {
      const each = lot[index];
      if (!each) continue;
      if (!written.ok) throw refusedWrite(written.code, each.figure);
      done.push({ figure: each.figure, id: written.id, version: written.version, isNew: !each.standing });
    }
  }
  return done;
};

/** Removes figures that no lines make any more; throws `climate.figure_remarked` for one with comments or documents. */
const removeLapsed = async (scoped: Scoped, lapsed: readonly Lapsed[], work: Work) => {
  if (lapsed.length === 0) return;
  await requireWriter(
    scoped,
    lapsed.map(({ entityId }) => entityId),
  );
  const points = await findDataPoints(
    scoped,
    lapsed.map(({ id }) => id),
  );
  const gone = await restoreDataPoints(
    scoped,
    lapsed.map(({ id, version }) => ({ id, version, before: null })),
    work,
  );
  const left = lapsed.find(({ id }) => !gone.has(id));
  if (left) throw refusedFor('climate.figure_remarked', left);
  await emitPointEvents(scoped, 'data_point.deleted', points, work.now);
};

/** Keeps what was written as the calculator's own, and sends webhooks. */
const noteWritten = async (
  scoped: Scoped,
  reportingTimeId: string,
  done: readonly Done<Pick<Figure, 'metricKey' | 'entityId' | 'kgCo2e' | 'lines'>>[],
  { actor, now }: Work,
) => {
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
type At = Pick<Figure, 'metricKey' | 'entityId' | 'kgCo2e' | 'use'>;

/** The number that stands there; of a breakdown, or of anything but a number, none. */
const standingOf = (standing: Planned['standing']): Told['standing'] => {
  const rows = standing?.value.type === 'number' ? standing.value.rows : [];
  const [row] = rows;
  return row && rows.length === 1 ? { number: row.number, unit: row.unit } : null;
};

const told = (
  state: Told['state'],
  { metricKey, entityId, kgCo2e, use }: At,
  dataPointId = '',
  standing: Told['standing'] = null,
): Told => ({ metricKey, entityId, kgCo2e, use: use && roundedUse(use), dataPointId, standing, state });

/** A figure that no lines make. */
const withoutLines = ({ metricKey, entityId }: UnknownFigure): At => ({
  metricKey,
  entityId,
  kgCo2e: metricKey.startsWith('ghg.') ? '0' : null,
  use: null,
});

const toldPlanned = (state: Told['state'], { figure, standing }: Planned) =>
  told(state, figure, standing?.id, standingOf(standing));

type Unknown = { readonly unknown: readonly UnknownFigure[] };

/** What becomes of the figures that are not written. */
const toldOthers = ({ same, kept, overlapped, lapsed, keptLapsed, unknown }: Plan & Unknown): Told[] => [
  ...same.map((each) => toldPlanned('same', each)),
  ...kept.map((each) => toldPlanned('kept', each)),
  ...overlapped.map(({ figure, by }) => told('overlapped', figure, by)),
  ...lapsed.map((each) => told('removed', withoutLines(each), each.id)),
  ...keptLapsed.map((each) => told('kept', withoutLines(each), each.id)),
  ...unknown.map((each) => told('unknown', withoutLines(each))),
];

/** What is to be published, and what would become of each figure. Throws what `publishEmissions` throws of its request and its lines. */
const planWithin = async (scoped: Summed, request: NewClimatePublication, readBaseYear: ReadBaseYear) => {
  const period = (await findPeriods(scoped, [request.reportingTimeId])).get(request.reportingTimeId);
  const months = monthsOf(period);
  const { basis, marks } = await readBasis(scoped);
  const { openLines, outdatedLines } = await countStates(scoped, months, marks);
  if (openLines > 0) throw new ProblemError('climate.lines_open');
  if (outdatedLines > 0) throw new ProblemError('climate.results_outdated');
  if (await haveMoreTraces(scoped, months, climatePublicationLimits.tracesMax))
    throw new ProblemError('climate.publication_too_large');
  const said = { gwpSet: basis.rules.gwpSet, language: request.language };
  const emissions = publishedFigures(await listParts(scoped, months));
  const used = usedFigures(await listUsedAmounts(scoped, months, usedTypes));
  const drafts = [...emissions, ...used.figures].map((each) => draftOf(each, months.period, said));
  const time = { id: request.reportingTimeId, period: months.period };
  return {
    unknown: used.unknown,
    ...(await readPlan(scoped, drafts, time, request.replaces)),
    answers: await planAnswers(scoped, {
      period: months.period,
      gwpSet: said.gwpSet,
      figures: emissions,
      baseYear: await readBaseYear(scoped),
    }),
  };
};

/** Publishes emissions, energy and water of a reporting time in the transaction of the caller. Throws as `publishEmissions` does. */
export const publishWithin = async (
  scoped: Summed,
  request: NewClimatePublication,
  { now, readBaseYear }: { readonly now: Date; readonly readBaseYear: ReadBaseYear },
): Promise<ClimatePublication> => {
  const plan = await planWithin(scoped, request, readBaseYear);
  const work = { actor: await findActor(scoped), now };
  await removeLapsed(scoped, [...plan.lapsed, ...lapsedIn(plan.answers)], work);
  const done = await writeAll(scoped, plan.written, request, work);
  const answers = await writeAnswers(scoped, plan.answers, request.reportingTimeId, work);
  await noteWritten(scoped, request.reportingTimeId, [...done, ...answers], work);
  const written = done.map(({ figure, id, isNew }, place) =>
    told(isNew ? 'created' : 'changed', figure, id, standingOf(plan.written[place]?.standing)),
  );
  return { figures: [...written, ...toldOthers(plan)], answers: plan.answers.map(answerSaid) };
};

/** What publishing would do to each figure; nothing is written. Throws as `publishEmissions` does. */
export const previewEmissions = (
  deps: Pick<Deps, 'database'>,
  scope: Scope,
  request: NewClimatePublication,
  readBaseYear: ReadBaseYear,
): Promise<ClimatePublication> =>
  withSums(deps, scope, {}, async (scoped) => {
    const plan = await planWithin(scoped, request, readBaseYear);
    const written = plan.written.map((each) => toldPlanned(each.standing ? 'changed' : 'created', each));
    return { figures: [...written, ...toldOthers(plan)], answers: plan.answers.map(answerSaid) };
  });

/**
 * Publishes emissions, energy and water of a reporting time as figures of the data hub, all of them or none; figures that people entered or changed
 * themselves stay unless `replaces` says otherwise, answers that say how they were counted are written beside them unless people entered or changed them, and published figures that no lines make any more, and answers that are said no more, are removed. Throws `request.invalid`
 * for a time without whole months, `climate.lines_open`, `climate.results_outdated`, `climate.publication_too_large`, what `readPlan` throws, `climate.figure_remarked`,
 * `permission.denied`, and `hub_answers.stale` where somebody changed a figure at the same moment.
 */
export const publishEmissions = async (
  deps: Deps,
  scope: Scope,
  request: NewClimatePublication,
  readBaseYear: ReadBaseYear,
): Promise<ClimatePublication> => {
  try {
    const how = { now: deps.now(), readBaseYear };
    const publication = await withSums(deps, scope, {}, (scoped) => publishWithin(scoped, request, how));
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
