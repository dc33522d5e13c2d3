import { type Finding, isAnswered, sameJson } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { compareWithHub } from './hub-answers.service.ts';
import { listOrigins } from './origins.repository.ts';

/**
 * Figures that were calculated once and cannot be calculated any more, because what they are calculated from is gone or zero. One that
 * stands in the report all the same keeps it from being published.
 */
export const calculationFindings = async (scoped: Scoped, reportId: string): Promise<Finding[]> => {
  const origins = await listOrigins(scoped, reportId);
  if (!origins.some(({ isCalculated }) => isCalculated)) return [];
  const { compared } = await compareWithHub(scoped, reportId, { words: false });
  return compared.flatMap(({ asked, origin, offer }): Finding[] => {
    const stands = isAnswered(asked.current);
    const isOld = origin?.isCalculated && offer.value === null && (!stands || sameJson(asked.current, origin.value));
    if (!isOld) return [];
    const { disclosureCode, field } = asked;
    const place = { disclosureCode, fieldKey: field.key, language: null };
    return [{ kind: 'not-calculated', blocking: stands, step: 'data-input', ...place }];
  });
};
