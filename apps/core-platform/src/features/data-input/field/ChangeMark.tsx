import { useFormatters, useLanguage } from '@esg/app-kit';
import { type Field, type FigureChange, less, percentage } from '@esg/contract';
import { Button, Status } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type ChangeMarkProps = {
  readonly field: Field;
  readonly change: FigureChange;
  /** Asks for the reason; left out where nothing can be said. */
  readonly onExplain: (() => void) | undefined;
};

/** By how much it differs, without its sign: a share in points, everything else in percent. */
const useDifference = ({ percent, values }: FigureChange): string => {
  const { t } = useLingui();
  const format = useFormatters();
  if (values?.unit !== percentage) return format.percent(Math.abs(percent) / 100);
  const points = format.decimal(less(values.after, values.before).replace('-', ''));
  return t`${points} percentage points`;
};

/** Says beside a figure that it differs much from last period's, and asks why, without standing in the way. */
export const ChangeMark = ({ field, change, onExplain }: ChangeMarkProps) => {
  const { t } = useLingui();
  const by = useDifference(change);
  const name = field.label[useLanguage()];
  return (
    <>
      <Status tone="warning">
        {change.percent > 0 ? <Trans>{by} more than last period</Trans> : <Trans>{by} less than last period</Trans>}
      </Status>
      {onExplain && (
        <Button size="compact" aria-label={t`Say why: ${name}`} onClick={onExplain}>
          <Trans>Say why</Trans>
        </Button>
      )}
    </>
  );
};
