import { type StoredPicture, type SurveyContent, surveyLimits } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError, requireRoom } from '../../platform/http/index.ts';
import { checkBrandImage } from '../../platform/images/index.ts';
import { readFile, removeFile, shownName, storeFile } from '../files/index.ts';
import { requireOpen } from './answering.service.ts';
import { openSeal, picturesIn } from './picture-address.ts';
import * as rows from './pictures.repository.ts';
import { lockedSurvey, surveyIn } from './survey-view.ts';
import type { SurveyRow } from './surveys.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'storage' | 'vault' | 'now' | 'log'>;

const removeAll = async (deps: Deps, scope: Scope, fileIds: readonly string[]) => {
  for (const fileId of fileIds)
    await removeFile(deps, scope, fileId).catch((err: unknown) =>
      deps.log.warn({ err }, 'a picture of a survey stayed'),
    );
};

/** So long a picture is kept that no question shows: its author may still be about to save the question. */
const unshownMilliseconds = 24 * 60 * 60 * 1000;

/** Makes room in a full survey: pictures that were replaced long ago, and that respondents never read, are no longer its own. */
const releaseReplaced = async ({ now }: Deps, scoped: Scoped, survey: SurveyRow): Promise<string[]> => {
  const older = await rows.listOlder(scoped, survey.id, new Date(now().getTime() - unshownMilliseconds));
  const shown = new Set([survey.content, ...(await rows.listEditions(scoped, survey.id))].flatMap(picturesIn));
  const replaced = older.filter((fileId) => !shown.has(fileId));
  await rows.deletePictures(scoped, survey.id, replaced);
  const shared = new Set(await rows.listShared(scoped, survey.id, replaced));
  return replaced.filter((fileId) => !shared.has(fileId));
};

/**
 * Stores a picture for a question, checked and redrawn. No question shows it before one names it. Throws the `file.…` problems of
 * `checkBrandImage`, `resource.full`, `resource.not_found`.
 */
export const addPicture = async (deps: Deps, scope: Scope, id: string, upload: File): Promise<StoredPicture> => {
  await deps.database.withScope(scope, (scoped) => surveyIn(scoped, id));
  const { original } = await checkBrandImage('logo', new Uint8Array(await upload.arrayBuffer()));
  const fileId = await storeFile(deps, scope, { ...original, originalName: shownName(upload.name) });
  try {
    const released = await deps.database.withScope(scope, async (scoped) => {
      const survey = await lockedSurvey(scoped, id);
      const count = () => rows.countPictures(scoped, id);
      const isFull = (await count()) >= surveyLimits.picturesMax;
      const replaced = isFull ? await releaseReplaced(deps, scoped, survey) : [];
      await requireRoom(scoped, `survey-pictures-${id}`, { count, most: surveyLimits.picturesMax });
      await rows.insertPictures(scoped, id, [fileId]);
      return replaced;
    });
    await removeAll(deps, scope, released);
  } catch (error) {
    await removeAll(deps, scope, [fileId]);
    throw error;
  }
  return { fileId };
};

/** A picture of a survey, for people of the organisation. Throws `resource.not_found`. */
export const readPicture = async (deps: Deps, scope: Scope, id: string, fileId: string) => {
  const known = await deps.database.withScope(scope, async (scoped) => {
    await surveyIn(scoped, id);
    return rows.listPictures(scoped, id);
  });
  if (!known.includes(fileId)) throw new ProblemError('resource.not_found');
  return readFile(deps, scope, fileId);
};

/** Questions show pictures of their own survey alone. Throws `request.invalid`. */
export const requirePictures = async (scoped: Scoped, id: string, content: SurveyContent) => {
  const shown = picturesIn(content);
  if (shown.length === 0) return;
  const known = new Set(await rows.listPictures(scoped, id));
  if (!shown.every((fileId) => known.has(fileId)))
    throw new ProblemError('request.invalid', {
      issues: [{ path: 'content.sections', rule: 'choice_unknown', params: {} }],
    });
};

/** What is left of the pictures of a survey once it is deleted: bytes that no copy of it shows. Removes them. */
export const picturesToRemove = async (deps: Deps, scope: Scope, scoped: Scoped, id: string) => {
  const own = await rows.listPictures(scoped, id);
  const shared = new Set(await rows.listShared(scoped, id, own));
  return () =>
    removeAll(
      deps,
      scope,
      own.filter((fileId) => !shared.has(fileId)),
    );
};

/** A picture that a question of an open survey shows, for whoever opened the survey. Throws `resource.not_found`, `survey.closed`. */
export const readShownPicture = async (deps: Deps, tenantId: string, seal: string, fileId: string) => {
  const now = deps.now();
  const { survey: id, until } = openSeal(deps, seal);
  const found =
    until < now.getTime()
      ? undefined
      : await deps.database.withSystem((tx) => rows.findShown(tx, tenantId, id, fileId));
  if (!found || !picturesIn(found.survey.content).includes(fileId)) throw new ProblemError('resource.not_found');
  requireOpen(found.survey, now);
  const { file } = found;
  const content = await deps.storage.get({ ...file, fileId: file.id });
  return { content, mediaType: file.mediaType, hash: file.hash };
};
