import {
  type ClientBoard,
  type ClientBoardQuery,
  type ClientReport,
  clientBoardLimits,
  nextWorkOf,
} from '@esg/contract';
import { homeScopeOf, type Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { type FrameworkHead, headIn, headInMemory } from '../frameworks/index.ts';
import { decidersIn } from '../report-work/index.ts';
import { missingCounter } from '../reports/index.ts';
import {
  type BoardRow,
  countBoard,
  listBoard,
  listComplete,
  listWithoutReport,
  type ProgressRow,
} from './client-board.repository.ts';

const periodOf = (row: ProgressRow): ClientReport['period'] =>
  row.period_start && row.period_end ? { start: row.period_start, end: row.period_end } : null;

type CountMissing = ReturnType<typeof missingCounter>;

const progressOf = (row: ProgressRow, countMissing: CountMissing): ClientReport['progress'] => {
  const missing = countMissing({
    versionId: row.version_id,
    issuerClass: row.issuer_class,
    materialTopics: row.material_topics,
    period: periodOf(row),
    claim: row.claim,
    codes: row.codes,
    leftOut: row.left_out,
  });
  return { done: row.done, total: row.total, ...missing };
};

const reportOf = (row: BoardRow, framework: FrameworkHead | undefined, countMissing: CountMissing): ClientReport => ({
  id: row.id,
  client: { id: row.client_id, name: row.client_name },
  name: row.name,
  versionId: row.version_id,
  framework: framework?.name ?? { en: row.version_id, zhTw: row.version_id },
  period: periodOf(row),
  status: row.status,
  currentStep: row.current_step,
  progress: progressOf(row, countMissing),
  dueOn: row.due_on,
  waits: row.waits,
  lastActivityAt: new Date(row.updated_at).toISOString(),
});

/** Names of the frameworks on a page; a client's own framework is read in that client's scope. */
const readFrameworks = async ({ database }: Pick<GatewayDeps, 'database'>, home: Scope, rows: readonly BoardRow[]) => {
  const heads = new Map<string, FrameworkHead | undefined>();
  const unknown = new Map<string, Set<string>>();
  for (const { version_id: versionId, client_id: organisationId } of rows) {
    if (heads.has(versionId)) continue;
    const known = headInMemory(versionId);
    heads.set(versionId, known);
    if (!known) unknown.set(organisationId, (unknown.get(organisationId) ?? new Set()).add(versionId));
  }
  // One query in the scope of each client, whatever frameworks its reports use.
  for (const [organisationId, versionIds] of unknown)
    await database.readScope({ ...home, organisationId }, async (scoped) => {
      for (const versionId of versionIds) heads.set(versionId, await headIn(scoped, versionId));
    });
  return heads;
};

const isApproval = ({ kind }: ClientReport['waits'][number]) => kind === 'approval';

/** The rows with the names of people who may decide open approvals, read in each client's scope. */
const namingDeciders = async ({ database }: Pick<GatewayDeps, 'database'>, home: Scope, rows: readonly BoardRow[]) => {
  const waiting = rows.filter(({ waits }) => waits.some(isApproval));
  const clientIds = new Set(waiting.map(({ client_id: clientId }) => clientId));
  const deciders = new Map<string, string[]>();
  for (const organisationId of clientIds) {
    const ids = waiting.filter(({ client_id: clientId }) => clientId === organisationId).map(({ id }) => id);
    const found = await database.readScope({ ...home, organisationId, organisationType: 'Client' }, (scoped) =>
      decidersIn(scoped, ids),
    );
    for (const [id, names] of found) deciders.set(id, names);
  }
  return rows.map((row) => {
    const people = deciders.get(row.id) ?? [];
    const named = { people: people.slice(0, clientBoardLimits.peopleShownMax), peopleCount: people.length };
    return { ...row, waits: row.waits.map((wait) => (isApproval(wait) ? { ...wait, ...named } : wait)) };
  });
};

/** A page of the reports of all clients of the caller's consultancy, even while one of them is viewed. */
export const readClientBoard = async (
  deps: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  query: ClientBoardQuery,
): Promise<ClientBoard> => {
  const home = homeScopeOf(scope);
  const countMissing = missingCounter();
  const { rows, counts, withoutReport } = await deps.database.withSystem(async (tx) => {
    const complete = await listComplete(tx, home);
    const ready = complete.filter((row) => nextWorkOf(progressOf(row, countMissing)) === 'publish');
    const readyIds = ready.map(({ id }) => id);
    return {
      rows: await listBoard(tx, home, query, readyIds),
      counts: await countBoard(tx, home, { today: query.today, readyIds }),
      withoutReport: await listWithoutReport(tx, home),
    };
  });
  const frameworks = await readFrameworks(deps, home, rows);
  const named = await namingDeciders(deps, home, rows);
  return {
    items: named.map((row) => reportOf(row, frameworks.get(row.version_id), countMissing)),
    total: rows[0]?.found ?? 0,
    counts,
    withoutReport,
  };
};
