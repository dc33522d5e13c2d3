import { useFormatters } from '@esg/app-kit';
import type { DataFinding } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';

/** A finding of the checks in a sentence, the same while typing and in the review list. */
export const useFindingText = () => {
  const { t } = useLingui();
  const { decimal } = useFormatters();
  const figure = (value: string | number | undefined) => decimal(String(Math.abs(Number(value ?? 0))));
  /** What is compared with about what others have is no more exact than that. */
  const roughly = (factor: number) => figure(Number(factor.toPrecision(1)));
  return ({ kind, params }: DataFinding): string => {
    switch (kind) {
      case 'missing':
        return t`You have missed to input valid data point`;
      case 'overlap':
        return params.labels === undefined
          ? t`Data conflict: A data point already exists for this time period.`
          : t`Counted twice: figures labelled ${params.labels} for the same days overlap, and both are added to the total. Enter a figure without labels, or remove one of them.`;
      case 'unit_slip': {
        if (params.digits !== undefined)
          return t`No organisation has this much: ${figure(params.digits)} digits before the point. Check the number and the unit.`;
        const factor = Number(params.factor ?? 1);
        if (params.peers !== undefined)
          return factor < 1
            ? t`The group’s other entities usually have about ${roughly(1 / factor)} times this figure. Is the unit right?`
            : t`This is about ${roughly(factor)} times what the group’s other entities usually have. Is the unit right?`;
        return factor < 1
          ? t`The previous period’s figure is ${figure(Math.round(1 / factor))} times this one. Check the unit.`
          : t`This is ${figure(Math.round(factor))} times the previous period’s figure. Check the unit.`;
      }
      case 'sign':
        return params.row === undefined
          ? t`The sign is the opposite of the previous period’s. Check it.`
          : t`Row ${params.row} is negative, which is unusual for this kind of figure. Check the sign.`;
      case 'change':
        return Number(params.percent) < 0
          ? t`${figure(params.percent)}% less than in the previous period. Please explain the change.`
          : t`${figure(params.percent)}% more than in the previous period. Please explain the change.`;
      case 'calculated': {
        const difference = figure(params.difference);
        const made = `${decimal(String(params.number))} ${params.unit}`;
        return String(params.difference).startsWith('-')
          ? t`${difference} less than its parts, which add up to ${made}. Check which is right.`
          : t`${difference} more than its parts, which add up to ${made}. Check which is right.`;
      }
      case 'duplicate':
        return params.row === undefined
          ? t`This is exactly the previous period’s figure. Check that it wasn’t just copied.`
          : t`Row ${params.row} repeats an earlier row.`;
    }
  };
};
