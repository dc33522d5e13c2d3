/**
 * Wizard steps of both variants in order, by their URL segment (spec section 2, decision 6). Later steps of the specification are added
 * here.
 */
export const reportSteps = [
  'introduction',
  'tutorial',
  'select-disclosures',
  'select-topics',
  'assess-materiality',
  'description',
  'company',
  'upload',
  'data-input',
  'design',
  'export-config',
  'preview',
  'validation',
  'completion',
] as const;
export type ReportStep = (typeof reportSteps)[number];
