export {
  type AnswerPlace,
  type Block,
  deleteBlock,
  listBlocks,
  type QuestionPlace,
  writeBlock,
} from './blocks.repository.ts';
export { holdSubmitted } from './changed-figures.ts';
export {
  appendEvents,
  type CollectionRow,
  countAwaitedByEntity,
  countOpen,
  deleteCollection,
  findCollection,
  findPerson,
  hasHappenedToday,
  insertCollection,
  insertRequests,
  isSubmittedElsewhere,
  listActivity,
  listAsking,
  listCollections,
  listDue,
  listEvents,
  listReceivers,
  listRequests,
  listWaiting,
  lockRequest,
  lockRequests,
  noteReminder,
  partyAsked,
  type Receiver,
  type RequestRow,
  updateCollection,
  updateRequest,
  withdrawRequestsExcept,
} from './collections.repository.ts';
export {
  type Delegation,
  deleteDelegations,
  listDelegations,
  listWanted,
  writeDelegations,
} from './delegations.repository.ts';
export { countRequests, listAskedEntities, lockRequestsOf, passRequestsOn } from './merging.repository.ts';
export { noteShelved } from './shelving.ts';
export { notifyDeciders, notifyInviters } from './submissions.ts';
export { listAsked } from './submitted.repository.ts';
