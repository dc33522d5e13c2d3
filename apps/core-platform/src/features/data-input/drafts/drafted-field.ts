import type { Answer, Disclosure, Field } from '@esg/contract';

/** The field that a draft is for, with what stands in it. */
export type DraftedField = {
  readonly disclosure: Disclosure;
  readonly field: Field;
  readonly answer: Answer | undefined;
};
