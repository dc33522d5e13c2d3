import { hubAnswerMutations, hubAnswerQueries } from '@esg/api-client';
import { flushFields, notify, useApi, useProblemSentences } from '@esg/app-kit';
import type { HubAnswer } from '@esg/contract';
import { Banner, Button, Dialog, EmptyState, Stack } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { StepError, StepSkeleton } from '../loading.tsx';
import { StepLink } from '../StepLink.tsx';
import { useCitation } from '../use-citation.ts';
import { useWizard } from '../wizard-context.ts';
import { type ConflictMode, chosenAnswers, FillDifference } from './FillDifference.tsx';

type FillDialogProps = {
  /** One disclosure; the whole report where none is given. */
  disclosureCode?: string | undefined;
  onClose: () => void;
};

/** Shows what the data hub would change, lets the person decide about conflicts, and takes it: nothing changes before. */
export const FillDialog = ({ disclosureCode: opened, onClose }: FillDialogProps) => {
  const { t } = useLingui();
  const api = useApi();
  const cache = useQueryClient();
  const { problem } = useProblemSentences();
  const { report } = useWizard();
  const [disclosureCode, setDisclosureCode] = useState(opened);
  const [mode, setMode] = useState<ConflictMode>('skip');
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { data, error, refetch } = useQuery({
    ...hubAnswerQueries.difference(api, report.id, disclosureCode),
    staleTime: 0,
  });
  const cite = useCitation();
  const cited = disclosureCode && cite(disclosureCode);
  const take = useMutation(hubAnswerMutations.take(api, cache, report.id));
  // What stands in a field and is not stored yet belongs to the difference too.
  useEffect(() => flushFields(), []);

  const chosen = chosenAnswers(data?.answers ?? [], mode, selected);
  const count = chosen.length;
  const fill = () =>
    take.mutate(
      {
        answers: chosen.map(({ disclosureCode: code, fieldKey, stamp }) => ({ disclosureCode: code, fieldKey, stamp })),
      },
      {
        onSuccess: () => {
          notify('success', msg`Filled from the data hub`);
          onClose();
        },
        // The choices stay; what they are about is read again.
        onError: () => void refetch(),
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={disclosureCode ? t`Fill ${cited} from data hub` : t`Fill from data hub`}
      description={t`Nothing changes until you fill. Each answer keeps where it came from, and the log keeps what was there before.`}
      closeLabel={t`Close`}
      actions={
        <>
          {disclosureCode && (
            <Button emphasis="quiet" onClick={() => setDisclosureCode(undefined)}>
              <Trans>Show the whole report</Trans>
            </Button>
          )}
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {count > 0 && (
            <Button emphasis="strong" pending={take.isPending} onClick={fill}>
              <Plural value={count} one="Fill # answer" other="Fill # answers" />
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4} align="stretch">
        {take.error && <Banner tone="danger">{problem(take.error)}</Banner>}
        {data ? (
          data.period === null ? (
            <PeriodMissing />
          ) : (
            <FillParts
              answers={data.answers}
              disclosureCode={disclosureCode}
              mode={mode}
              setMode={setMode}
              selected={selected}
              setSelected={setSelected}
            />
          )
        ) : error ? (
          <StepError error={error} onRetry={() => void refetch()} />
        ) : (
          <StepSkeleton />
        )}
      </Stack>
    </Dialog>
  );
};

const PeriodMissing = () => {
  const { t } = useLingui();
  return (
    <EmptyState
      level={3}
      title={t`The report has no period yet`}
      purpose={t`The period decides which data belongs to the report.`}
      action={
        <Button asChild emphasis="strong">
          <StepLink step="description">
            <Trans>Set the period</Trans>
          </StepLink>
        </Button>
      }
    />
  );
};

type FillPartsProps = {
  answers: readonly HubAnswer[];
  disclosureCode: string | undefined;
  mode: ConflictMode;
  setMode: (mode: ConflictMode) => void;
  selected: readonly string[];
  setSelected: (codes: readonly string[]) => void;
};

const FillParts = ({ answers, disclosureCode, ...choice }: FillPartsProps) => {
  const { t } = useLingui();
  if (answers.length > 0) return <FillDifference answers={answers} {...choice} />;
  return (
    <EmptyState
      level={3}
      title={disclosureCode ? t`No data point available for the disclosure` : t`No data point available for the report`}
      purpose={t`Enter figures in the data hub for the period of this report, and they can fill it here.`}
    />
  );
};
