import { contributionPath, frameworkReportPath, type ReminderSettings } from '@esg/contract';
import { contributionReminder, type OpenContribution } from '@esg/email';
import type { Transaction } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  type AssignedWork,
  findSite,
  listAssigned,
  listAssignedReminders,
  listAssigning,
  noteAssignedReminder,
} from './assigned.repository.ts';
import { isOpen } from './contribution-view.ts';
import { insertLink, type ListedContribution } from './contributions.repository.ts';
import { organisationName } from './letters.repository.ts';
import { workplaceOf, writeToInvited } from './letters.ts';
import { dayOf, isReminderDue } from './reminder-days.ts';
import { findReminderSettings, listRemindable, listWaiting, markReminded } from './reminders.repository.ts';

type JobDeps = Pick<GatewayDeps, 'database' | 'mailer' | 'jobs' | 'now' | 'log'>;
type Words = { from: string | null; message: string };
type Waiting = { readonly asked: readonly ListedContribution[]; readonly given: readonly AssignedWork[] };
/** What is the same for everybody of one organisation. */
type Organisation = { tenantId: string; organisationId: string; site: string };

const openOf = ({ answered, questions }: ListedContribution) => Math.max(0, questions.length - answered);
const openAssigned = ({ codes, done }: AssignedWork) => codes.length - done;
/** Before anybody was reminded of anything. */
const never = '1970-01-01';

const itemsOf = async (
  tx: Transaction,
  { asked, given }: Waiting,
  { organisationId, site }: Organisation,
  now: Date,
) => {
  const organizationName = await organisationName(tx, organisationId);
  const dueBy = (dueOn: string | null) => ({ dueOn, isOverdue: dueOn !== null && dueOn < dayOf(now) });
  const items: OpenContribution[] = [];
  for (const listed of asked) {
    const { contribution, report, questions } = listed;
    const counts = { of: 'questions' as const, open: openOf(listed), all: questions.length };
    const url = await workplaceOf(tx, contribution, report, now);
    items.push({ organizationName, reportName: report.name, ...counts, ...dueBy(contribution.dueOn), url });
  }
  for (const work of given) {
    const counts = { of: 'disclosures' as const, open: openAssigned(work), all: work.codes.length };
    const url = `${site}${frameworkReportPath(work.report, 'data-input')}`;
    items.push({ organizationName, reportName: work.report.name, ...counts, ...dueBy(work.dueOn), url });
  }
  return items;
};

/** Writes to one person about everything that waits for them, and notes it. */
export const remindPerson = async (
  deps: Pick<JobDeps, 'mailer'>,
  tx: Transaction,
  { organisation, waiting, words }: { organisation: Organisation; waiting: Waiting; words: Words },
  now: Date,
) => {
  const [invitation] = waiting.asked.map(({ contribution }) => contribution);
  const person = invitation ?? waiting.given[0];
  if (!person) return;
  const items = await itemsOf(tx, waiting, organisation, now);
  const muteUrl =
    invitation && !invitation.userId
      ? `${invitation.site}${contributionPath}#key=${await insertLink(tx, invitation, now)}&reminders=off`
      : null;
  const { tenantId, organisationId, site } = organisation;
  const to = { tenantId, organisationId, site, email: person.email, language: person.language };
  await writeToInvited(deps, tx, to, contributionReminder, { items, ...words, muteUrl });
  const ids = waiting.asked.map(({ contribution }) => contribution.id);
  if (ids.length > 0) await markReminded(tx, ids, now);
  for (const userId of new Set(waiting.given.map((each) => each.userId)))
    await noteAssignedReminder(tx, { tenantId, organisationId, userId, remindedAt: now });
};

const isAskedDue = (settings: ReminderSettings, listed: ListedContribution, today: string) => {
  const { dueOn, remindedAt, invitedAt } = listed.contribution;
  return dueOn !== null && isReminderDue(settings, dueOn, dayOf(remindedAt ?? invitedAt), today);
};

/** Everybody of whom something is awaited, by address. */
const listPeople = async (tx: Transaction, organisationId: string, now: Date) => {
  const asked = (await listRemindable(tx, organisationId, now)).filter(
    (listed) => isOpen(listed, now) && openOf(listed) > 0,
  );
  const given = (await listAssigned(tx, organisationId)).filter((work) => openAssigned(work) > 0);
  const emails = new Set([...asked.map(({ contribution }) => contribution.email), ...given.map(({ email }) => email)]);
  return [...emails].map(
    (email): Waiting => ({
      asked: asked.filter(({ contribution }) => contribution.email === email),
      given: given.filter((work) => work.email === email),
    }),
  );
};

/** One e-mail for each person of whom something is due to be said; it names all that waits for them, over all reports. */
const remindOrganisation = (deps: JobDeps, tenantId: string, organisationId: string) =>
  deps.database.withSystem(async (tx) => {
    const now = deps.now();
    const today = dayOf(now);
    const settings = await findReminderSettings(tx, organisationId);
    const reminded = await listAssignedReminders(tx, organisationId);
    const site = await findSite(tx, organisationId);
    if (!site) return;
    const isGivenDue = ({ userId, dueOn }: AssignedWork) => {
      const heard = reminded.get(userId);
      return dueOn !== null && isReminderDue(settings, dueOn, heard ? dayOf(heard) : never, today);
    };
    for (const waiting of await listPeople(tx, organisationId, now)) {
      const isDue =
        waiting.asked.some((listed) => isAskedDue(settings, listed, today)) || waiting.given.some(isGivenDue);
      const organisation = { tenantId, organisationId, site };
      if (isDue) await remindPerson(deps, tx, { organisation, waiting, words: { from: null, message: '' } }, now);
    }
  });

/** Sends every reminder that is due. An organisation whose reminders fail is logged and keeps no other waiting. */
export const sendReminders = async (deps: JobDeps) => {
  await deps.jobs.start();
  const waiting = await deps.database.withSystem(async (tx) => [
    ...(await listWaiting(tx)),
    ...(await listAssigning(tx)),
  ]);
  for (const [organisationId, tenantId] of new Map(waiting.map((one) => [one.organisationId, one.tenantId])))
    await remindOrganisation(deps, tenantId, organisationId).catch((err: unknown) =>
      deps.log.warn({ err, organisationId }, 'reminders were not sent'),
    );
};
