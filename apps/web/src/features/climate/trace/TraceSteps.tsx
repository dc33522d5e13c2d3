import { useFormatters } from '@esg/app-kit';
import type { TraceQuantity, TraceStep } from '@esg/contract';
import { FigureCell, FigureHead, Table, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useUnitNames } from '../names/use-unit-names.ts';
import { useTraceWords } from './use-trace-words.ts';

/** Every step from what was entered to the result, with all digits: nothing here is rounded. */
export const TraceSteps = ({ steps, caption }: { readonly steps: readonly TraceStep[]; readonly caption: string }) => {
  const { t } = useLingui();
  const { decimal } = useFormatters();
  const unitName = useUnitNames();
  const words = useTraceWords();
  const quantity = ({ number, unit }: TraceQuantity) => `${decimal(number)} ${unitName(unit)}`.trim();
  const sum = ({ before, by }: TraceStep): string => {
    if (!before || !by) return '';
    const factor = `${decimal(by.over)} ${unitName(by.unit)}`.trim();
    const under = by.under === '1' ? '' : ` ÷ ${decimal(by.under)}`;
    return `${quantity(before)} × ${factor}${under}`;
  };
  return (
    <Table caption={caption} density="compact" stacked>
      <thead>
        <tr>
          <th scope="col">{t`Step`}</th>
          <th scope="col">{t`Calculation`}</th>
          <FigureHead>{t`Result`}</FigureHead>
          <th scope="col">{t`Source`}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their order, and two of them may be alike
          <tr key={place}>
            <th scope="row">{words.step(step)}</th>
            <td>{sum(step)}</td>
            <FigureCell label={t`Result`}>{quantity(step.after)}</FigureCell>
            <td>
              <Text size="sm" tone="muted">
                {step.source}
              </Text>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
