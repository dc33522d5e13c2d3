import {
  type ClimateImport,
  type ClimateImportDetail,
  type ClimateImportMapping,
  type ClimateImportPage,
  type ClimateImportQuestions,
  type ClimateImportRowPage,
  type ClimateImportRowsQuery,
  type ClimateImportState,
  climateActivityLimits,
  climateImportLimits,
  type Issue,
  issueAt,
  type NewClimateImportMapping,
  type PageQuery,
  type SeenClimateImport,
} from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError, pageOfRows, positionOf } from '../../platform/http/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { countActivities, isRegion } from '../climate/index.ts';
import { requireWriter } from '../data-points/index.ts';
import { listEntities } from '../entities/index.ts';
import { removeFile, storeFile } from '../files/index.ts';
import { headingKey, importerOf, inspectFile, mediaTypes, type SheetUpload, undoneBy } from '../imports/index.ts';
import { findOwnOrganisation } from '../organizations/index.ts';
import { findActor } from '../users/index.ts';
import { catalogueOf } from './catalogue.ts';
import * as imports from './climate-imports.repository.ts';
import { nothingUsual, suggested } from './mapping/headings.ts';
import { announce } from './progress.ts';
import { answerAmounts, listAskedRows, listRowEntities, listRows, rowOf } from './rows.repository.ts';

type Deps = GatewayDeps;
const { importOf, detailOf, findTallies } = imports;

const importIn = async (scoped: Scoped, id: string) => {
  const row = await imports.findImport(scoped, id);
  if (!row) throw new ProblemError('resource.not_found');
  return row;
};

/**
 * Reads the top of each sheet and stores the file. Throws `file.format_refused`, `file.unreadable` and the codes of `import.…` for files that
 * are not accepted; then nothing is stored.
 */
export const uploadImport = async (
  deps: Deps,
  scope: Scope,
  { bytes, fileName }: SheetUpload,
): Promise<ClimateImportDetail> => {
  const { format, tops } = await inspectFile(bytes);
  const { headings, usual, isEntity } = await deps.database.withScope(scope, async (scoped) => {
    const { entityCalled } = catalogueOf(await listEntities(scoped), '', () => true);
    const last = await imports.findUsual(scoped);
    const headquarters = (await findOwnOrganisation(scoped))?.organisation.headquartersCountry;
    const country = headquarters && isRegion(headquarters) ? headquarters : null;
    return {
      headings: await imports.listHeadings(scoped),
      // Most bills are of the country of the headquarters; what the last import said goes before it.
      usual: { ...(last ?? nothingUsual), region: last?.region ?? country },
      isEntity: (name: string) => entityCalled(name) !== undefined,
    };
  });
  const sheets = tops.map((top, index) => suggested(top, index, headings, usual, isEntity));
  const fileId = await storeFile(deps, scope, { bytes, mediaType: mediaTypes[format], originalName: fileName });
  const detail = await deps.database.withScope(scope, async (scoped) => {
    const { id, name } = await findActor(scoped);
    const person = { createdAt: deps.now(), createdById: id, createdByName: name };
    return detailOf(
      await imports.insertImport(scoped, { fileId, fileName, fileBytes: bytes.length, sheets, ...person }),
      [],
    );
  });
  announce(deps, scope);
  return detail;
};

/** One page of the organisation's imports, newest first. */
export const readImports = (deps: Deps, scope: Scope, { cursor, limit }: PageQuery): Promise<ClimateImportPage> =>
  deps.database.withScope(scope, async (scoped) => {
    const rows = await imports.listImports(scoped, positionOf(cursor), limit + 1);
    const told = new Map<string, ClimateImport>();
    for (const row of rows) told.set(row.id, importOf(row, await findTallies(scoped, row)));
    return pageOfRows(rows, limit, (row): ClimateImport => told.get(row.id) ?? importOf(row, []));
  });

/** One import. Throws `resource.not_found`. */
export const readImport = (deps: Deps, scope: Scope, id: string): Promise<ClimateImportDetail> =>
  deps.database.withScope(scope, async (scoped) => {
    const row = await importIn(scoped, id);
    return detailOf(row, await findTallies(scoped, row));
  });

/** What would become of each row, in the order of the sheet. Throws `resource.not_found`. */
export const readRows = (
  deps: Deps,
  scope: Scope,
  id: string,
  { kind, cursor, limit }: ClimateImportRowsQuery,
): Promise<ClimateImportRowPage> =>
  deps.database.withScope(scope, async (scoped) => {
    await importIn(scoped, id);
    const after = /^\d{1,9}$/.test(cursor ?? '') ? Number(cursor) : 0;
    const rows = await listRows(scoped, id, { kind, after, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    return { items: shown.map(rowOf), nextCursor: rows.length > limit ? String(shown.at(-1)?.position) : null };
  });

/** What rows will be asked before their emissions are known, once for each meter. Throws `resource.not_found`. */
export const readAsked = (deps: Deps, scope: Scope, id: string): Promise<ClimateImportQuestions> =>
  deps.database.withScope(scope, async (scoped) => {
    await importIn(scoped, id);
    const found = await listAskedRows(scoped, id, climateImportLimits.questionsShownMax);
    return {
      items: found.map(({ lists, groups: _, ...question }) => ({
        ...question,
        choices: [...new Set(lists.flat())].toSorted(),
      })),
      left: (found[0]?.groups ?? 0) - found.length,
    };
  });

/** Deletes an import that changed nothing, with its file. Throws `import.step_refused` for others: they stay as evidence. */
export const removeImport = async (deps: Deps, scope: Scope, id: string) => {
  const fileId = await deps.database.withScope(scope, async (scoped) => {
    const row = await imports.lockImport(scoped, id);
    if (!row) throw new ProblemError('resource.not_found');
    if (row.appliedAt !== null || row.state === 'checking') throw new ProblemError('import.step_refused');
    await imports.deleteImport(scoped, id);
    return row.fileId;
  });
  await removeFile(deps, scope, fileId);
  announce(deps, scope);
};

type Change = Parameters<typeof imports.updateImport>[3] & { readonly state: ClimateImportState };
type Begin = {
  readonly from: readonly ClimateImportState[];
  readonly step: (scoped: Scoped, row: imports.ImportRow) => Promise<Change>;
};

/** Moves the import on, with the job for it: both are stored, or neither. Throws `import.step_refused` and `request.too_many`. */
const begin = async (deps: Deps, job: Job<imports.ImportJob>, scope: Scope, id: string, { from, step }: Begin) => {
  await deps.jobs.start();
  const { tenantId, organisationId, userId } = scope;
  const detail = await deps.database.withScope(scope, async (scoped) => {
    const before = await imports.lockImport(scoped, id);
    if (!before) throw new ProblemError('resource.not_found');
    if (!from.includes(before.state)) throw new ProblemError('import.step_refused');
    await lockLimit(scoped, 'climate-imports');
    if ((await imports.countAtWork(scoped)) >= climateImportLimits.unfinishedMax)
      throw new ProblemError('request.too_many', { retryAfterSeconds: 10 });
    const change = await step(scoped, before);
    const anew = { progress: 0, aliveAt: null, attempts: 0, failure: null };
    const row = await imports.updateImport(scoped, id, before.state, { ...anew, ...change });
    await job.enqueue({ id, tenantId, organisationId, userId }, scoped.tx);
    return detailOf(row ?? before, await findTallies(scoped, row ?? before));
  });
  announce(deps, scope);
  return detail;
};

/** A sheet needs a month and an amount, and its activity and unit from a column or for all rows; each field and column once. */
const issuesOf = (
  { sheets }: imports.ImportRow,
  { sheet, headerRow, columns, usual }: ClimateImportMapping,
): Issue[] => {
  const preview = sheets[sheet]?.preview;
  if (!preview || headerRow > preview.length) return [issueAt(preview ? 'headerRow' : 'sheet', 'choice_unknown')];
  const fields = columns.map(({ field }) => field);
  const twice = columns.flatMap(({ field, index }, place) =>
    fields.indexOf(field) < place || columns.findIndex((other) => other.index === index) < place
      ? [issueAt(`columns.${place}`, 'invalid', { field })]
      : [],
  );
  const missing = [
    fields.includes('month') ? null : 'month',
    fields.includes('amount') ? null : 'amount',
    fields.includes('unit') || usual.unit !== null ? null : 'unit',
    fields.includes('activityType') || usual.activityTypeId !== null ? null : 'activityType',
  ].flatMap((field) => (field === null ? [] : [issueAt('columns', 'required', { field })]));
  return [...twice, ...missing];
};

/**
 * Says what the columns are, and starts the dry run. The meanings of headings are remembered. Throws `import.mapping_incomplete`, and
 * `import.step_refused` where the rows were checked again since: somebody else's columns and answers are never replaced unseen.
 */
export const mapImport = (
  deps: Deps,
  job: Job<imports.ImportJob>,
  scope: Scope,
  id: string,
  { checks, ...mapping }: NewClimateImportMapping,
): Promise<ClimateImportDetail> =>
  begin(deps, job, scope, id, {
    from: ['mapping', 'checked', 'failed'],
    step: async (scoped, row) => {
      if (checks !== undefined && checks !== row.checks) throw new ProblemError('import.step_refused');
      const issues = issuesOf(row, mapping);
      if (issues.length > 0) throw new ProblemError('import.mapping_incomplete', { issues });
      const headings = row.sheets[mapping.sheet]?.preview[mapping.headerRow - 1] ?? [];
      const named = mapping.columns.flatMap(({ index, field }) => {
        const key = headingKey(headings[index] ?? '');
        return key === '' ? [] : [[key, field] as const];
      });
      await imports.rememberHeadings(scoped, new Map(named), deps.now());
      return { state: 'checking', mapping, checks: row.checks + 1, tallies: null };
    },
  });

/**
 * Starts writing what was checked; rows that are refused are left out. Throws `resource.full`, `import.step_refused`, and `permission.denied`
 * where some are of another manager's entities: the job runs without the role. Refused too where the rows were checked again since they were seen.
 */
export const applyImport = (
  deps: Deps,
  job: Job<imports.ImportJob>,
  scope: Scope,
  id: string,
  { checks, amounts }: SeenClimateImport,
) =>
  begin(deps, job, scope, id, {
    from: ['checked'],
    step: async (scoped, row) => {
      if (row.checks !== checks) throw new ProblemError('import.step_refused');
      await requireWriter(scoped, await listRowEntities(scoped, id));
      const tallies = await findTallies(scoped, row);
      const found = (wanted: string) => imports.sumOf(tallies, ({ kind }) => kind === wanted);
      if (found('new') + found('changed') === 0) throw new ProblemError('import.step_refused');
      if ((await countActivities(scoped)) + found('new') > climateActivityLimits.linesMax)
        throw new ProblemError('resource.full');
      if (amounts) await answerAmounts(scoped, id, amounts);
      const actor = await findActor(scoped);
      return { state: 'applying', appliedAt: deps.now(), appliedById: actor.id, appliedByName: actor.name };
    },
  });

/** Starts undoing what an import wrote. Throws `permission.denied` for people who neither imported it nor may undo what others imported. */
export const undoImport = (deps: Deps, job: Job<imports.ImportJob>, scope: Scope, id: string) =>
  begin(deps, job, scope, id, {
    from: ['applied'],
    step: async (scoped, row) => {
      const undone = await undoneBy(scoped, importerOf(row), deps.now());
      await requireWriter(scoped, await listRowEntities(scoped, id));
      return { state: 'undoing', ...undone };
    },
  });
