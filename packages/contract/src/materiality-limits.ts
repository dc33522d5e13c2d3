/** Limits of assessments of what is material: ours. */
export const materialityLimits = {
  topicsMax: 200,
  /** Impacts, risks and opportunities of one assessment. */
  irosMax: 1000,
  /** People whose scores are weighted. */
  weightsMax: 100,
  /** Characters of a description, a scope or a reason. */
  textLengthMax: 4000,
  stakeholdersMax: 40,
  scaleStepsMin: 3,
  scaleStepsMax: 10,
  yearMin: 2000,
  yearMax: 2100,
  horizonYearsMax: 100,
  /** Changes that the log shows at once. */
  eventsShown: 200,
  /** Documents that bear one entry out. */
  evidenceMax: 20,
  /** Steps in which people approve, and people of one step, of whom any one approves. */
  approvalStepsMax: 5,
  approversMax: 20,
  /** Decisions of all years that are read at once. */
  decisionsShown: 50,
} as const;
