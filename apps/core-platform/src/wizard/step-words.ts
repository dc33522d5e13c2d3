import type { ReportStep } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Missing, ReportPhase } from './steps.ts';

/** Names of the steps (spec section 2). */
export const stepNames: Record<ReportStep, MessageDescriptor> = {
  introduction: msg`Framework introduction`,
  tutorial: msg`Tutorial`,
  'select-disclosures': msg`Select disclosures`,
  'select-topics': msg`Select topics`,
  'assess-materiality': msg`Materiality journey`,
  description: msg`Report name`,
  company: msg`Company details`,
  upload: msg`Upload documents`,
  'data-input': msg`Input data`,
  design: msg`Design the report`,
  'export-config': msg`Set up the files`,
  preview: msg`Preview`,
  validation: msg`Validate`,
  completion: msg`Complete`,
};

/** Names of the creation phases (spec section 2). */
export const phaseNames: Record<ReportPhase, MessageDescriptor> = {
  define: msg`Define`,
  design: msg`Design`,
  validate: msg`Validate`,
  generate: msg`Generate`,
};

/** What is missing, as a short phrase beside the step. */
export const missingWords: Record<Missing, MessageDescriptor> = {
  disclosures: msg`No disclosure selected`,
  topics: msg`Material topics missing`,
  period: msg`Period missing`,
  answers: msg`Data missing`,
  publication: msg`Not published`,
};
