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
  /** Days before a due date that people are reminded of it. */
  dueSoonDays: 3,
  /** Days after it that they still are, where nobody did so before. */
  overdueDays: 7,
  /** Days that one look at the calendar may span. */
  calendarDaysMax: 400,
} as const;
