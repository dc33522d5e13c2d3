import { type Survey, type SurveyCard, type SurveyGroup, surveyFaultsOf, surveyTimeFaults } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { stateOf, timesOf } from './answering.service.ts';
import * as rows from './surveys.repository.ts';

const nobody: rows.GroupProgress = { people: 0, sent: 0, started: 0, submitted: 0 };

const groupOf = (row: rows.GroupRow, progress: ReadonlyMap<string, rows.GroupProgress>): SurveyGroup => {
  const { id, stakeholder, name, weight, quota, openHash, openLimit, openStarted } = row;
  return {
    id,
    stakeholder,
    name,
    weight,
    quota,
    openLink: openHash === null ? null : { limit: openLimit ?? 0, started: openStarted },
    progress: progress.get(id) ?? nobody,
  };
};

const together = (groups: readonly SurveyGroup[]): rows.GroupProgress => {
  const sum = { ...nobody };
  for (const { progress } of groups) {
    sum.people += progress.people;
    sum.sent += progress.sent;
    sum.started += progress.started;
    sum.submitted += progress.submitted;
  }
  return sum;
};

const text = (moment: Date | null) => moment?.toISOString() ?? null;

const cardOf = (row: rows.SurveyRow, groups: readonly SurveyGroup[], now: Date): SurveyCard => ({
  id: row.id,
  profileId: row.profileId,
  title: row.content.title,
  privacy: row.privacy,
  state: stateOf(row, now),
  opensAt: text(row.opensAt),
  closesAt: text(row.closesAt),
  openedAt: text(row.openedAt),
  closedAt: text(row.closedAt),
  progress: together(groups),
});

/** The groups of these surveys, by survey, with how far they are. */
export const readGroups = async (scoped: Scoped, surveyIds: readonly string[]) => {
  const progress = await rows.countProgress(scoped, surveyIds);
  const groups = Map.groupBy(await rows.listGroups(scoped, surveyIds), ({ surveyId }) => surveyId);
  return (surveyId: string) => (groups.get(surveyId) ?? []).map((group) => groupOf(group, progress));
};

/** These surveys as a list shows them. */
export const readCards = async (
  scoped: Scoped,
  surveys: readonly rows.SurveyRow[],
  now: Date,
): Promise<SurveyCard[]> => {
  const groups = await readGroups(
    scoped,
    surveys.map(({ id }) => id),
  );
  return surveys.map((survey) => cardOf(survey, groups(survey.id), now));
};

/** A survey with everything that is set about it. */
export const readView = async (scoped: Scoped, row: rows.SurveyRow, now: Date): Promise<Survey> => {
  const groups = (await readGroups(scoped, [row.id]))(row.id);
  const { content, edition, version, reminds } = row;
  const faults = [...surveyFaultsOf(content), ...surveyTimeFaults(timesOf(row), now)];
  return { ...cardOf(row, groups, now), content, groups, faults, reminds, edition, version };
};

/** The survey. Throws `resource.not_found`. */
export const surveyIn = async (scoped: Scoped, id: string): Promise<rows.SurveyRow> => {
  const row = await rows.findSurvey(scoped, id);
  if (!row) throw new ProblemError('resource.not_found');
  return row;
};

/** The same, kept from other changes until the transaction ends. */
export const lockedSurvey = async (scoped: Scoped, id: string): Promise<rows.SurveyRow> => {
  const row = await rows.lockSurvey(scoped, id);
  if (!row) throw new ProblemError('resource.not_found');
  return row;
};
