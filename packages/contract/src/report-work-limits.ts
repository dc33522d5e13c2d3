/** Ours: limits of the work on a report. Lengths in characters. */
export const reportWorkLimits = {
  peoplePerDisclosureMax: 20,
  approvalStepsMax: 5,
  approversPerStepMax: 20,
  noteLengthMax: 2000,
  commentLengthMax: 4000,
  mentionsMax: 20,
  tasksPerDisclosureMax: 50,
  threadsPerDisclosureMax: 200,
  /** The longest period of the calendar. */
  calendarDaysMax: 400,
} as const;
