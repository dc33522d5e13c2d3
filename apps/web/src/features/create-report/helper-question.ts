import type { FrameworkQuestion } from '@esg/api-client';
import { frameworkDataKinds, helperAudiences } from '@esg/contract';

/** The answers given so far; they stand in the address. */
export type HelperAnswers = Partial<FrameworkQuestion>;

/** Reads the answers out of an address; what it does not know falls away. */
export const answersOf = (search: Record<string, unknown>): HelperAnswers => {
  const audience = helperAudiences.find((choice) => choice === search.audience);
  const dataKind = frameworkDataKinds.find((choice) => choice === search.dataKind);
  return { ...(audience && { audience }), ...(dataKind && { dataKind }) };
};

/** Both answers, once there are both. */
export const questionOf = ({ audience, dataKind }: HelperAnswers): FrameworkQuestion | undefined =>
  audience && dataKind ? { audience, dataKind } : undefined;
