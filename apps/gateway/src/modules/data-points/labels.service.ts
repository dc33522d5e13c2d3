import { dataPointLimits, issueAt, type Label, type LabelChange } from '@esg/contract';
import { isRefusedBy, lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import * as rows from './labels.repository.ts';
import { requireMetric } from './section.ts';

type Deps = Pick<GatewayDeps, 'database' | 'realtime'>;

const write = async <Result>({ database, realtime }: Deps, scope: Scope, work: (scoped: Scoped) => Promise<Result>) => {
  try {
    const result = await database.withScope(scope, work);
    realtime.publish(scope, { type: 'labels.changed' });
    return result;
  } catch (error) {
    throw isRefusedBy(error, 'unique') ? new ProblemError('label.exists') : error;
  }
};

/** Labels of a section in their order. */
export const readLabels = ({ database }: Pick<Deps, 'database'>, scope: Scope, sectionId: string): Promise<Label[]> =>
  database.withScope(scope, (scoped) => rows.listLabels(scoped, sectionId));

/** Adds a label after the others. Throws `data_hub.full` at 20, `label.exists` for a name that the section has. */
export const createLabel = (deps: Deps, scope: Scope, { sectionId, name }: { sectionId: string; name: string }) =>
  write(deps, scope, async (scoped): Promise<Label> => {
    requireMetric(sectionId);
    await lockLimit(scoped, `labels:${sectionId}`);
    const labels = await rows.listLabels(scoped, sectionId);
    if (labels.length >= dataPointLimits.labelsPerSectionMax) throw new ProblemError('data_hub.full');
    return rows.insertLabel(scoped, sectionId, name, (labels.at(-1)?.position ?? 0) + 1);
  });

/** Adds labels with these names after the others, and returns their ids by name. Throws `data_hub.full` where they are too many. */
export const addLabels = async (
  scoped: Scoped,
  sectionId: string,
  names: readonly string[],
): Promise<Map<string, string>> => {
  await lockLimit(scoped, `labels:${sectionId}`);
  const labels = await rows.listLabels(scoped, sectionId);
  const ids = new Map(labels.map(({ id, name }) => [name, id]));
  let position = labels.at(-1)?.position ?? 0;
  for (const name of names) {
    if (ids.has(name)) continue;
    if (ids.size >= dataPointLimits.labelsPerSectionMax) throw new ProblemError('data_hub.full');
    position += 1;
    ids.set(name, (await rows.insertLabel(scoped, sectionId, name, position)).id);
  }
  return ids;
};

/** The label as it was read. Throws `label.stale` with the present one where somebody renamed it meanwhile. */
const takeAt = async (scoped: Scoped, id: string, version: number) => {
  const label = await rows.takeLabel(scoped, id);
  if (!label) throw new ProblemError('resource.not_found');
  const { sectionId, ...current } = label;
  if (current.version !== version) throw new ProblemError('label.stale', { extra: { current } });
  return { sectionId, label: current };
};

/** Gives a label another name. Throws `label.stale` where somebody else was first, `label.exists` for a name that is taken. */
export const renameLabel = (deps: Deps, scope: Scope, id: string, { name, version }: LabelChange) =>
  write(deps, scope, async (scoped): Promise<Label> => {
    const { label } = await takeAt(scoped, id, version);
    return (await rows.renameLabel(scoped, id, name)) ?? label;
  });

/** Puts the section's labels in a new order. Throws `request.invalid` where one is missing, foreign or named twice. */
export const orderLabels = (deps: Deps, scope: Scope, { sectionId, ids }: { sectionId: string; ids: string[] }) =>
  write(deps, scope, async (scoped): Promise<Label[]> => {
    const known = new Set((await rows.listLabels(scoped, sectionId)).map(({ id }) => id));
    if (ids.length !== known.size || new Set(ids).size !== ids.length || ids.some((id) => !known.has(id)))
      throw new ProblemError('request.invalid', { issues: [issueAt('ids', 'invalid')] });
    await rows.orderLabels(scoped, ids);
    return rows.listLabels(scoped, sectionId);
  });

/** Removes a label. Throws `label.linked` while a data point uses it, `label.stale` where somebody renamed it meanwhile. */
export const removeLabel = (deps: Deps, scope: Scope, id: string, version: number) =>
  write(deps, scope, async (scoped) => {
    const { sectionId } = await takeAt(scoped, id, version);
    const { key } = requireMetric(sectionId);
    if (await rows.isCarried(scoped, key, sectionId, id)) throw new ProblemError('label.linked');
    await rows.deleteLabel(scoped, id);
  });
