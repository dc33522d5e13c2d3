import {
  biogenicGas,
  type ClimateFactor,
  type ClimateFactorChange,
  type ClimateFactorEventPage,
  type ClimateFactorEventQuery,
  type ClimateFactorPage,
  type ClimateFactorQuery,
  type ClimateRules,
  type ClimateRulesChange,
  climateFactorLimits,
  type Issue,
  issueAt,
  lackingInFactor,
  type NewClimateFactor,
  sameJson,
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
import { namesOfDocuments } from '../documents/index.ts';
import { findActor } from '../users/index.ts';
import * as rows from './climate-factors.repository.ts';
import { findRules, writeRules } from './climate-rules.repository.ts';
import { appendFactorEvent, eventOf, listFactorEvents, wroteUnseen } from './factor-events.repository.ts';
import { activityTypeOf, hasPotential, isRegion, unitKindFor } from './reckon.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'log' | 'realtime'>;
const room = { count: rows.countFactors, most: climateFactorLimits.factorsMax };

const announce = ({ log, realtime }: Deps, scope: Scope, id: string, deed: string) => {
  realtime.publish(scope, { type: 'climate.changed' });
  log.info({ by: scope.userId, climateFactor: id }, `climate factor ${deed}`);
};

const authorAt = async (scoped: Scoped, now: Date): Promise<rows.Author> => ({ actor: await findActor(scoped), now });

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

type Documents = ClimateFactor['documents'];

/** Documents that the document center does not have, unless the factor names them already. */
const issuesOfDocuments = async (scoped: Scoped, documents: Documents, kept: Documents): Promise<Issue[]> => {
  const isKept = (id: string) => kept.some(({ documentId }) => documentId === id);
  if (documents.every(({ documentId }) => isKept(documentId))) return [];
  const names = await namesOfDocuments(scoped);
  return documents.flatMap(({ documentId }, place) =>
    isKept(documentId) || names.has(documentId) ? [] : [issueAt(`documents.${place}.documentId`, 'choice_unknown')],
  );
};

const requireFitting = async (scoped: Scoped, fields: NewClimateFactor, kept: Documents = []) => {
  const issues = [...issuesOf(fields), ...(await issuesOfDocuments(scoped, fields.documents, kept))];
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
      await requireFitting(scoped, fields);
      await requireRoom(scoped, 'climate-factors', room);
      const author = await authorAt(scoped, now);
      const created = rows.factorOf(await rows.insertFactor(scoped, fields, author));
      await appendFactorEvent(scoped, { factorId: created.id, name: created.name, deed: 'created' }, author);
      return created;
    }),
  );
  announce(deps, scope, factor.id, 'created');
  return factor;
};

/** The names of the fields that differ. */
const changedFields = (before: ClimateFactor, fields: NewClimateFactor): string[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    sameJson(value, before[name as keyof NewClimateFactor]) ? [] : [name],
  );

/** Changes a factor, which must be confirmed again. Throws as `createFactor` does, `resource.stale` and `resource.not_found`. */
export const changeFactor = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { version, documents, ...change }: ClimateFactorChange,
): Promise<ClimateFactor> => {
  const factor = await deps.database.withScope(scope, async (scoped) => {
    const row = await rows.findFactor(scoped, id);
    if (!row) throw new ProblemError('resource.not_found');
    const before = rows.factorOf(row);
    const fields = { ...change, documents: documents ?? before.documents };
    await requireFitting(scoped, fields, before.documents);
    const author = await authorAt(scoped, deps.now());
    const changed = await rows.updateFactor(scoped, { id, version }, fields, author);
    if (changed) {
      const deed = {
        factorId: id,
        name: fields.name,
        deed: 'changed',
        changed: changedFields(before, fields),
      } as const;
      await appendFactorEvent(scoped, deed, author);
      return rows.factorOf(changed);
    }
    const current = await rows.findFactor(scoped, id);
    throw staleOrGone(current && rows.factorOf(current));
  });
  announce(deps, scope, id, 'changed');
  return factor;
};

/**
 * Whether a person wrote something of a factor that nobody else has confirmed since. Of those that were entered before ids were kept, the name
 * decides.
 */
const isAuthor = async (scoped: Scoped, factor: ClimateFactor, { actor }: rows.Author): Promise<boolean> => {
  const isLast = factor.updatedById === null ? factor.updatedBy === actor.name : factor.updatedById === actor.id;
  return isLast || (await wroteUnseen(scoped, factor.id, actor.id));
};

/**
 * Confirms that a factor was compared with its source. Throws `request.invalid`, `climate.second_person_needed`, `resource.stale` and
 * `resource.not_found`.
 */
export const confirmFactor = async (deps: Deps, scope: Scope, id: string, version: number): Promise<ClimateFactor> => {
  const factor = await deps.database.withScope(scope, async (scoped) => {
    const row = await rows.findFactor(scoped, id);
    const author = await authorAt(scoped, deps.now());
    let isByAuthor = false;
    if (row?.version === version) {
      const before = rows.factorOf(row);
      await requireFitting(scoped, before, before.documents);
      isByAuthor = await isAuthor(scoped, before, author);
      if (isByAuthor && (await findRules(scoped)).secondPerson) throw new ProblemError('climate.second_person_needed');
    }
    const confirmed = await rows.confirmFactor(scoped, { id, version }, author, isByAuthor);
    if (confirmed) {
      await appendFactorEvent(scoped, { factorId: id, name: confirmed.name, deed: 'confirmed' }, author);
      return rows.factorOf(confirmed);
    }
    const current = await rows.findFactor(scoped, id);
    throw staleOrGone(current && rows.factorOf(current));
  });
  announce(deps, scope, id, 'confirmed');
  return factor;
};

/** Removes a factor; results that took it keep it in their trace until they are reckoned again. Throws `resource.not_found`. */
export const removeFactor = async (deps: Deps, scope: Scope, id: string) => {
  await deps.database.withScope(scope, async (scoped) => {
    const name = await rows.deleteFactor(scoped, id);
    if (name === undefined) throw new ProblemError('resource.not_found');
    await appendFactorEvent(scoped, { factorId: id, name, deed: 'removed' }, await authorAt(scoped, deps.now()));
  });
  announce(deps, scope, id, 'removed');
};

/** Who did what to own factors, newest first: to all of them, or to one. */
export const readFactorLog = (
  { database }: Deps,
  scope: Scope,
  query: ClimateFactorEventQuery,
): Promise<ClimateFactorEventPage> =>
  database.withScope(scope, async (scoped) =>
    pageOfRows(await listFactorEvents(scoped, query, positionOf(query.cursor), query.limit + 1), query.limit, eventOf),
  );

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
    const changed = await writeRules(scoped, change, { by: (await findActor(scoped)).name, now: deps.now() });
    if (!changed) throw staleOrGone(await findRules(scoped));
    return changed;
  });
  announce(deps, scope, 'rules', 'changed');
  return rules;
};
