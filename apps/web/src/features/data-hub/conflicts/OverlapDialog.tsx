import { dataPointQueries, keys, saveDataPoint } from '@esg/api-client';
import { AnswerWords, notify, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { DataPoint, DataPointChange, DataPointOverlap } from '@esg/contract';
import { Banner, Button, Dialog, Facts, Skeleton, Stack } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { draftOf } from '../shared/point-draft.ts';
import { usePartLines } from '../shared/point-words.ts';
import { useSection } from '../shared/use-section.ts';

export type OverlapDialogProps = {
  /** The data point that has these days, from `ApiError.existingDataPoint`. */
  readonly existing: DataPointOverlap['existing'];
  readonly sectionId: string;
  /** The original with the typed values. */
  readonly changeOf: (original: DataPoint) => DataPointChange;
  /** The typed values are stored in the original. */
  readonly onStored: (stored: DataPoint) => void;
  /** Goes back to the typed values, to choose another reporting time. */
  readonly onOtherTime: () => void;
};

/**
 * Two data points may not share a day (spec section 5). Shows the stored value beside the typed one; one press stores the typed one in the
 * original, and until then it stays.
 */
export const OverlapDialog = ({ existing, sectionId, changeOf, onStored, onOtherTime }: OverlapDialogProps) => {
  const { t } = useLingui();
  const { period } = useFormatters();
  const { problem } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const original = useQuery({ ...dataPointQueries.one(api, existing.id), staleTime: 0 });
  const store = useMutation({
    mutationFn: (point: DataPoint) => saveDataPoint(api, point.id, changeOf(point)),
    onSuccess: async (stored) => {
      notify('success', msg`The original was updated`);
      onStored(stored);
      await queryClient.invalidateQueries({ queryKey: keys.dataPoints });
    },
  });
  const days = period(existing.period);
  const by = existing.updatedBy.name;
  const error = store.error ?? original.error;
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
          <Button
            emphasis="strong"
            pending={store.isPending || !original.data}
            onClick={() => original.data && !store.isPending && store.mutate(original.data)}
          >
            <Trans>Update the original</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {error && <Banner tone="danger" title={problem(error)} />}
        {original.data ? (
          <BothValues sectionId={sectionId} original={original.data} change={changeOf(original.data)} />
        ) : (
          !error && <Skeleton shape="block" height="4rem" />
        )}
      </Stack>
    </Dialog>
  );
};

type BothValuesProps = {
  readonly sectionId: string;
  readonly original: DataPoint;
  readonly change: DataPointChange;
};

const BothValues = ({ sectionId, original, change }: BothValuesProps) => {
  const { t } = useLingui();
  const lines = usePartLines();
  const { section } = useSection(sectionId);
  if (!section) return <Skeleton shape="block" height="4rem" />;
  return (
    <Facts
      facts={[
        {
          term: t`Stored now`,
          value: <AnswerWords lines={lines('value', draftOf(original), section)} between=" · " />,
        },
        { term: t`What you typed`, value: <AnswerWords lines={lines('value', change, section)} between=" · " /> },
      ]}
    />
  );
};
