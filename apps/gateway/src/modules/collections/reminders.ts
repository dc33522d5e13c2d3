import { asSuppliers, type Scoped } from '../../platform/database/index.ts';
import { listDue, listRequests, listWaiting } from '../collection-requests/index.ts';
import type { OpenLetter, ReminderSource } from '../reminders/index.ts';
import { listOpenLetters } from './letters.ts';

const listOpen = async (scoped: Scoped): Promise<OpenLetter[]> => {
  const letters: OpenLetter[] = [];
  for (const row of await listDue(scoped))
    letters.push(...(await listOpenLetters(scoped, row, await listRequests(scoped, [row.id]))));
  return letters;
};

/** What entities and suppliers were asked until a day and have not submitted. */
export const collectionReminders: ReminderSource = {
  listOrganisations: listWaiting,
  listOpen: async (scoped) => [...(await listOpen(scoped)), ...(await asSuppliers(scoped, listOpen))],
};
