import {
  type PageQuery,
  type SupplierImportDetail,
  type SupplierImportPage,
  type SupplierSheetQuery,
  sameJson,
} from '@esg/contract';
import { isRefusedBy, orderedId, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError, pageOfRows, positionOf } from '../../platform/http/index.ts';
import { findOwner } from '../brands/index.ts';
import { fileNameWith } from '../exports/index.ts';
import { importerOf, notifyUndone, readOwnSheet, undoneBy } from '../imports/index.ts';
import {
  listSuppliers,
  listUsedSuppliers,
  lockSuppliers,
  removeSuppliers,
  requireKeeping,
  stateOf,
  writeSuppliers,
} from '../suppliers/index.ts';
import { findActor } from '../users/index.ts';
import { type PlannedRow, planSuppliers } from './plan.ts';
import { supplierSheet } from './sheet.ts';
import * as rows from './supplier-imports.repository.ts';
import type { SettledSupplier } from './supplier-imports.tables.ts';
import { planUndo } from './undo.ts';
import { sheetWords } from './words.ts';
import { supplierWorkbook } from './workbook.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime'>;

const notice = { type: 'entities.changed' } as const;

/**
 * The dry run: reads a sheet (.xlsx) in a thread with little memory and time, and stores the planned changes. No supplier changes. Throws
 * `permission.denied`, `entity_import.names_missing`, `import.empty`, `import.too_many` and the codes of problems with the file.
 */
export const checkSuppliers = async (
  deps: GatewayDeps,
  scope: Scope,
  request: Request,
): Promise<SupplierImportDetail> => {
  await deps.database.withScope(scope, requireKeeping);
  const { rows: sheet, ...file } = await readOwnSheet(request, supplierSheet);
  return deps.database.withScope(scope, async (scoped) => {
    await requireKeeping(scoped);
    const plan = planSuppliers(sheet, await listSuppliers(scoped));
    const actor = await findActor(scoped);
    const person = { createdAt: deps.now(), createdById: actor.id, createdByName: actor.name };
    return rows.detailOf(await rows.insertImport(scoped, { ...file, ...person, sheet: [...sheet], plan }));
  });
};

/** One import with its rows. Throws `permission.denied` and `resource.not_found`. */
export const readSupplierImport = ({ database }: Pick<Deps, 'database'>, scope: Scope, id: string) =>
  database.withScope(scope, async (scoped) => {
    await requireKeeping(scoped);
    const record = await rows.findImport(scoped, id);
    if (!record) throw new ProblemError('resource.not_found');
    return rows.detailOf(record);
  });

/** One page of the imports that changed suppliers, newest first. Throws `permission.denied`. */
export const readSupplierImports = (
  { database }: Pick<Deps, 'database'>,
  scope: Scope,
  { cursor, limit }: PageQuery,
): Promise<SupplierImportPage> =>
  database.withScope(scope, async (scoped) => {
    await requireKeeping(scoped);
    return pageOfRows(await rows.listImports(scoped, positionOf(cursor), limit + 1), limit, rows.importOf);
  });

/** A sheet to fill in, empty or with the suppliers in use. Throws `permission.denied`. */
export const makeSupplierSheet = async (deps: GatewayDeps, scope: Scope, query: SupplierSheetQuery) => {
  const { present, owner } = await deps.database.withScope(scope, async (scoped) => {
    await requireKeeping(scoped);
    return { present: await listSuppliers(scoped), owner: await findOwner(scoped) };
  });
  const words = sheetWords[query.language];
  const day = deps.now().toISOString().slice(0, 10);
  const title = query.content === 'template' ? words.template : `${owner.organisation} ${words.data} ${day}`;
  const bytes = await supplierWorkbook({ present, query, application: owner.tenant });
  return { bytes, fileName: fileNameWith(title, 'xlsx', 'suppliers') };
};

const take = async (scoped: Scoped, id: string, state: rows.SupplierImportRecord['state']) => {
  await requireKeeping(scoped);
  const record = await rows.lockImport(scoped, id);
  if (!record) throw new ProblemError('resource.not_found');
  if (record.state !== state) throw new ProblemError('import.step_refused');
  await lockSuppliers(scoped);
  return record;
};

const settledBy = (
  plan: readonly PlannedRow[],
  present: Awaited<ReturnType<typeof listSuppliers>>,
): SettledSupplier[] => {
  const byId = new Map(present.map((supplier) => [supplier.id, supplier]));
  return plan.flatMap(({ row, kind, supplierId, state }): SettledSupplier[] => {
    const before = byId.get(supplierId ?? '');
    if (kind === 'new') return [{ row, supplierId: orderedId(), before: null, after: state, outcome: 'added' }];
    return kind === 'changed' && before
      ? [{ row, supplierId: before.id, before: stateOf(before), after: state, outcome: 'changed' }]
      : [];
  });
};

/**
 * Writes the checked rows, all or none, in one transaction. The plan is made again from the same rows while suppliers are locked; where it
 * differs from the one that the person has seen, the new plan is stored and shown, and nothing is written. Throws
 * `entity_import.outdated` then, `entity_import.refused` while rows are refused, `import.step_refused`, `resource.not_found` and
 * `permission.denied`.
 */
export const applySupplierImport = async (deps: Deps, scope: Scope, id: string): Promise<SupplierImportDetail> => {
  const applied = await deps.database.withScope(scope, async (scoped) => {
    const now = deps.now();
    const record = await take(scoped, id, 'checked');
    const present = await listSuppliers(scoped);
    const plan = planSuppliers(record.sheet, present);
    if (!sameJson(plan, record.plan)) {
      await rows.updateImport(scoped, id, { plan });
      return undefined;
    }
    if (plan.some(({ kind }) => kind === 'error')) throw new ProblemError('entity_import.refused');
    const settled = settledBy(plan, present);
    if (settled.length === 0) throw new ProblemError('import.step_refused');
    const written = (outcome: SettledSupplier['outcome']) =>
      settled.flatMap((each) => (each.outcome === outcome ? [{ id: each.supplierId, ...each.after }] : []));
    await writeSuppliers(scoped, { added: written('added'), changed: written('changed') }, now);
    const actor = await findActor(scoped);
    const person = { appliedAt: now, appliedById: actor.id, appliedByName: actor.name };
    return rows.detailOf(await rows.updateImport(scoped, id, { state: 'applied', settled, ...person }));
  });
  if (!applied) throw new ProblemError('entity_import.outdated');
  deps.realtime.publish(scope, notice);
  return applied;
};

const undo = async (scoped: Scoped, id: string, now: Date) => {
  const record = await take(scoped, id, 'applied');
  const person = await undoneBy(scoped, importerOf(record), now);
  const { restored, removed } = planUndo(await listSuppliers(scoped), record.settled, await listUsedSuppliers(scoped));
  await writeSuppliers(scoped, { added: [], changed: restored.map((one) => ({ id: one.id, ...one.after })) }, now);
  await removeSuppliers(scoped, removed);
  const byRow = new Map(restored.map((one) => [one.row, one]));
  const isRemoved = new Set(removed);
  const settled = record.settled.map((each): SettledSupplier => {
    const one = byRow.get(each.row);
    if (one) return { ...each, outcome: one.isWhole ? 'restored' : 'partly' };
    return { ...each, outcome: isRemoved.has(each.supplierId) ? 'removed' : 'kept' };
  });
  return rows.detailOf(await rows.updateImport(scoped, id, { state: 'undone', settled, ...person }));
};

/**
 * Undoes an import, in one transaction. Fields that were changed since stay as they are, and so do new suppliers that are asked for figures
 * or have people; the rows name them. Throws `entity.linked` where that happens at the same moment, `import.step_refused`,
 * `resource.not_found` and `permission.denied`.
 */
export const undoSupplierImport = async (
  deps: GatewayDeps,
  scope: Scope,
  id: string,
): Promise<SupplierImportDetail> => {
  try {
    const undone = await deps.database.withScope(scope, (scoped) => undo(scoped, id, deps.now()));
    deps.realtime.publish(scope, notice);
    const { fileName, appliedBy, createdBy } = undone;
    const importedById = (appliedBy ?? createdBy).id;
    const path = `/ct/entity-management/suppliers/import?id=${id}`;
    await notifyUndone(deps, scope, undone, { fileName, importedById, path });
    return undone;
  } catch (error) {
    throw isRefusedBy(error, 'reference') ? new ProblemError('entity.linked') : error;
  }
};
