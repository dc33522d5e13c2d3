import { readModulesInForce } from '../module-gate/index.ts';
import type { ReminderSource } from '../reminders/index.ts';
import { isReminderDue } from '../reminders/index.ts';
import { remindWithin } from './people.service.ts';
import { listReminding, listWaiting } from './surveys.repository.ts';

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/**
 * Surveys that remind by themselves: as the organisation's other reminders, counted from the last day. They write letters of their own, which
 * say what a respondent is promised and, where a survey is anonymous, carry no link.
 */
export const surveyReminders: ReminderSource = {
  listOrganisations: listWaiting,
  listOpen: async () => [],
  writeOwn: async (deps, scoped, { beats, now }) => {
    // Without the module nobody can answer, or switch reminders off.
    if (!(await readModulesInForce(scoped.tx, scoped.organisationId)).includes('materiality')) return 0;
    let left = 0;
    for (const survey of await listReminding(scoped, now)) {
      const { site, closesAt } = survey;
      if (site === null || closesAt === null) continue;
      const isDue = ({ remindedAt, sentAt }: { remindedAt: Date | null; sentAt: Date | null }) => {
        const heard = remindedAt ?? sentAt;
        return isReminderDue(beats, dayOf(closesAt), heard && dayOf(heard), dayOf(now));
      };
      left += (await remindWithin(deps, scoped, { ...survey, site }, { message: '', now, isDue })).left;
    }
    return left;
  },
};
