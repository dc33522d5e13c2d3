import type { FrameworkQuestion } from '@esg/api-client';
import { frameworkDataKinds, helperAudiences } from '@esg/contract';

/** The answers so far; the address keeps them. */
export type HelperAnswers = Partial<Pick<FrameworkQuestion, 'audience' | 'dataKind'>> & {
  /** Reporting time whose data count as answered. */
  readonly time?: string;
};

/** Reads the answers from an address; unknown values are dropped. */
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

/** Both answers, or undefined while one is missing. */
export const questionOf = ({ audience, dataKind }: HelperAnswers): FrameworkQuestion | undefined =>
  audience && dataKind ? { audience, dataKind } : undefined;
