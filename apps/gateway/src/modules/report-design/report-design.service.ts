import {
  checkNumbers,
  type DesignChange,
  type DesignSettings,
  designDefaults,
  figuresOfFramework,
  languages,
  type Report,
  type ReportDesign,
  sameJson,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { checkBrandImage } from '../../platform/images/index.ts';
import { readFile, removeFile, shownName, storeFile } from '../files/index.ts';
import { earlierYears } from '../report-model/index.ts';
import type { BeforeRemoval } from '../reports/index.ts';
import {
  appendAudit,
  listSelected,
  lockEditableReport,
  type ReportChangeContext,
  readFramework,
  reportIn,
} from '../reports/index.ts';
import { listPictures } from './pictures.repository.ts';
import { type DesignRow, findDesign, writeDesign } from './report-design.repository.ts';

/** Settings of a stored design; a setting that did not exist when it was stored has its default. */
export const settingsOf = (row: Pick<DesignRow, 'settings'> | undefined): DesignSettings => ({
  ...designDefaults,
  ...row?.settings,
});

const listYears = async (scoped: Scoped, report: Report): Promise<string[]> => {
  const compared = {
    report,
    framework: await readFramework(scoped, report),
    disclosures: await listSelected(scoped, report.id),
    answers: new Map(),
  };
  return (await earlierYears(scoped, compared)).earlier.map(({ name }) => name);
};

const readDesignFrom = async (scoped: Scoped, report: Report, row: DesignRow | undefined): Promise<ReportDesign> => ({
  settings: settingsOf(row),
  pictureFileId: row?.pictureFileId ?? null,
  version: row?.version ?? 0,
  updatedAt: row?.updatedAt.toISOString() ?? null,
  updatedBy: row ? { id: row.updatedById, name: row.updatedByName } : null,
  earlierYears: await listYears(scoped, report),
});

/** The design of a report; the default where nobody has designed it. */
export const readDesign = ({ database }: GatewayDeps, scope: Scope, reportId: string): Promise<ReportDesign> =>
  database.withScope(scope, async (scoped) =>
    readDesignFrom(scoped, await reportIn(scoped, reportId), await findDesign(scoped, reportId)),
  );

/** Writes the design inside the transaction and logs it. The caller has locked the report. */
export const keepDesign = async (
  scoped: Scoped,
  { report: { id }, actor, now }: ReportChangeContext,
  before: DesignRow | undefined,
  change: Partial<Pick<DesignRow, 'settings' | 'pictureFileId'>>,
) => {
  const row = await writeDesign(scoped, {
    reportId: id,
    settings: settingsOf(before),
    pictureFileId: before?.pictureFileId ?? null,
    ...change,
    version: (before?.version ?? 0) + 1,
    updatedAt: now,
    updatedById: actor.id,
    updatedByName: actor.name,
  });
  await appendAudit(scoped, id, actor, now, [{ action: 'changed', field: 'design' }]);
  return row;
};

/** Throws `request.invalid` where a text names a number that the report's framework does not ask for. */
const requireKnownNumbers = async (scoped: Scoped, report: Report, { parts }: DesignSettings) => {
  const mayName = figuresOfFramework(await readFramework(scoped, report));
  const issues = parts.flatMap((part, index) =>
    part.kind === 'text'
      ? languages.flatMap((language) =>
          checkNumbers(part.blocks[language] ?? [], `settings.parts.${index}.blocks.${language}`, mayName),
        )
      : [],
  );
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
};

/**
 * Stores the design. Refuses with `report.stale` and the present design where somebody else changed it meanwhile; a design that is stored
 * already is no conflict, so that a request may be repeated.
 */
export const changeDesign = async (deps: GatewayDeps, scope: Scope, reportId: string, change: DesignChange) => {
  const design = await deps.database.withScope(scope, async (scoped) => {
    const work = await lockEditableReport(scoped, reportId, deps.now());
    const report = await reportIn(scoped, reportId);
    const before = await findDesign(scoped, reportId);
    const current = await readDesignFrom(scoped, report, before);
    if (sameJson(current.settings, change.settings)) return current;
    if (current.version !== change.version) throw new ProblemError('report.stale', { extra: { current } });
    await requireKnownNumbers(scoped, report, change.settings);
    return readDesignFrom(scoped, report, await keepDesign(scoped, work, before, { settings: change.settings }));
  });
  deps.realtime.publish(scope, { type: 'report.changed', reportId });
  return design;
};

/** Deletes a picture from the storage that no cover, present or published, shows any more; an error here fails nothing else. */
const removePicture = (deps: GatewayDeps, scope: Scope, id: string) =>
  removeFile(deps, scope, id).catch((err: unknown) => deps.log.warn({ err }, 'an old cover picture stayed'));

/**
 * Puts a checked and redrawn picture on the cover, or removes it; the one before is kept only where it was published. Throws the `file.…`
 * problems of `checkBrandImage`.
 */
export const changePicture = async (deps: GatewayDeps, scope: Scope, reportId: string, upload: File | undefined) => {
  await deps.database.withScope(scope, (scoped) => lockEditableReport(scoped, reportId, deps.now()));
  let pictureFileId: string | null = null;
  if (upload) {
    const { original } = await checkBrandImage('logo', new Uint8Array(await upload.arrayBuffer()));
    pictureFileId = await storeFile(deps, scope, { ...original, originalName: shownName(upload.name) });
  }
  const { design, old } = await deps.database.withScope(scope, async (scoped) => {
    const work = await lockEditableReport(scoped, reportId, deps.now());
    const before = await findDesign(scoped, reportId);
    const row = await keepDesign(scoped, work, before, { pictureFileId });
    const shown = await listPictures(scoped, reportId);
    const last = before?.pictureFileId;
    return {
      design: await readDesignFrom(scoped, await reportIn(scoped, reportId), row),
      old: last && !shown.has(last) ? last : undefined,
    };
  });
  if (old) await removePicture(deps, scope, old);
  deps.realtime.publish(scope, { type: 'report.changed', reportId });
  return design;
};

/** The picture of the cover. Throws `resource.not_found` where there is none. */
export const readPicture = async (deps: GatewayDeps, scope: Scope, reportId: string) => {
  const row = await deps.database.withScope(scope, async (scoped) => {
    await reportIn(scoped, reportId);
    return findDesign(scoped, reportId);
  });
  if (!row?.pictureFileId) throw new ProblemError('resource.not_found');
  return readFile(deps, scope, row.pictureFileId);
};

/** Deleted with a report for good: the pictures of its covers, present and published. */
export const removeDesignPictures =
  (deps: Pick<GatewayDeps, 'database' | 'storage'>): BeforeRemoval =>
  async (scoped, reportId) => {
    const { tx: _tx, ...scope } = scoped;
    const pictures = await listPictures(scoped, reportId);
    return async () => {
      for (const fileId of pictures) await removeFile(deps, scope, fileId);
    };
  };
