import { type AnswerValue, type HubSavePart, sameJson, type ValueRow } from '@esg/contract';
import { isSameAmount } from '@esg/standards';
import { placeKey, type RestatedChange } from '../publications/index.ts';

type Saved = {
  readonly disclosureCode: string;
  readonly fieldKey: string;
  readonly part: HubSavePart | null;
  readonly value: AnswerValue;
};
type Figure = Pick<ValueRow, 'number' | 'unit'>;

const rowsOf = (value: AnswerValue) => (value.type === 'number' || value.type === 'integer' ? value.rows : []);

const isSame = (one: Figure, other: Figure, kind: string | null) =>
  kind === null ? sameJson([one.number, one.unit], [other.number, other.unit]) : isSameAmount(one, other, kind);

/**
 * Whether the data hub still has what the report published before somebody restated it: every row that differs was published as it is
 * there, and restated to what the report says now.
 */
export const isRestated = (
  { disclosureCode, fieldKey, part, value }: Saved,
  inHub: AnswerValue,
  kind: string | null,
  changes: readonly RestatedChange[],
): boolean => {
  const now = rowsOf(value);
  const before = rowsOf(inHub);
  if (now.length !== before.length) return false;
  const pairs = now.map((row) => ({ row, was: before.find(({ descriptor }) => descriptor === row.descriptor) }));
  const differing = pairs.filter(({ row, was }) => !was || !isSame(row, was, kind));
  return (
    differing.length > 0 &&
    differing.every(({ row, was }) => {
      const descriptor = [part?.name, row.descriptor].filter(Boolean).join(' · ');
      const place = placeKey({ disclosureCode, fieldKey, descriptor, ...(part && { breakdown: part.breakdown }) });
      const here = changes.filter((change) => placeKey(change) === place);
      const isNow = here.some((change) => change.new && isSame(change.new, row, kind));
      return isNow && was && here.some(({ old }) => old && isSame(old, was, kind));
    })
  );
};
