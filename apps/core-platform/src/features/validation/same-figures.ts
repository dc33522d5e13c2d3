import type { Answer, AnswerChange, AnswerValue } from '@esg/contract';

type Stored = Pick<Answer, 'disclosureCode' | 'fieldKey' | 'value' | 'version'>;

const isWhole = ({ breakdown }: { readonly breakdown?: string | undefined }) => breakdown === undefined;

const rowsOf = (value: AnswerValue | null | undefined) =>
  value?.type === 'number' || value?.type === 'integer' ? value.rows : [];

/**
 * The change that gives an answer the figure of another one: its total, while the parts of each stay. Nothing where one of them has no
 * figure, or another type: somebody may have changed it since the check.
 */
export const takenOver = (
  from: Stored | undefined,
  to: Stored | undefined,
): (AnswerChange & { disclosureCode: string; fieldKey: string }) | undefined => {
  const whole = rowsOf(from?.value).filter(isWhole);
  if (!to?.value || whole.length !== 1 || from?.value?.type !== to.value.type) return undefined;
  if (to.value.type !== 'number' && to.value.type !== 'integer') return undefined;
  const rows = [...whole, ...to.value.rows.filter((row) => !isWhole(row))];
  const { disclosureCode, fieldKey, version } = to;
  return { disclosureCode, fieldKey, value: { ...to.value, rows }, version };
};
