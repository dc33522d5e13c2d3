import { hubAnswerMutations, hubAnswerQueries } from '@esg/api-client';
import { flushFields, notify, useApi, useProblemSentences } from '@esg/app-kit';
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

/** What the data hub would change, the person's choices, and the filling. */
const useFill = (disclosureCode: string | undefined, onClose: () => void) => {
  const api = useApi();
  const { report } = useWizard();
  const [mode, setMode] = useState<ConflictMode>('skip');
  const [selected, setSelected] = useState<readonly string[]>([]);
  const difference = useQuery({ ...hubAnswerQueries.difference(api, report.id, disclosureCode), staleTime: 0 });
  const take = useMutation(hubAnswerMutations.take(api, useQueryClient(), report.id));
  // What was typed in a field and is not stored yet belongs to the comparison too.
  useEffect(() => flushFields(), []);

  const chosen = chosenAnswers(difference.data?.answers ?? [], mode, selected);
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
        // The choices stay; the comparison is loaded again.
        onError: () => void difference.refetch(),
      },
    );
  return { difference, choice: { mode, setMode, selected, setSelected }, count: chosen.length, take, fill };
};

/** Shows what the data hub would change, lets the person decide about conflicts, and fills it in. Nothing changes before. */
export const FillDialog = ({ disclosureCode: opened, onClose }: FillDialogProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const [disclosureCode, setDisclosureCode] = useState(opened);
  const cite = useCitation();
  const cited = disclosureCode && cite(disclosureCode);
  const { difference, choice, count, take, fill } = useFill(disclosureCode, onClose);
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
              <Plural value={count} one="Fill # field" other="Fill # fields" />
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4} align="stretch">
        {take.error && <Banner tone="danger">{problem(take.error)}</Banner>}
        <FillParts difference={difference} disclosureCode={disclosureCode} choice={choice} />
      </Stack>
    </Dialog>
  );
};

/** Link to the period: without one nothing in the data hub belongs to the report. */
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

type FillPartsProps = Pick<ReturnType<typeof useFill>, 'difference' | 'choice'> & {
  disclosureCode: string | undefined;
};

/** The comparison once it is loaded, or why there is none. */
const FillParts = ({ difference: { data, error, refetch }, choice, disclosureCode }: FillPartsProps) => {
  const { t } = useLingui();
  if (!data) return error ? <StepError error={error} onRetry={() => void refetch()} /> : <StepSkeleton />;
  if (data.period === null) return <PeriodMissing />;
  if (data.answers.length > 0) return <FillDifference answers={data.answers} {...choice} />;
  return (
    <EmptyState
      level={3}
      title={disclosureCode ? t`No data point available for the disclosure` : t`No data point available for the report`}
      purpose={t`Enter figures in the data hub for the period of this report, and they can fill it here.`}
    />
  );
};
