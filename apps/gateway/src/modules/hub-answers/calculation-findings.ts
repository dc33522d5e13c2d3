import { type Finding, isAnswered, sameJson } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { compareWithHub } from './hub-answers.service.ts';
import { listOrigins } from './origins.repository.ts';

/**
 * Calculated figures that cannot be calculated any more, because a source is missing or a denominator is zero. One that is still in the
 * report keeps it from being published.
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
