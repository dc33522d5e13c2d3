import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PartyWords } from './words-of-entities.ts';

/** What is said to somebody who puts a collection together, or changes whom it asks. */
const useAskWords = (): PartyWords['ask'] => {
  const { t } = useLingui();
  return {
    toAsk: t`Suppliers to ask`,
    find: t`Find a supplier`,
    search: t`Search suppliers`,
    people: t`People`,
    notLoaded: t`Couldn’t load the suppliers`,
    count: (count) => plural(count, { one: '# supplier', other: '# suppliers' }),
    chosen: (some, all) =>
      plural(all, { one: `${some} of # supplier selected`, other: `${some} of # suppliers selected` }),
    atLeast: t`Choose at least one supplier.`,
    atMost: (max) => t`Choose at most ${max} suppliers.`,
    nameHint: t`Suppliers see this name.`,
    message: t`Message to suppliers`,
    anyApprover: t`Anyone who manages suppliers`,
    none: {
      title: t`No suppliers yet`,
      purpose: t`Add the companies you buy from. Then ask them here.`,
      action: t`Add suppliers`,
    },
    noTimes: t`Add the reporting time that your suppliers give their figures for. Then ask them here.`,
    alone: (count) => plural(count, { one: 'No one answers for # supplier', other: 'No one answers for # suppliers' }),
    invite: t`Invite people at your suppliers`,
    nobody: t`People at your suppliers can’t be invited in this organisation.`,
    unanswerable: (named) => t`${named} can’t answer until you invite someone who works there.`,
    unanswerableAndMore: (named, more) =>
      t`${named} and ${more} more can’t answer until you invite someone who works there.`,
  };
};

/** What the board and its requests say. */
const useBoardWords = (): PartyWords['board'] => {
  const { t } = useLingui();
  return {
    table: t`Suppliers and figures`,
    far: ({ answered, submitted, approved, asked }) =>
      t`Questions: ${answered}. Suppliers waiting for approval: ${submitted} of ${asked}. Approved: ${approved} of ${asked}.`,
    nothing: t`No action fits this selection. Choose suppliers that haven’t submitted or are waiting for approval.`,
    closed: t`This collection is closed. Reopen it to remind suppliers or to decide.`,
    anyPerson: t`Anyone`,
    person: t`Supplier`,
    noPerson: t`no one to answer`,
    inviteFirst: t`No one yet. Invite someone who works there`,
    leftOut: (count, reasons) =>
      plural(count, {
        one: `# selected supplier is left out: ${reasons}`,
        other: `# selected suppliers are left out: ${reasons}`,
      }),
    remind: (count, names) => plural(count, { one: `Remind ${names}?`, other: 'Remind # suppliers?' }),
    approve: (count, names) => plural(count, { one: `Approve ${names}?`, other: 'Approve # suppliers?' }),
    reminding: t`Their people get an e-mail that names the collection, what is missing and the due date.`,
    returning: t`Their people get it by e-mail and see it above the questions.`,
    giveBack: (count) =>
      plural(count, { one: 'Return what was submitted', other: 'Return what # suppliers submitted' }),
    gone: t`a supplier that is no longer asked`,
    removed: t`a supplier that was removed`,
    reminded: (name, entity) => t`${name} reminded the people of ${entity}`,
    remindOpen: (count) => plural(count, { one: 'Remind # open supplier', other: 'Remind # open suppliers' }),
    enteredBefore: (person, day) => t`Entered by ${person} on ${day}, before you asked`,
  };
};

/** What changing and deleting a collection does to those it asks. */
const useChangeWords = (): PartyWords['change'] => {
  const { t } = useLingui();
  return {
    title: t`Change suppliers`,
    added: (count) =>
      plural(count, {
        one: '# supplier is added: its people get an e-mail.',
        other: '# suppliers are added: their people get an e-mail.',
      }),
    removed: (names) => t`Removed: ${names}. Their people no longer see the questions.`,
    kept: t`Their figures no longer show here. You’ll find who submitted, and the reasons given, only under “What happened”.`,
    withdraw: (count) =>
      plural(count, {
        one: 'Remove # supplier that has answered?',
        other: 'Remove # suppliers that have answered?',
      }),
    withdrawn: (names) =>
      t`${names}: you’ll find who submitted and approved, and the reasons given, only under “What happened”. Their figures no longer show here.`,
    allAsked: t`All suppliers are asked. Their people get an e-mail. You can’t remove questions later.`,
    again: (count) =>
      plural(count, {
        one: '# supplier has submitted already, and has to submit again',
        other: '# suppliers have submitted already, and have to submit again',
      }),
    opened: t`Their answers stay, and approvals no longer count. People of all suppliers get an e-mail. You can’t remove questions later.`,
    deleted: t`Suppliers no longer see the questions, and you no longer see their figures or who submitted and approved what. This can’t be undone.`,
    answered: (count) =>
      plural(count, { one: '# supplier has answered already', other: '# suppliers have answered already' }),
  };
};

/** What is said of collections in general, and the steps of the introduction. */
const useIntroductionWords = (): PartyWords['introduction'] => {
  const { t } = useLingui();
  return {
    purpose: t`Ask your suppliers for figures, follow who has answered, and approve what they submit. Their figures stay apart from your own.`,
    title: t`Collect figures from many suppliers at once`,
    text: t`A collection asks the companies that supply you for the same figures of one reporting time.`,
    steps: [
      {
        title: t`Choose what you need`,
        text: t`Pick a framework or single figures, the suppliers that should answer, the reporting time and the due date.`,
      },
      {
        title: t`Suppliers answer`,
        text: t`Their people get an e-mail and answer one question at a time, on a computer or a phone, with evidence.`,
      },
      {
        title: t`Approve what they submit`,
        text: t`Follow every supplier on one board, remind people, return what isn’t right. The figures stay apart from your own.`,
      },
    ],
  };
};

/** The words of a collection that asks suppliers. */
export const useWordsOfSuppliers = (): PartyWords => {
  const { t } = useLingui();
  const suppliersAt = '/ct/entity-management/suppliers';
  return {
    all: t`Suppliers`,
    one: t`Supplier`,
    keptAt: suppliersAt,
    peopleAt: suppliersAt,
    page: t`Supplier requests`,
    guide: t`Ask suppliers for figures`,
    introduction: useIntroductionWords(),
    ask: useAskWords(),
    board: useBoardWords(),
    change: useChangeWords(),
  };
};
