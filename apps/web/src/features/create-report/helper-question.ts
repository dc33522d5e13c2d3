import type { FrameworkQuestion } from '@esg/api-client';
import { frameworkDataKinds, helperAudiences } from '@esg/contract';

/** The answers given so far; they stand in the address. */
export type HelperAnswers = Partial<Pick<FrameworkQuestion, 'audience' | 'dataKind'>> & {
  /** Reporting time whose data counts as answered. */
  readonly time?: string;
};

/** Reads the answers out of an address; what it does not know falls away. */
export const answersOf = (search: Record<string, unknown>): HelperAnswers => {
  const audience = helperAudiences.find((choice) => choice === search.audience);
  const dataKind = frameworkDataKinds.find((choice) => choice === search.dataKind);
  const { time } = search;
  return {
    ...(audience && { audience }),
    ...(dataKind && { dataKind }),
    ...(typeof time === 'string' && /^[\da-f-]{36}$/.test(time) && { time }),
  };
};

/** Both answers, once there are both. */
export const questionOf = ({ audience, dataKind }: HelperAnswers): FrameworkQuestion | undefined =>
  audience && dataKind ? { audience, dataKind } : undefined;
