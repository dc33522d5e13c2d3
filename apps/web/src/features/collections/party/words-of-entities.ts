import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What is said to somebody who puts a collection together, or changes whom it asks. */
const useAskWords = () => {
  const { t } = useLingui();
  return {
    toAsk: t`Entities to ask`,
    find: t`Find an entity`,
    search: t`Search entities`,
    people: t`Entity users`,
    notLoaded: t`Couldn’t load the entities`,
    count: (count: number) => plural(count, { one: '# entity', other: '# entities' }),
    chosen: (some: string, all: number) =>
      plural(all, { one: `${some} of # entity selected`, other: `${some} of # entities selected` }),
    atLeast: t`Choose at least one entity.`,
    atMost: (max: number) => t`Choose at most ${max} entities.`,
    nameHint: t`Entity users see this name.`,
    message: t`Message to entity users`,
    anyApprover: t`Anyone who manages the entity`,
    none: {
      title: t`No entities yet`,
      purpose: t`Add the companies, locations and buildings that have figures of their own. Then ask them here.`,
      action: t`Add entities`,
    },
    noTimes: t`Add the reporting time that your entities give their figures for. Then ask them here.`,
    alone: (count: number) => plural(count, { one: '# entity has no user', other: '# entities have no user' }),
    invite: t`Invite entity users`,
    nobody: t`Your organisation has no entity users. Colleagues enter these figures in the data hub.`,
    unanswerable: (named: string) =>
      t`No one can answer for ${named} until you invite someone. Colleagues with access to the data hub can also enter the figures there.`,
    unanswerableAndMore: (named: string, more: number) =>
      t`No one can answer for ${named} and ${more} more until you invite someone. Colleagues with access to the data hub can also enter the figures there.`,
  };
};

/** How much is answered, in words, and numbers of those asked. */
type Far = Record<'answered' | 'submitted' | 'approved' | 'asked', string>;

/** What the board and its requests say. */
const useBoardWords = () => {
  const { t } = useLingui();
  return {
    table: t`Entities and figures`,
    far: ({ answered, submitted, approved, asked }: Far) =>
      t`Questions: ${answered}. Entities waiting for approval: ${submitted} of ${asked}. Approved: ${approved} of ${asked}.`,
    nothing: t`No action fits this selection. Choose entities that haven’t submitted or are waiting for approval.`,
    closed: t`This collection is closed. Reopen it to remind entities or to decide.`,
    anyPerson: t`Any entity user`,
    person: t`Entity user`,
    noPerson: t`no entity user`,
    inviteFirst: t`No one yet. Invite an entity user`,
    leftOut: (count: number, reasons: string) =>
      plural(count, {
        one: `# selected entity is left out: ${reasons}`,
        other: `# selected entities are left out: ${reasons}`,
      }),
    remind: (count: number, names: string) => plural(count, { one: `Remind ${names}?`, other: 'Remind # entities?' }),
    approve: (count: number, names: string) =>
      plural(count, { one: `Approve ${names}?`, other: 'Approve # entities?' }),
    reminding: t`Their users get an e-mail that names the collection, what is missing and the due date.`,
    returning: t`Their users get it by e-mail and see it above the questions.`,
    giveBack: (count: number) =>
      plural(count, { one: 'Return what was submitted', other: 'Return what # entities submitted' }),
    gone: t`an entity that is no longer asked`,
    removed: t`an entity that was removed`,
    reminded: (name: string, entity: string) => t`${name} reminded the users of ${entity}`,
    remindOpen: (count: number) => plural(count, { one: 'Remind # open entity', other: 'Remind # open entities' }),
    enteredBefore: (person: string, day: string) => t`Taken from the data hub. ${person} entered it there on ${day}.`,
  };
};

/** What changing and deleting a collection does to those it asks. */
const useChangeWords = () => {
  const { t } = useLingui();
  return {
    title: t`Change entities`,
    added: (count: number) =>
      plural(count, {
        one: '# entity is added: its users get an e-mail.',
        other: '# entities are added: their users get an e-mail.',
      }),
    removed: (names: string) => t`Removed: ${names}. Their users no longer see the questions.`,
    kept: t`Their figures stay in the data hub. You’ll find who submitted, and the reasons given, only under “What happened”.`,
    withdraw: (count: number) =>
      plural(count, {
        one: 'Remove # entity that has answered?',
        other: 'Remove # entities that have answered?',
      }),
    withdrawn: (names: string) =>
      t`${names}: you’ll find who submitted and approved, and the reasons given, only under “What happened”. Their figures stay in the data hub.`,
    allAsked: t`All entities are asked. Their users get an e-mail. You can’t remove questions later.`,
    again: (count: number) =>
      plural(count, {
        one: '# entity has submitted already, and has to submit again',
        other: '# entities have submitted already, and have to submit again',
      }),
    opened: t`Their answers stay, and approvals no longer count. Users of all entities get an e-mail. You can’t remove questions later.`,
    deleted: t`Entity users no longer see the questions. The record of who submitted and approved is deleted. Figures stay in the data hub. This can’t be undone.`,
    answered: (count: number) =>
      plural(count, { one: '# entity has answered already', other: '# entities have answered already' }),
  };
};

/** What is said of collections in general, and the steps of the introduction. */
const useIntroductionWords = () => {
  const { t } = useLingui();
  return {
    purpose: t`Ask your entities for their figures, follow who has answered, and approve what they submit.`,
    title: t`Collect figures from many entities at once`,
    text: t`A collection asks companies, locations, buildings and boats for the same figures of one reporting time.`,
    steps: [
      {
        title: t`Choose what you need`,
        text: t`Pick a framework or single figures, the entities that should answer, the reporting time and the due date.`,
      },
      {
        title: t`Entities answer`,
        text: t`Their users get an e-mail and answer one question at a time, on a computer or a phone, with evidence.`,
      },
      {
        title: t`Approve what they submit`,
        text: t`Follow every entity on one board, remind people, return what isn’t right. The figures are in the data hub and in your consolidated figures.`,
      },
    ],
  };
};

/** The words of a collection that asks entities. */
export const useWordsOfEntities = () => {
  const { t } = useLingui();
  return {
    all: t`Entities`,
    one: t`Entity`,
    /** Where they are kept, and their people. */
    keptAt: '/ct/entity-management',
    peopleAt: '/ct/entity-management/users',
    /** What the page of its collections is called, here and in the way back to it. */
    page: t`Entity Reporting`,
    guide: t`Collect figures from your entities`,
    introduction: useIntroductionWords(),
    ask: useAskWords(),
    board: useBoardWords(),
    change: useChangeWords(),
  };
};

/** What both parties have words for. */
export type PartyWords = ReturnType<typeof useWordsOfEntities>;
