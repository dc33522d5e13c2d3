import { useFormatters } from '@esg/app-kit';
import type { DataPointOverlap } from '@esg/contract';
import { Button, Dialog } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export type OverlapDialogProps = {
  /** The one that takes these days, as `ApiError.existingDataPoint` names it. */
  readonly existing: DataPointOverlap['existing'];
  /** Opens the original with what was typed. */
  readonly onUpdate: () => void;
  /** Back to what was typed, to give it another reporting time. */
  readonly onOtherTime: () => void;
};

/** Two data points may not share a day (spec section 5). What was typed stays until the person has decided. */
export const OverlapDialog = ({ existing, onUpdate, onOtherTime }: OverlapDialogProps) => {
  const { t } = useLingui();
  const { period } = useFormatters();
  const days = period(existing.period);
  const by = existing.updatedBy.name;
  return (
    <Dialog
      open
      onOpenChange={onOtherTime}
      title={<Trans>Data conflict: A data point already exists for this time period.</Trans>}
      description={
        <Trans>
          {by} entered it for {days}. Update the original with what you typed, or choose a different reporting time.
        </Trans>
      }
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onOtherTime}>
            <Trans>Choose another time</Trans>
          </Button>
          <Button emphasis="strong" onClick={onUpdate}>
            <Trans>Update the original</Trans>
          </Button>
        </>
      }
    />
  );
};
