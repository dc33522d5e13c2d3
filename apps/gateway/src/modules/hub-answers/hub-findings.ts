import { type AnswerValue, type Finding, isAnswered, sameJson } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { type Compared, compareWithHub } from './hub-answers.service.ts';
import { listOrigins } from './origins.repository.ts';

/** The only number of a figure; undefined for one with parts. */
const onlyNumber = (value: AnswerValue | null): string | undefined => {
  if (value?.type !== 'number' && value?.type !== 'integer') return undefined;
  const [row, ...others] = value.rows;
  return others.length === 0 ? row?.number : undefined;
};

const bothNumbers = ({ asked, offer }: Compared): Finding['params'] => {
  const before = onlyNumber(asked.current);
  const after = onlyNumber(offer.value);
  return before === undefined || after === undefined ? undefined : { before, after };
};

/** A calculated figure that cannot be calculated any more, because a source is missing or a denominator is zero. */
const isGone = ({ asked, origin, offer }: Compared): boolean =>
  origin?.isCalculated === true &&
  offer.value === null &&
  (!isAnswered(asked.current) || sameJson(asked.current, origin.value));

/**
 * Figures that the data hub has changed since the report took them, and calculated ones that cannot be calculated any more: such a one that
 * is still in the report keeps it from being published.
 */
export const hubFindings = async (scoped: Scoped, reportId: string): Promise<Finding[]> => {
  if ((await listOrigins(scoped, reportId)).length === 0) return [];
  const { compared } = await compareWithHub(scoped, reportId, { words: false });
  return compared.flatMap((each): Finding[] => {
    const { asked, state } = each;
    const place = { step: 'data-input', disclosureCode: asked.disclosureCode, fieldKey: asked.field.key } as const;
    if (isGone(each))
      return [{ kind: 'not-calculated', blocking: isAnswered(asked.current), language: null, ...place }];
    if (state !== 'newer') return [];
    const params = bothNumbers(each);
    return [{ kind: 'hub-newer', blocking: false, language: null, ...place, ...(params && { params }) }];
  });
};
