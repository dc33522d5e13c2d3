import { type AmountDoubt, type AmountReason, amountReasons } from '@esg/contract';
import { Button, Inline } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useUnitNames } from '../names/use-unit-names.ts';
import { reasonNames } from './use-amount-doubts.ts';

type AmountAnswersProps = {
  readonly doubt: AmountDoubt;
  /** What the amount is of, where several are asked about. */
  readonly place?: string;
  readonly pending?: boolean;
  readonly onRight: (reason: AmountReason) => void;
  readonly onUnit: (unit: string) => void;
};

/** Settles an unlikely amount in one press: another unit, or the reason why it is right. */
export const AmountAnswers = ({ doubt, place, pending = false, onRight, onUnit }: AmountAnswersProps) => {
  const { t, i18n } = useLingui();
  const unitName = useUnitNames();
  const named = (name: string) => (place === undefined ? name : t`${name}: ${place}`);
  const { unit } = doubt;
  const meant = unit === null ? '' : unitName(unit);
  return (
    <Inline gap={2}>
      {unit !== null && (
        <Button
          size="compact"
          pending={pending}
          aria-label={named(t`Change the unit to ${meant}`)}
          onClick={() => onUnit(unit)}
        >
          <Trans>Change the unit to {meant}</Trans>
        </Button>
      )}
      {amountReasons.map((reason) => (
        <Button
          key={reason}
          size="compact"
          pending={pending}
          aria-label={named(i18n._(reasonNames[reason]))}
          onClick={() => onRight(reason)}
        >
          {i18n._(reasonNames[reason])}
        </Button>
      ))}
    </Inline>
  );
};
