import { useFormatters } from '@esg/app-kit';
import type { ClimateShare, TraceQuantity, TraceStep } from '@esg/contract';
import { FigureCell, FigureHead, Table, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useApproachName } from '../names/use-approach-name.ts';
import { useUnitNames } from '../names/use-unit-names.ts';
import { useTraceWords } from './use-trace-words.ts';

type TraceStepsProps = {
  readonly steps: readonly TraceStep[];
  readonly caption: string;
  /** What of the result counts for the organisation, in kilograms; left out where no consolidation approach was chosen. */
  readonly counted?: CountedProps | undefined;
};

/** Every step from what was entered to the result, and to what of it counts, with all digits: nothing here is rounded. */
export const TraceSteps = ({ steps, caption, counted }: TraceStepsProps) => {
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
        {counted && <Counted {...counted} />}
      </tbody>
    </Table>
  );
};

type CountedProps = { readonly share: ClimateShare; readonly of: string; readonly comesTo: string };

/** The last step: the share by which the entity of the line counts. */
const Counted = ({ share, of, comesTo }: CountedProps) => {
  const { t } = useLingui();
  const { decimal } = useFormatters();
  const approachName = useApproachName();
  const kilograms = (number: string) => `${decimal(number)} kg CO₂e`;
  const by = share.under === '100' ? `${decimal(share.over)}%` : `${decimal(share.over)} ÷ ${decimal(share.under)}`;
  const year = String(share.year);
  const approach = approachName(share.approach);
  return (
    <tr>
      <th scope="row">{t`What counts for the organisation`}</th>
      <td>{`${kilograms(of)} × ${by}`}</td>
      <FigureCell label={t`Result`}>{kilograms(comesTo)}</FigureCell>
      <td>
        <Text size="sm" tone="muted">
          {t`Organisational boundary of ${year}: ${approach}`}
        </Text>
      </td>
    </tr>
  );
};
