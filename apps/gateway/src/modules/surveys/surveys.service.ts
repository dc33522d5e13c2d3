import {
  copiedContent,
  type NewSurvey,
  type OpenedSurveyCard,
  type Survey,
  type SurveyCard,
  type SurveyChange,
  type SurveyGroupsChange,
  type SurveyOption,
  surveyFaultsOf,
  surveyLimits,
  surveyTimeFaults,
  templateContent,
} from '@esg/contract';
import { materialityLibrary } from '@esg/standards';
import { newSecret } from '../../platform/auth/index.ts';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { answerOnce, ProblemError, requireRoom, staleOrGone } from '../../platform/http/index.ts';
import { findSite, type Place } from '../brands/index.ts';
import { findActor } from '../users/index.ts';
import { hashOfLink, stateOf, timesOf } from './answering.service.ts';
import { findAssessmentYear, listAskedTopics } from './assessments.repository.ts';
import { picturesIn } from './picture-address.ts';
import { insertPictures } from './pictures.repository.ts';
import { picturesToRemove, requirePictures } from './pictures.service.ts';
import { holdAnswers, scatterResponses } from './scatter.repository.ts';
import { lockedSurvey, readCards, readView, surveyIn } from './survey-view.ts';
import * as rows from './surveys.repository.ts';
import { listBegunGroups } from './waves.repository.ts';

/** What this module needs. */
export type Deps = Pick<
  GatewayDeps,
  'database' | 'now' | 'realtime' | 'mailer' | 'jobs' | 'limits' | 'storage' | 'vault' | 'log'
>;

/** Tells open pages that a survey changed. */
export const announce = ({ realtime }: Pick<Deps, 'realtime'>, scope: Scope) => {
  realtime.publish(scope, { type: 'surveys.changed' });
  // What a closed survey says, and how its groups are weighted, is part of the assessment.
  realtime.publish(scope, { type: 'materiality.changed' });
};

/** The survey that is open now, the one opened last; null where there is none. */
export const readCurrent = (deps: Deps, scope: Scope) => {
  const now = deps.now();
  return deps.database.withScope(scope, async (scoped) => {
    const open = (await rows.listOpened(scoped)).find((survey) => stateOf(survey, now) === 'open');
    const [survey = null] = open ? await readCards(scoped, [open], now) : [];
    return { survey };
  });
};

const requireProfile = async (scoped: Scoped, id: string) => {
  if ((await findAssessmentYear(scoped, id)) === undefined) throw new ProblemError('resource.not_found');
};

/** The surveys of an assessment. Throws `resource.not_found`. */
export const readSurveys = (deps: Deps, scope: Scope, profileId: string): Promise<SurveyCard[]> =>
  deps.database.withScope(scope, async (scoped) => {
    await requireProfile(scoped, profileId);
    return readCards(scoped, await rows.listSurveys(scoped, profileId), deps.now());
  });

/** The surveys of the organisation that were opened, with the years of their assessments, the last one first. */
export const readOpened = (deps: Deps, scope: Scope): Promise<OpenedSurveyCard[]> =>
  deps.database.withScope(scope, async (scoped) => {
    const opened = (await rows.listOpened(scoped)).slice(0, surveyLimits.openedListed);
    const years = new Map<string, number>();
    for (const profileId of new Set(opened.map((survey) => survey.profileId)))
      years.set(profileId, (await findAssessmentYear(scoped, profileId)) ?? 0);
    const cards = await readCards(scoped, opened, deps.now());
    return cards.map((card) => ({ ...card, year: years.get(card.profileId) ?? 0 }));
  });

/** One survey. Throws `resource.not_found`. */
export const readSurvey = (deps: Deps, scope: Scope, id: string): Promise<Survey> =>
  deps.database.withScope(scope, async (scoped) => readView(scoped, await surveyIn(scoped, id), deps.now()));

/** The topics that are considered, as options of a question. */
const topicOptions = async (scoped: Scoped, profileId: string): Promise<SurveyOption[]> => {
  const names = new Map(materialityLibrary().topics.map(({ id, name }) => [id, name]));
  const considered = (await listAskedTopics(scoped, profileId)).filter(({ state }) => state === 'considered');
  return considered.slice(0, surveyLimits.optionsMax).flatMap(({ id, name, libraryIds }, place) => {
    const text = name ?? names.get(libraryIds[0] ?? '');
    return text ? [{ id: `topic-${place + 1}`, text: { en: text.en, zhTw: text.zhTw }, topicId: id }] : [];
  });
};

/** What a new survey asks, and whom: as a template says, or as a survey of the organisation that is copied. */
const readBeginning = async (scoped: Scoped, profileId: string, { template, privacy, copyOf }: NewSurvey) => {
  const topics = await topicOptions(scoped, profileId);
  if (copyOf === undefined) return { content: templateContent(template, privacy, topics), groups: [] };
  // Kept from being deleted with its pictures, which the copy shows too.
  const copied = await lockedSurvey(scoped, copyOf);
  const groups = (await rows.listGroups(scoped, [copyOf])).map(({ stakeholder, name, weight, quota }) => ({
    id: null,
    stakeholder,
    name,
    weight,
    quota,
  }));
  return { content: copiedContent(copied.content, { was: copied.privacy, is: privacy }, topics), groups };
};

/** Begins a survey of an assessment from a template, or as a copy. Throws `resource.full`, `resource.not_found`. */
export const startSurvey = async (
  deps: Deps,
  scope: Scope,
  profileId: string,
  begun: NewSurvey,
  key: string | undefined,
): Promise<Survey> => {
  const now = deps.now();
  const survey = await deps.database.withScope(scope, (scoped) =>
    answerOnce(scoped, { operation: 'startSurvey', key, body: { profileId, ...begun }, status: 201, now }, async () => {
      await requireProfile(scoped, profileId);
      const count = () => rows.countSurveys(scoped, profileId);
      await requireRoom(scoped, `surveys-${profileId}`, { count, most: surveyLimits.perAssessmentMax });
      const { content, groups } = await readBeginning(scoped, profileId, begun);
      const row = await rows.insertSurvey(scoped, { profileId, content, privacy: begun.privacy });
      await rows.saveGroups(scoped, row.id, groups);
      await insertPictures(scoped, row.id, picturesIn(content));
      return readView(scoped, row, now);
    }),
  );
  announce(deps, scope);
  return survey;
};

const requireVersion = async (scoped: Scoped, row: rows.SurveyRow, version: number, now: Date) => {
  if (row.version !== version) throw staleOrGone(await readView(scoped, row, now));
};

const changed = async (
  deps: Deps,
  scope: Scope,
  id: string,
  change: (scoped: Scoped, row: rows.SurveyRow, now: Date) => Promise<rows.SurveyRow | undefined>,
): Promise<Survey> => {
  const survey = await deps.database.withScope(scope, async (scoped) => {
    const row = await lockedSurvey(scoped, id);
    // The time counts once nobody else changes the survey: it may have ended while this waited.
    const now = deps.now();
    const after = await change(scoped, row, now);
    if (!after) throw new ProblemError('resource.not_found');
    return readView(scoped, after, now);
  });
  announce(deps, scope);
  return survey;
};

const nextEdition = async (scoped: Scoped, row: rows.SurveyRow, content: Survey['content'], now: Date) => {
  const number = row.edition + 1;
  await rows.insertEdition(scoped, row.id, { number, content, by: await findActor(scoped), at: now });
  return number;
};

/**
 * Changes what respondents read, and when. What they read of an open survey becomes a new edition, and must be fit to be read; what privacy was
 * promised stays. Throws `resource.stale` with what stands now, `survey.opened`, `survey.closed`, `survey.not_ready`, `resource.not_found`.
 */
export const changeSurvey = (deps: Deps, scope: Scope, id: string, { version, ...change }: SurveyChange) =>
  changed(deps, scope, id, async (scoped, row, now) => {
    await requireVersion(scoped, row, version, now);
    await requirePictures(scoped, id, change.content);
    if (row.openedAt === null) return rows.updateSurvey(scoped, id, rows.changedColumns(change));
    // Another gateway's clock may have been ahead: answers that came after the new order would keep theirs.
    if (stateOf(row, now) === 'closed' || row.scatteredAt) throw new ProblemError('survey.closed');
    if (change.privacy !== row.privacy) throw new ProblemError('survey.opened');
    if (surveyFaultsOf(change.content).length > 0) throw new ProblemError('survey.not_ready');
    // A last day that is over would close the survey for good, without anybody having been asked.
    if (surveyTimeFaults(change, now).length > 0) throw new ProblemError('survey.not_ready');
    const isOther = JSON.stringify(change.content) !== JSON.stringify(row.content);
    const edition = isOther ? await nextEdition(scoped, row, change.content, now) : row.edition;
    return rows.updateSurvey(scoped, id, { ...rows.changedColumns(change), edition });
  });

/** Replaces the groups. A group with people or responses stays. Throws as `changeSurvey`. */
export const changeGroups = (deps: Deps, scope: Scope, id: string, { groups, version }: SurveyGroupsChange) =>
  changed(deps, scope, id, async (scoped, row, now) => {
    await requireVersion(scoped, row, version, now);
    const known = await rows.listGroups(scoped, [id]);
    const progress = await rows.countProgress(scoped, [id]);
    const kept = new Set(groups.flatMap((group) => group.id ?? []));
    if (![...kept].every((each) => known.some((group) => group.id === each)))
      throw new ProblemError('resource.not_found');
    const gone = known.filter((group) => !kept.has(group.id));
    const begun = await listBegunGroups(scoped, id);
    if (gone.some((group) => progress.has(group.id) || begun.has(group.id))) throw new ProblemError('survey.opened');
    await rows.deleteGroups(
      scoped,
      gone.map((group) => group.id),
    );
    await rows.saveGroups(scoped, id, groups);
    return rows.updateSurvey(scoped, id, {});
  });

/** Opens a survey at its time, for good. Throws `survey.not_ready` where something must be mended or it has no group, and as `changeSurvey`. */
export const openForAnswers = (deps: Deps, scope: Scope, id: string, version: number, place: Place) =>
  changed(deps, scope, id, async (scoped, row, now) => {
    await requireVersion(scoped, row, version, now);
    if (row.openedAt !== null) return row;
    const groups = await rows.listGroups(scoped, [id]);
    const isLate = surveyTimeFaults(timesOf(row), now).length > 0;
    if (surveyFaultsOf(row.content).length > 0 || groups.length === 0 || isLate)
      throw new ProblemError('survey.not_ready');
    const edition = await nextEdition(scoped, row, row.content, now);
    return rows.updateSurvey(scoped, id, { openedAt: now, edition, site: await findSite(scoped, place) });
  });

/** Closes a survey for good: results of few would be told by what changes between two looks. Throws `resource.not_found`. */
export const closeSurvey = (deps: Deps, scope: Scope, id: string) =>
  changed(deps, scope, id, async (scoped, row, now) => {
    if (row.openedAt === null) throw new ProblemError('survey.not_ready');
    if (stateOf(row, now) === 'closed') return row;
    await holdAnswers(scoped.tx, id);
    if (row.privacy === 'anonymous') await scatterResponses(scoped.tx, id, now);
    return rows.updateSurvey(scoped, id, { closedAt: now });
  });

/** Deletes a survey that never opened. Throws `survey.opened`, `resource.not_found`. */
export const removeSurvey = async (deps: Deps, scope: Scope, id: string) => {
  const removePictures = await deps.database.withScope(scope, async (scoped) => {
    const row = await lockedSurvey(scoped, id);
    if (row.openedAt !== null) throw new ProblemError('survey.opened');
    const remove = await picturesToRemove(deps, scope, scoped, id);
    await rows.deleteSurvey(scoped, id);
    return remove;
  });
  await removePictures();
  announce(deps, scope);
};

/** The address of a survey for whoever has this secret. */
export const urlOf = (site: string, secret: string) => `${site}/survey#key=${secret}`;

const groupIn = async (scoped: Scoped, groupId: string) => {
  const group = await rows.findGroup(scoped, groupId);
  if (!group) throw new ProblemError('resource.not_found');
  return { group, survey: await lockedSurvey(scoped, group.surveyId) };
};

/** Makes a group’s open link anew; a former one ends. Throws `survey.not_ready`, `survey.closed`, `resource.not_found`. */
export const issueOpenLink = async (deps: Deps, scope: Scope, groupId: string, limit: number) => {
  const secret = newSecret();
  const url = await deps.database.withScope(scope, async (scoped) => {
    const { group, survey } = await groupIn(scoped, groupId);
    if (survey.site === null) throw new ProblemError('survey.not_ready');
    if (stateOf(survey, deps.now()) === 'closed') throw new ProblemError('survey.closed');
    await rows.setOpenLink(scoped, group.id, { hash: hashOfLink(secret), limit });
    return urlOf(survey.site, secret);
  });
  announce(deps, scope);
  return { url };
};

/** Ends a group’s open link; what devices began with it goes on. Throws `resource.not_found`. */
export const revokeOpenLink = async (deps: Deps, scope: Scope, groupId: string) => {
  await deps.database.withScope(scope, async (scoped) => {
    await rows.setOpenLink(scoped, (await groupIn(scoped, groupId)).group.id, null);
  });
  announce(deps, scope);
};
