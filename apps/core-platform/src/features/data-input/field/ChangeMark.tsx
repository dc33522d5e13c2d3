import { useLanguage } from '@esg/app-kit';
import type { Field, FigureChange } from '@esg/contract';
import { Button, Status } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDifference } from '../../../wizard/explanations/use-difference.ts';

type ChangeMarkProps = {
  readonly field: Field;
  readonly change: FigureChange;
  /** Opens the box for the reason; left out where no reason can be given. */
  readonly onExplain: (() => void) | undefined;
};

/** Says beside a figure that it differs much from last period's, and asks why, without blocking anything. */
export const ChangeMark = ({ field, change, onExplain }: ChangeMarkProps) => {
  const { t } = useLingui();
  const by = useDifference()(change);
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
