import {
  type Coverage,
  type CoverageQuery,
  type DataPointCell,
  type DataPointGridQuery,
  type DataPointListQuery,
  type DataPointPage,
  type DataPointStart,
  type DataPointStartQuery,
  issueAt,
} from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { listEntities } from '../entities/index.ts';
import { readThreshold } from '../metrics/index.ts';
import { listTimes } from '../reporting-times/index.ts';
import { madeOfParts } from './calculation/made-of-parts.ts';
import { dayPairOf, pairCursorOf } from './cursor.ts';
import * as rows from './data-points.repository.ts';
import { countCovered, listCells } from './grid.repository.ts';
import { comparable } from './neighbours.ts';
import { requireMetric } from './section.ts';

type Deps = Pick<GatewayDeps, 'database'>;

/** One page of the own organisation's data points, newest periods first. */
export const listDataPointPage = (
  { database }: Deps,
  scope: Scope,
  { cursor, ...query }: DataPointListQuery,
): Promise<DataPointPage> =>
  database.withScope(scope, async (scoped) => {
    const place = cursor === undefined ? undefined : dayPairOf(cursor);
    const after = place && { periodStart: place.order, id: place.id };
    const found = await rows.listDataPoints(scoped, { ...query, after, limit: query.limit + 1 });
    const items = found.slice(0, query.limit);
    const last = items.at(-1);
    const more = last && found.length > items.length;
    return { items, nextCursor: more ? pairCursorOf(last.period.start, last.id) : null };
  });

/** The data points of a visible part of the grid. */
export const readGrid = ({ database }: Deps, scope: Scope, query: DataPointGridQuery): Promise<DataPointCell[]> =>
  database.askScope(scope, (scoped) => listCells(scoped, query));

/** How completely each metric is filled for these times and subjects; all entities and the whole where none is named. */
export const readCoverage = (
  { database }: Deps,
  scope: Scope,
  { reportingTimeIds, subjects }: CoverageQuery,
): Promise<Coverage> =>
  database.withScope(scope, async (scoped) => {
    const asked = subjects && subjects.length > 0 ? new Set(subjects).size : (await listEntities(scoped)).length + 1;
    const metrics = await countCovered(scoped, reportingTimeIds, subjects);
    return { expected: new Set(reportingTimeIds).size * asked, metrics };
  });

/** What a person should see before they type: the existing and the previous figure, and its methodology. */
export const readStart = ({ database }: Deps, scope: Scope, query: DataPointStartQuery): Promise<DataPointStart> =>
  database.withScope(scope, async (scoped) => {
    const { sectionId, subject, reportingTimeId, labelIds = [] } = query;
    const metric = requireMetric(sectionId);
    const [time] = await listTimes(scoped, [reportingTimeId]);
    if (!time) throw new ProblemError('request.invalid', { issues: [issueAt('reportingTimeId', 'choice_unknown')] });
    const entityId = subject === 'organisation' ? null : subject;
    const series = { sectionId, entityId, labelKey: rows.labelKeyOf(labelIds) };
    const existing = await rows.findOverlap(scoped, series, time.period);
    const before = await rows.findNewestBefore(scoped, series, time.period.start);
    const newest = before ?? (await rows.findNewestBefore(scoped, series));
    const place = { metricKey: metric.key, sectionId, entityId, labelIds };
    const madeOf = await madeOfParts(scoped, time.period, [place]);
    return {
      existing: existing ?? null,
      calculated: madeOf(place),
      previous: comparable(before, time.period),
      methodology: newest?.methodology ?? '',
      changeThreshold: await readThreshold(scoped, metric.key),
    };
  });
