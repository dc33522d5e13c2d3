/** Ours: how much of each a report's work may hold. Lengths in characters. */
export const reportWorkLimits = {
  peoplePerDisclosureMax: 20,
  approvalStepsMax: 5,
  approversPerStepMax: 20,
  noteLengthMax: 2000,
  commentLengthMax: 4000,
  mentionsMax: 20,
  tasksPerDisclosureMax: 50,
  threadsPerDisclosureMax: 200,
  /** Days that one look at the calendar may span. */
  calendarDaysMax: 400,
} as const;
