import { type ImportChoices, type ImportItemPage, type ImportItemsQuery, issueAt } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { lockImport } from './imports.repository.ts';
import { announce, importIn } from './imports.service.ts';
import { chooseItemRows, itemOf, listItems, needOf } from './items.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'realtime'>;

/** A cursor is the last position of the page before, after the rank of its kind by urgency. */
const placeOf = (cursor: string | undefined) => {
  if (cursor === undefined) return { need: 0, position: -1 };
  const [, need, position] = cursor.match(/^(?:(\d)\.)?(\d{1,9})$/) ?? [];
  if (position === undefined) throw new ProblemError('request.invalid', { issues: [issueAt('cursor', 'invalid')] });
  return { need: Number(need ?? 0), position: Number(position) };
};

/** One page of the planned or written results, one for each data point. */
export const listItemPage = (
  { database }: Deps,
  scope: Scope,
  id: string,
  { cursor, ...query }: ImportItemsQuery,
): Promise<ImportItemPage> =>
  database.withScope(scope, async (scoped) => {
    const after = placeOf(cursor);
    await importIn(scoped, id);
    const found = await listItems(scoped, id, { ...query, limit: query.limit + 1 }, after);
    const items = found.slice(0, query.limit).map(itemOf);
    const last = items.at(-1);
    const isMore = last && found.length > items.length;
    return { items, nextCursor: isMore ? `${needOf(last.kind)}.${last.position}` : null };
  });

/** Sets the choice for data points that exist already. Throws `import.step_refused` unless the import waits for it. */
export const chooseItems = async (deps: Deps, scope: Scope, id: string, { choice, positions }: ImportChoices) => {
  await deps.database.withScope(scope, async (scoped) => {
    const row = await lockImport(scoped, id);
    if (!row) throw new ProblemError('resource.not_found');
    if (row.state !== 'checked') throw new ProblemError('import.step_refused');
    const kinds = positions === 'all' ? (['changed', 'conflict'] as const) : ([positions] as ['changed' | 'conflict']);
    await chooseItemRows(scoped, id, Array.isArray(positions) ? positions : kinds, choice === 'overwrite');
  });
  announce(deps, scope, id);
};
