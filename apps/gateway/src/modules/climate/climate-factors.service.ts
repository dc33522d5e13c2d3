import {
  biogenicGas,
  type ClimateFactor,
  type ClimateFactorChange,
  type ClimateFactorPage,
  type ClimateFactorQuery,
  type ClimateRules,
  type ClimateRulesChange,
  climateFactorLimits,
  type Issue,
  issueAt,
  lackingInFactor,
  type NewClimateFactor,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  answerOnce,
  ProblemError,
  pageOfRows,
  positionOf,
  requireRoom,
  staleOrGone,
} from '../../platform/http/index.ts';
import { findActor } from '../users/index.ts';
import * as rows from './climate-factors.repository.ts';
import { findRules, writeRules } from './climate-rules.repository.ts';
import { activityTypeOf, hasPotential, isRegion, unitKindFor } from './reckon.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'log' | 'realtime'>;
const room = { count: rows.countFactors, most: climateFactorLimits.factorsMax };

const announce = ({ log, realtime }: Deps, scope: Scope, id: string, deed: string) => {
  realtime.publish(scope, { type: 'climate.changed' });
  log.info({ by: scope.userId, climateFactor: id }, `climate factor ${deed}`);
};

const writingBy = async (scoped: Scoped, now: Date) => ({ by: (await findActor(scoped)).name, now });

/** A mass needs a warming potential, and the carbon dioxide of plants is reported beside the scopes. */
const issuesOfGas = ({ gas, isEquivalent, isBeside }: NewClimateFactor['gases'][number], index: number): Issue[] => {
  if (gas === biogenicGas && !isBeside) return [issueAt(`gases.${index}.isBeside`, 'choice_unknown')];
  return isEquivalent || hasPotential(gas) ? [] : [issueAt(`gases.${index}.gas`, 'choice_unknown')];
};

const issuesOf = (fields: NewClimateFactor): Issue[] => {
  const { activityTypeId, region, unit, gases, validFrom, validTo } = fields;
  const type = activityTypeOf(activityTypeId);
  const unitKind = type && unitKindFor(type, unit);
  return [
    ...(type ? [] : [issueAt('activityTypeId', 'choice_unknown')]),
    ...(type && !unitKind ? [issueAt('unit', 'choice_unknown')] : []),
    ...(type && unitKind ? lackingInFactor(type, unitKind, fields).map((path) => issueAt(path, 'required')) : []),
    ...gases.flatMap(issuesOfGas),
    ...(isRegion(region) ? [] : [issueAt('region', 'choice_unknown')]),
    ...(validTo !== null && validTo < validFrom ? [issueAt('validTo', 'date_invalid')] : []),
  ];
};

const requireFitting = (fields: NewClimateFactor) => {
  const issues = issuesOf(fields);
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
};

/** A page of the organisation's factors, newest first. */
export const readFactors = ({ database }: Deps, scope: Scope, query: ClimateFactorQuery): Promise<ClimateFactorPage> =>
  database.withScope(scope, async (scoped) =>
    pageOfRows(
      await rows.listFactors(scoped, query, positionOf(query.cursor), query.limit + 1),
      query.limit,
      rows.factorOf,
    ),
  );

/** One factor of the organisation. Throws `resource.not_found`. */
export const readFactor = ({ database }: Deps, scope: Scope, id: string): Promise<ClimateFactor> =>
  database.withScope(scope, async (scoped) => {
    const row = await rows.findFactor(scoped, id);
    if (!row) throw new ProblemError('resource.not_found');
    return rows.factorOf(row);
  });

/** Adds a factor, which is taken once somebody has confirmed it. Throws `request.invalid` and `resource.full`. */
export const createFactor = async (
  deps: Deps,
  scope: Scope,
  fields: NewClimateFactor,
  key?: string,
): Promise<ClimateFactor> => {
  const now = deps.now();
  const request = { operation: 'createClimateFactor', key, body: fields, status: 201, now };
  const factor = await deps.database.withScope(scope, (scoped) =>
    answerOnce(scoped, request, async () => {
      requireFitting(fields);
      await requireRoom(scoped, 'climate-factors', room);
      return rows.factorOf(await rows.insertFactor(scoped, fields, await writingBy(scoped, now)));
    }),
  );
  announce(deps, scope, factor.id, 'created');
  return factor;
};

/** Changes a factor, which must be confirmed again. Throws as `createFactor` does, `resource.stale` and `resource.not_found`. */
export const changeFactor = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { version, ...fields }: ClimateFactorChange,
): Promise<ClimateFactor> => {
  const factor = await deps.database.withScope(scope, async (scoped) => {
    if (!(await rows.findFactor(scoped, id))) throw new ProblemError('resource.not_found');
    requireFitting(fields);
    const changed = await rows.updateFactor(scoped, id, version, fields, await writingBy(scoped, deps.now()));
    if (changed) return rows.factorOf(changed);
    const current = await rows.findFactor(scoped, id);
    throw staleOrGone(current && rows.factorOf(current));
  });
  announce(deps, scope, id, 'changed');
  return factor;
};

/** Confirms that a factor was compared with its source. Throws `request.invalid`, `resource.stale` and `resource.not_found`. */
export const confirmFactor = async (deps: Deps, scope: Scope, id: string, version: number): Promise<ClimateFactor> => {
  const factor = await deps.database.withScope(scope, async (scoped) => {
    const before = await rows.findFactor(scoped, id);
    if (before?.version === version) requireFitting(rows.factorOf(before));
    const writing = await writingBy(scoped, deps.now());
    const change = { confirmedByName: writing.by, confirmedAt: writing.now };
    const changed = await rows.updateFactor(scoped, id, version, change, writing);
    if (changed) return rows.factorOf(changed);
    const current = await rows.findFactor(scoped, id);
    throw staleOrGone(current && rows.factorOf(current));
  });
  announce(deps, scope, id, 'confirmed');
  return factor;
};

/** Removes a factor; results that took it keep it in their trace until they are reckoned again. Throws `resource.not_found`. */
export const removeFactor = async (deps: Deps, scope: Scope, id: string) => {
  if (!(await deps.database.withScope(scope, (scoped) => rows.deleteFactor(scoped, id))))
    throw new ProblemError('resource.not_found');
  announce(deps, scope, id, 'removed');
};

/** How the organisation reckons. */
export const readRules = ({ database }: Deps, scope: Scope): Promise<ClimateRules> =>
  database.withScope(scope, findRules);

/** Sets how the organisation reckons; results are outdated until they are reckoned again. Throws `resource.stale` with the present rules. */
export const changeRules = async (deps: Deps, scope: Scope, change: ClimateRulesChange): Promise<ClimateRules> => {
  const unfit = change.standIns.findIndex(
    (region, index, all) => region === 'GLOBAL' || !isRegion(region) || all.indexOf(region) !== index,
  );
  if (unfit >= 0)
    throw new ProblemError('request.invalid', { issues: [issueAt(`standIns.${unfit}`, 'choice_unknown')] });
  const rules = await deps.database.withScope(scope, async (scoped) => {
    const changed = await writeRules(scoped, change, await writingBy(scoped, deps.now()));
    if (!changed) throw staleOrGone(await findRules(scoped));
    return changed;
  });
  announce(deps, scope, 'rules', 'changed');
  return rules;
};
