import type { DataPointVersion, Entity, EntityMerge, EntityMergePreview } from '@esg/contract';
import { body, type Harness, type PersonName } from '../../testing/harness.ts';

/** Calls of people to a merge, and what the database has of its entities. */
export const mergesOf = (h: Harness) => {
  const call = (path: string, init?: RequestInit, name: PersonName = 'verdant.admin') => h.as(name).request(path, init);
  const ask = (id: string, into: string, name?: PersonName) =>
    call(`/entities/${id}/merge?into=${into}`, undefined, name);
  const read = async (id: string, into: string) => {
    const answer = await ask(id, into);
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as EntityMergePreview;
  };
  const send = (id: string, given: EntityMerge, name?: PersonName) =>
    call(`/entities/${id}/merge`, body('POST', given), name);
  /** As a person who has just looked at what would move. */
  /** The other entity keeps its figures. */
  const keepAll = (conflicts: EntityMergePreview['conflicts']): EntityMerge['choices'] =>
    conflicts.map(({ id }) => ({ id, choice: 'keep' }));
  /** The other entity keeps its figures where nothing else is chosen. */
  const merge = async (id: string, into: string, chosen: EntityMerge['choices'] = [], name?: PersonName) => {
    const { stamp, conflicts } = await read(id, into);
    const rest = conflicts.filter((conflict) => !chosen.some((choice) => choice.id === conflict.id));
    return send(id, { into, stamp, choices: [...chosen, ...keepAll(rest)] }, name);
  };
  const entities = async () =>
    new Map(((await (await call('/entities')).json()) as Entity[]).map((entity) => [entity.id, entity]));
  const pointsOf = async (entityId: string): Promise<{ id: string; n: string }[]> => {
    const sql = 'select id, total_number::text as n from data_points where entity_id = $1 order by period_start';
    return (await h.database.pool.query<{ id: string; n: string }>(sql, [entityId])).rows;
  };
  const historyOf = async (id: string) =>
    (await (await call(`/data-points/${id}/history`)).json()) as DataPointVersion[];
  return { call, ask, read, send, keepAll, merge, entities, pointsOf, historyOf };
};
