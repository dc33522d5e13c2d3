import { type ImportUndone, mayUndoImport } from '@esg/contract';
import { isPermitted } from '../../platform/auth/index.ts';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { notify } from '../notifications/index.ts';
import { findActor } from '../users/index.ts';

/** The columns of every table of imports that say who undid one. */
export type UndoneColumns = {
  readonly undoneAt: Date | null;
  readonly undoneById: string | null;
  readonly undoneByName: string | null;
};

/**
 * What an import stores when somebody undoes it. Throws `permission.denied` for people who neither imported the sheet nor administer the
 * organisation.
 */
export const undoneBy = async (scoped: Scoped, importedById: string | null, now: Date) => {
  const permissions = isPermitted(scoped, 'organisation:write') ? (['organisation:write'] as const) : [];
  if (!mayUndoImport({ id: importedById ?? '' }, { userId: scoped.userId, permissions }))
    throw new ProblemError('permission.denied');
  const { id, name } = await findActor(scoped);
  return { undoneAt: now, undoneById: id, undoneByName: name };
};

/** The same as people see it; nothing where nobody undid the import. */
export const undoneOf = ({ undoneAt, undoneById, undoneByName }: UndoneColumns): { undone?: ImportUndone } =>
  undoneAt && undoneById
    ? { undone: { at: undoneAt.toISOString(), by: { id: undoneById, name: undoneByName ?? '' } } }
    : {};

type UndoneImport = { readonly fileName: string; readonly importedById: string | null; readonly path: string };

/** Notifies the person who imported a sheet that somebody else undid it. */
export const notifyUndone = async (
  deps: GatewayDeps,
  scope: Scope,
  { undone }: { readonly undone?: ImportUndone | undefined },
  { fileName, importedById, path }: UndoneImport,
) => {
  if (!undone || importedById === null || importedById === undone.by.id) return;
  const facts = { file: fileName, person: undone.by.name };
  await notify(deps, scope, { to: { userId: importedById }, kind: 'import.undone', facts, path });
};
