/** The steps of an assessment in order, by their segment of the address. */
export const materialitySteps = [
  'context',
  'topics',
  'register',
  'stakeholders',
  'surveys',
  'scoring',
  'matrix',
  'decision',
  'reports',
] as const;
export type MaterialityStep = (typeof materialitySteps)[number];

/** The page of all assessments. */
export const materialityPath = '/ct/materiality';

/** The address of one step of an assessment. */
export const materialityStepPath = (assessmentId: string, step: MaterialityStep): string =>
  `${materialityPath}/${assessmentId}/${step}`;
