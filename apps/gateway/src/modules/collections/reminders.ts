import { listDue, listRequests, listWaiting } from '../collection-requests/index.ts';
import type { OpenLetter, ReminderSource } from '../reminders/index.ts';
import { openLettersOf } from './letters.ts';

/** What entities were asked until a day and have not submitted. */
export const collectionReminders: ReminderSource = {
  listOrganisations: listWaiting,
  listOpen: async (scoped) => {
    const letters: OpenLetter[] = [];
    for (const row of await listDue(scoped))
      letters.push(...(await openLettersOf(scoped, row, await listRequests(scoped, [row.id]))));
    return letters;
  },
};
