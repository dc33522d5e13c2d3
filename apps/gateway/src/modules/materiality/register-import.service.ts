import { criteriaOf, materialityStepPath, type RegisterImport, type RegisterImportHead, sameJson } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { notifyUndone, readOwnSheet, undoneBy } from '../imports/index.ts';
import * as entries from './iros.repository.ts';
import * as rows from './profiles.repository.ts';
import { announce, type Deps, findAuthor, lockedProfile } from './profiles.service.ts';
import { registerSheet } from './register-file.ts';
import {
  findImport,
  type ImportRecord,
  importFrom,
  insertImport,
  listImports,
  updateImport,
} from './register-imports.repository.ts';
import { fieldsOf, planRegister, type Standing } from './register-plan.ts';
import type { PlannedEntry, RegisterRow, SettledEntry } from './register-records.ts';

const readStanding = async (scoped: Scoped, profileId: string): Promise<Standing> => ({
  topics: await rows.listTopics(scoped, profileId),
  iros: await entries.listIros(scoped, profileId),
  scored: new Set((await entries.listScores(scoped, profileId)).map(({ iroId }) => iroId)),
});

const planIn = async (scoped: Scoped, profileId: string, sheet: readonly RegisterRow[]) => {
  const standing = await readStanding(scoped, profileId);
  return { standing, plan: planRegister(sheet, standing) };
};

const requireProfile = async (scoped: Scoped, id: string) => {
  if (!(await rows.findProfile(scoped, id))) throw new ProblemError('resource.not_found');
};

/**
 * The dry run: reads a sheet in a thread with little memory and time, and stores what it would change. No entry changes. Throws
 * `materiality.columns_missing`, `import.empty`, `import.too_many`, `resource.not_found` and the codes of problems with the file.
 */
export const checkRegister = async (
  deps: Deps,
  scope: Scope,
  id: string,
  request: Request,
): Promise<RegisterImport> => {
  await deps.database.readScope(scope, (scoped) => requireProfile(scoped, id));
  const { rows: sheet, fileName } = await readOwnSheet(request, registerSheet);
  return deps.database.withScope(scope, async (scoped) => {
    await lockedProfile(scoped, id);
    const { plan } = await planIn(scoped, id, sheet);
    return importFrom(
      await insertImport(scoped, { profileId: id, fileName, sheet, plan }, await findAuthor(deps, scoped)),
    );
  });
};

/** One import with its rows. Throws `resource.not_found`. */
export const readRegisterImport = ({ database }: Deps, scope: Scope, id: string): Promise<RegisterImport> =>
  database.withScope(scope, async (scoped) => {
    const record = await findImport(scoped, id);
    if (!record) throw new ProblemError('resource.not_found');
    return importFrom(record);
  });

/** The latest imports of an assessment. Throws `resource.not_found`. */
export const readRegisterImports = ({ database }: Deps, scope: Scope, id: string): Promise<RegisterImportHead[]> =>
  database.withScope(scope, async (scoped) => {
    await requireProfile(scoped, id);
    return listImports(scoped, id);
  });

/** The import in this state, and its assessment kept from other changes. */
const take = async (scoped: Scoped, id: string, state: ImportRecord['state']): Promise<ImportRecord> => {
  const found = await findImport(scoped, id);
  if (!found) throw new ProblemError('resource.not_found');
  await lockedProfile(scoped, found.profileId);
  const record = await findImport(scoped, id);
  if (record?.state !== state) throw new ProblemError('import.step_refused');
  return record;
};

const write = async (scoped: Scoped, profileId: string, plan: readonly PlannedEntry[], { iros }: Standing) => {
  const byId = new Map(iros.map((iro) => [iro.id, iro]));
  const added = plan.filter(({ kind }) => kind === 'new');
  const stored = await entries.insertIros(
    scoped,
    profileId,
    added.map(({ after }) => after),
  );
  const settled: SettledEntry[] = added.flatMap(({ row, after }, place) => {
    const iro = stored[place];
    return iro ? [{ row, iroId: iro.id, before: null, after, version: iro.version, outcome: 'added' }] : [];
  });
  for (const { row, kind, iroId, version, after } of plan) {
    const before = byId.get(iroId ?? '');
    if (kind !== 'changed' || !before || version === null) continue;
    const changed = await entries.updateIro(scoped, before.id, version, after);
    if (!changed) throw new ProblemError('materiality.import_outdated');
    settled.push({
      row,
      iroId: before.id,
      before: fieldsOf(before),
      after,
      version: changed.version,
      outcome: 'changed',
    });
  }
  return settled;
};

/**
 * Writes the checked rows, all or none. The plan is made again while the assessment is locked; where it differs from the one that the person
 * has seen, the new one is stored and nothing is written. Throws `materiality.import_outdated` then, `materiality.rows_refused`,
 * `import.step_refused`, `resource.not_found`.
 */
export const applyRegisterImport = async (deps: Deps, scope: Scope, id: string): Promise<RegisterImport> => {
  const applied = await deps.database.withScope(scope, async (scoped) => {
    const record = await take(scoped, id, 'checked');
    const { profileId, fileName } = record;
    const { plan, standing } = await planIn(scoped, profileId, record.sheet);
    if (!sameJson(plan, record.plan)) {
      await updateImport(scoped, id, { plan });
      return undefined;
    }
    if (plan.some(({ kind }) => kind === 'error')) throw new ProblemError('materiality.rows_refused');
    const settled = await write(scoped, profileId, plan, standing);
    if (settled.length === 0) throw new ProblemError('import.step_refused');
    const logged = settled.map(({ iroId, before, after }) => ({ iroId, before, after }));
    const author = await findAuthor(deps, scoped);
    await rows.appendEvent(
      scoped,
      profileId,
      { action: 'register_imported', subjectId: id, after: { fileName, rows: logged.length, entries: logged } },
      author,
    );
    // Somebody else may have checked it: it is undone by whoever wrote it.
    const by = { byId: author.actor.id, byName: author.actor.name };
    return importFrom(await updateImport(scoped, id, { state: 'applied', settled, ...by }));
  });
  if (!applied) throw new ProblemError('materiality.import_outdated');
  announce(deps, scope);
  return applied;
};

const undoOne = async (scoped: Scoped, each: SettledEntry, { iros, scored }: Standing): Promise<SettledEntry> => {
  const iro = iros.find(({ id }) => id === each.iroId);
  if (!iro || iro.version !== each.version) return { ...each, outcome: 'kept' };
  const { before } = each;
  if (!before) {
    if (scored.has(iro.id)) return { ...each, outcome: 'kept' };
    await entries.deleteIro(scoped, iro.id);
    return { ...each, outcome: 'removed' };
  }
  if (scored.has(iro.id) && criteriaOf(iro).join() !== criteriaOf(before).join()) return { ...each, outcome: 'kept' };
  await entries.updateIro(scoped, iro.id, iro.version, before);
  return { ...each, outcome: 'restored' };
};

/**
 * Undoes an import: entries that were changed or scored since stay, and the rows name them. Throws `import.step_refused`,
 * `resource.not_found`, and `permission.denied` for people who neither imported it nor may undo what others imported.
 */
export const undoRegisterImport = async (deps: GatewayDeps, scope: Scope, id: string): Promise<RegisterImport> => {
  const undone = await deps.database.withScope(scope, async (scoped) => {
    const { profileId, fileName, settled, byId } = await take(scoped, id, 'applied');
    const person = await undoneBy(scoped, byId, deps.now());
    const standing = await readStanding(scoped, profileId);
    const after: SettledEntry[] = [];
    for (const each of settled) after.push(await undoOne(scoped, each, standing));
    const logged = after.flatMap(({ iroId, outcome, ...each }) =>
      outcome === 'kept' ? [] : [{ iroId, before: each.after, after: each.before }],
    );
    // Where everything was kept, nothing of the assessment changed.
    if (logged.length > 0)
      await rows.appendEvent(
        scoped,
        profileId,
        { action: 'import_undone', subjectId: id, after: { fileName, rows: logged.length, entries: logged } },
        await findAuthor(deps, scoped),
      );
    return importFrom(await updateImport(scoped, id, { state: 'undone', settled: after, ...person }));
  });
  announce(deps, scope);
  const { fileName, by, assessmentId } = undone;
  const path = materialityStepPath(assessmentId, 'register');
  await notifyUndone(deps, scope, undone, { fileName, importedById: by.id, path });
  return undone;
};
