import { type ImportUndone, mayUndoImport } from '@esg/contract';
import { isPermitted } from '../../platform/auth/index.ts';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { notify, notifyWithin } from '../notifications/index.ts';
import { findActor } from '../users/index.ts';

/** The columns of every table of imports that say who undid one. */
export type UndoneColumns = {
  readonly undoneAt: Date | null;
  readonly undoneById: string | null;
  readonly undoneByName: string | null;
};

type Importer = { readonly appliedById: string | null; readonly createdById: string };

/** What an import stores where nobody has undone it, or an undo broke off. */
export const nobody = { undoneAt: null, undoneById: null, undoneByName: null } as const satisfies UndoneColumns;

/** Who let the sheet be written: not always who uploaded it. */
export const importerOf = ({ appliedById, createdById }: Importer): string => appliedById ?? createdById;

/**
 * What an import stores when somebody undoes it. Throws `permission.denied` for people who neither imported the sheet nor may undo what
 * others imported.
 */
export const undoneBy = async (scoped: Scoped, importedById: string | null, now: Date) => {
  const permissions = isPermitted(scoped, 'import:undo') ? (['import:undo'] as const) : [];
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

type Undone = { readonly undone?: ImportUndone | undefined };
type UndoneImport = { readonly fileName: string; readonly importedById: string | null; readonly path: string };

/** What the person who imported a sheet is notified of; nothing where they undid it themselves. */
const noticeOf = ({ undone }: Undone, { fileName, importedById, path }: UndoneImport) =>
  !undone || importedById === null || importedById === undone.by.id
    ? undefined
    : {
        to: { userId: importedById },
        kind: 'import.undone' as const,
        facts: { file: fileName, person: undone.by.name },
        path,
      };

/** Notifies the person who imported a sheet that somebody else undid it. */
export const notifyUndone = async (deps: GatewayDeps, scope: Scope, undone: Undone, of: UndoneImport) => {
  const notice = noticeOf(undone, of);
  if (notice) await notify(deps, scope, notice);
};

/** The same inside the transaction that ends the undo; whoever calls it publishes `notification.arrived`. */
export const notifyUndoneWithin = async (scoped: Scoped, undone: Undone, of: UndoneImport, now: Date) => {
  const notice = noticeOf(undone, of);
  if (notice) await notifyWithin(scoped, notice, now);
};
