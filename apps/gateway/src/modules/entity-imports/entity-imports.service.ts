import {
  type EntityImportDetail,
  type EntityImportPage,
  type EntitySheetQuery,
  mayArrange,
  type PageQuery,
  wholeHolding,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError, pageOfRows, positionOf } from '../../platform/http/index.ts';
import { holdingsIn, readBoundary } from '../boundaries/index.ts';
import { findOwner } from '../brands/index.ts';
import { listEntities, takeTree } from '../entities/index.ts';
import { listEntityUsers } from '../entity-users/index.ts';
import { fileNameWith } from '../exports/index.ts';
import { readOwnSheet } from '../imports/index.ts';
import { findActor } from '../users/index.ts';
import {
  detailOf,
  type EntityImportRecord,
  findImport,
  importOf,
  insertImport,
  listImports,
} from './entity-imports.repository.ts';
import { planEntities } from './plan.ts';
import { yearIn } from './read-holding.ts';
import { entitySheet, type SheetRow } from './sheet.ts';
import { sheetWords } from './words.ts';
import { entityWorkbook } from './workbook.ts';

/** The planned changes of a sheet to the organisation's entities, which are locked until the transaction ends. */
export const planIn = async (scoped: Scoped, sheet: readonly SheetRow[]) => {
  const tree = await takeTree(scoped);
  const years = new Set(sheet.flatMap((row) => yearIn(row) ?? []));
  const held = new Map<number, Awaited<ReturnType<typeof holdingsIn>>>();
  for (const year of years) held.set(year, await holdingsIn(scoped, year));
  const nothingSaid = { holding: wholeHolding, version: 0 };
  const plan = planEntities(sheet, tree.present, {
    mayChange: (entity) => mayArrange(scoped, entity),
    holdingOf: (entityId, year) => (entityId === null ? undefined : held.get(year)?.(entityId)) ?? nothingSaid,
  });
  return { tree, plan };
};

/**
 * The dry run: reads a sheet (spec section 5: .xlsx only, 10 MB at most) in a thread with little memory and time, and stores the planned changes. No entity changes. Throws
 * `entity_import.names_missing`, `import.empty`, `entity_import.too_many` and the codes of problems with the file; then nothing is stored.
 */
export const checkEntities = async (deps: GatewayDeps, scope: Scope, request: Request): Promise<EntityImportDetail> => {
  const { rows: sheet, ...file } = await readOwnSheet(request, entitySheet);
  return deps.database.withScope(scope, async (scoped) => {
    const { plan } = await planIn(scoped, sheet);
    const actor = await findActor(scoped);
    const person = { createdAt: deps.now(), createdById: actor.id, createdByName: actor.name };
    return detailOf(await insertImport(scoped, { ...file, ...person, sheet: [...sheet], plan }));
  });
};

const importIn = async (scoped: Scoped, id: string): Promise<EntityImportRecord> => {
  const record = await findImport(scoped, id);
  if (!record) throw new ProblemError('resource.not_found');
  return record;
};

/** One import with its rows. Throws `resource.not_found`. */
export const readEntityImport = ({ database }: Pick<GatewayDeps, 'database'>, scope: Scope, id: string) =>
  database.withScope(scope, async (scoped) => detailOf(await importIn(scoped, id)));

/** One page of the imports that changed entities, newest first. */
export const readEntityImports = (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  { cursor, limit }: PageQuery,
): Promise<EntityImportPage> =>
  database.withScope(scope, async (scoped) =>
    pageOfRows(await listImports(scoped, positionOf(cursor), limit + 1), limit, importOf),
  );

/** A sheet to fill in, empty or with the active entities. */
export const makeEntitySheet = async (deps: GatewayDeps, scope: Scope, query: EntitySheetQuery) => {
  const { database, now } = deps;
  const { present, owner } = await database.withScope(scope, async (scoped) => ({
    present: await listEntities(scoped),
    owner: await findOwner(scoped),
  }));
  const { year, entities: holdings } = await readBoundary(deps, scope, query.year ?? now().getUTCFullYear());
  const facts = { year, holdings, people: await listEntityUsers(deps, scope) };
  const words = sheetWords[query.language];
  const title =
    query.content === 'template'
      ? words.template
      : `${owner.organisation} ${words.data} ${now().toISOString().slice(0, 10)}`;
  const bytes = await entityWorkbook({ present, facts, query, application: owner.tenant });
  return { bytes, fileName: fileNameWith(title, 'xlsx', 'entities') };
};
