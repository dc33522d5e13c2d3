import type { NewSurveyPeople, SentLetters, SurveyPerson } from '@esg/contract';
import { surveyLimits } from '@esg/contract';
import { surveyInvitation } from '@esg/email';
import { newSecret } from '../../platform/auth/index.ts';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import { ProblemError, requireRoom } from '../../platform/http/index.ts';
import { writeLetter } from '../brands/index.ts';
import { findOwnOrganisation } from '../organizations/index.ts';
import { hashOfLink, stateOf } from './answering.service.ts';
import * as people from './people.repository.ts';
import { lockedSurvey, surveyIn } from './survey-view.ts';
import * as rows from './surveys.repository.ts';
import { announce, type Deps, urlOf } from './surveys.service.ts';

/** Letters of one call: the rest waits for the next. */
const lettersAtOnce = 500;

/** Everybody who is asked by a link of their own. Throws `resource.not_found`. */
export const readPeople = (deps: Deps, scope: Scope, id: string): Promise<SurveyPerson[]> =>
  deps.database.withScope(scope, async (scoped) => {
    await surveyIn(scoped, id);
    return people.listPeople(scoped, id);
  });

/** Adds people to a group; nothing is sent. Throws `resource.full`, `survey.closed`, `resource.not_found`. */
export const addPeople = async (
  deps: Deps,
  scope: Scope,
  id: string,
  added: NewSurveyPeople,
): Promise<SurveyPerson[]> => {
  const all = await deps.database.withScope(scope, async (scoped) => {
    const survey = await lockedSurvey(scoped, id);
    if (stateOf(survey, deps.now()) === 'closed') throw new ProblemError('survey.closed');
    if (!(await rows.listGroups(scoped, [id])).some((group) => group.id === added.groupId))
      throw new ProblemError('resource.not_found');
    const count = async () => (await people.countPeople(scoped, id)) + added.people.length - 1;
    await requireRoom(scoped, `survey-people-${id}`, { count, most: surveyLimits.peopleMax });
    await people.insertPeople(scoped, id, added);
    return people.listPeople(scoped, id);
  });
  announce(deps, scope);
  return all;
};

/** Whoever is asked with fewer than four others is known by the group alone. */
const requireMany = async (scoped: Scoped, survey: rows.SurveyRow) => {
  if (survey.privacy !== 'anonymous') return;
  for (const { asked } of await people.countAsked(scoped, survey.id))
    if (asked < surveyLimits.fewestShown) throw new ProblemError('survey.group_too_small');
};

const openedSurvey = async (deps: Deps, scoped: Scoped, id: string) => {
  const survey = await lockedSurvey(scoped, id);
  const state = stateOf(survey, deps.now());
  if (state === 'closed') throw new ProblemError('survey.closed');
  if (state === 'draft' || survey.site === null) throw new ProblemError('survey.not_ready');
  return { survey, site: survey.site };
};

type Letter = {
  readonly site: string;
  readonly survey: rows.SurveyRow;
  readonly message: string;
  readonly again: boolean;
};

const writeTo = async (deps: Pick<Deps, 'mailer'>, scoped: Scoped, person: people.PersonRow, letter: Letter) => {
  const { site, survey, message, again } = letter;
  const isAnonymous = survey.privacy === 'anonymous';
  // A second link would be a second vote of somebody whom nobody knows: the reminder of an anonymous survey refers to the first letter.
  const secret = again && isAnonymous ? undefined : newSecret();
  if (secret) await people.insertLink(scoped, person.id, hashOfLink(secret));
  await writeLetter(deps, scoped, { email: person.email, language: person.language, site }, surveyInvitation, {
    organizationName: (await findOwnOrganisation(scoped))?.organisation.name ?? '',
    title: survey.content.title,
    message,
    privacy: survey.privacy,
    url: secret ? urlOf(site, secret) : null,
    opensAt: again ? null : (survey.opensAt?.toISOString() ?? null),
    closesAt: survey.closesAt?.toISOString() ?? null,
    again,
  });
};

/**
 * Writes to everybody who got no letter yet, a link of their own in each. Throws `survey.not_ready`, `survey.closed`,
 * `survey.group_too_small`, `resource.not_found`.
 */
export const sendLetters = async (deps: Deps, scope: Scope, id: string, message: string): Promise<SentLetters> => {
  await deps.jobs.start();
  const outcome = await deps.database.withScope(scope, async (scoped) => {
    const { survey, site } = await openedSurvey(deps, scoped, id);
    await requireMany(scoped, survey);
    const unsent = await people.listUnsent(scoped, id, lettersAtOnce);
    for (const person of unsent) await writeTo(deps, scoped, person, { site, survey, message, again: false });
    await people.noteSent(
      scoped,
      unsent.map((person) => person.id),
      deps.now(),
    );
    return { sent: unsent.length, left: await people.countUnsent(scoped, id) };
  });
  announce(deps, scope);
  return outcome;
};

const hourMilliseconds = 60 * 60 * 1000;

/**
 * Reminds people of an open survey who heard of it before today and, as far as anybody knows, have neither submitted nor withdrawn: in an
 * anonymous survey everybody. Writes to so many at once; returns how many are left.
 */
export const remindWithin = async (
  deps: Pick<Deps, 'mailer'>,
  scoped: Scoped,
  survey: rows.SurveyRow & { readonly site: string },
  { message, now, isDue = () => true }: { message: string; now: Date; isDue?: (person: people.PersonRow) => boolean },
): Promise<SentLetters> => {
  const heardBefore = new Date(now.getTime() - surveyLimits.reminderHours * hourMilliseconds);
  const open = (await people.listToRemind(scoped, survey.id, heardBefore)).filter(isDue);
  const next = open.slice(0, lettersAtOnce);
  for (const person of next) await writeTo(deps, scoped, person, { site: survey.site, survey, message, again: true });
  await people.noteReminded(
    scoped,
    next.map((person) => person.id),
    now,
  );
  return { sent: next.length, left: open.length - next.length };
};

/**
 * Reminds everybody who may be reminded now; nobody twice within a day. Throws `survey.not_open_yet`, and as `sendLetters`.
 */
export const remindPeople = async (deps: Deps, scope: Scope, id: string, message: string): Promise<SentLetters> => {
  await deps.jobs.start();
  const outcome = await deps.database.withScope(scope, async (scoped) => {
    const { survey, site } = await openedSurvey(deps, scoped, id);
    if (stateOf(survey, deps.now()) === 'scheduled') throw new ProblemError('survey.not_open_yet');
    return remindWithin(deps, scoped, { ...survey, site }, { message, now: deps.now() });
  });
  announce(deps, scope);
  return outcome;
};

const personIn = async (scoped: Scoped, id: string) => {
  const person = await people.findPerson(scoped, id);
  if (!person) throw new ProblemError('resource.not_found');
  return person;
};

/**
 * Makes a link for one person, told once, to be sent in another way. Not in an anonymous survey: whoever sees the link could read the answers.
 * Throws `survey.anonymous`, and as `sendLetters`.
 */
export const issuePersonLink = async (deps: Deps, scope: Scope, id: string) => {
  const secret = newSecret();
  const url = await deps.database.withScope(scope, async (scoped) => {
    const person = await personIn(scoped, id);
    const { survey, site } = await openedSurvey(deps, scoped, person.surveyId);
    if (person.revokedAt) throw new ProblemError('survey.link_invalid');
    if (survey.privacy === 'anonymous') throw new ProblemError('survey.anonymous');
    await people.insertLink(scoped, id, hashOfLink(secret));
    await people.noteSent(scoped, [id], deps.now());
    return urlOf(site, secret);
  });
  announce(deps, scope);
  return { url };
};

/** Ends every link of a person; what they submitted counts on. Throws `resource.not_found`. */
export const revokePerson = async (deps: Deps, scope: Scope, id: string) => {
  await deps.database.withScope(scope, async (scoped) => {
    await people.revokePerson(scoped, (await personIn(scoped, id)).id, deps.now());
  });
  announce(deps, scope);
};
