import { reportWorkMutations } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import { Banner, Button, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOffers } from '../use-may.ts';
import { useWizard } from '../wizard-context.ts';
import { ApprovalBanner } from './ApprovalBanner.tsx';
import { ApprovalSteps } from './ApprovalSteps.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import { useReportApproval } from './use-report-approval.ts';

/** The approval of the whole report: the approvers and open findings, with buttons to request, decide, withdraw and continue. */
export const ReportApprovalPanel = ({ blockingCount }: { readonly blockingCount: number }) => {
  const { report } = useWizard();
  const { work, round } = useReportApproval();
  if (report.status === 'readonly-published') return null;
  return (
    <>
      <ApprovalState blockingCount={blockingCount} />
      <ApprovalSteps round={round} work={work} />
    </>
  );
};

const ApprovalState = ({ blockingCount }: { readonly blockingCount: number }) => {
  const { report } = useWizard();
  const { work, round, isAwaited } = useReportApproval();
  const maySubmit = useOffers('submit');
  if (report.status === 'pending-approval' && round)
    return (
      <Stack gap={3}>
        <ApprovalBanner round={round} work={work} />
        <Pending />
      </Stack>
    );
  if (report.status === 'approval-accepted') return <Accepted />;
  if (!isAwaited) return null;
  return (
    <Stack gap={3}>
      {round && round.state !== 'open' && <ApprovalBanner round={round} work={work} />}
      {maySubmit && <Submit isReady={blockingCount === 0} />}
    </Stack>
  );
};

const Refusal = ({ error }: { readonly error: Error | null }) => {
  const { problem } = useProblemSentences();
  return (
    error && (
      <Text tone="danger" role="alert">
        {problem(error)}
      </Text>
    )
  );
};

const Submit = ({ isReady }: { readonly isReady: boolean }) => {
  const { t } = useLingui();
  const { report } = useWizard();
  const submit = useMutation(reportWorkMutations.submitReport(useApi(), useQueryClient(), report.id));
  return (
    <Banner
      tone={isReady ? 'info' : 'warning'}
      title={isReady ? t`Ready for approval` : t`Not ready for approval`}
      action={
        <Button emphasis="strong" pending={!isReady || submit.isPending} onClick={() => submit.mutate({ note: '' })}>
          <Trans>Submit report for approval</Trans>
        </Button>
      }
    >
      <Trans>Your organisation approves a report as a whole before it is published. Until then it is read-only.</Trans>
      <Refusal error={submit.error} />
    </Banner>
  );
};

const Pending = () => {
  const { report } = useWizard();
  const { round, work } = useReportApproval();
  const { problem } = useProblemSentences();
  const api = useApi();
  const cache = useQueryClient();
  const mayWithdraw = useOffers('withdraw');
  const decide = useMutation(reportWorkMutations.decideReport(api, cache, report.id));
  const withdraw = useMutation(reportWorkMutations.withdrawReport(api, cache, report.id));
  return (
    <Inline gap={2}>
      {mayWithdraw && (
        <Button size="compact" pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
          <Trans>Withdraw</Trans>
        </Button>
      )}
      {round?.mine === 'decide' && (
        <DecisionButtons
          round={round}
          writerIds={(work.work?.disclosures ?? []).flatMap((each) => each.writerIds)}
          pending={decide.isPending}
          error={decide.error ? problem(decide.error) : undefined}
          onDecide={(decision, done) => decide.mutate(decision, { onSuccess: done })}
        />
      )}
      <Refusal error={withdraw.error} />
    </Inline>
  );
};

const Accepted = () => {
  const { t } = useLingui();
  const { report } = useWizard();
  const api = useApi();
  const cache = useQueryClient();
  const mayComplete = useOffers('complete');
  const complete = useMutation(reportWorkMutations.completeReport(api, cache, report.id));
  const withdraw = useMutation(reportWorkMutations.withdrawReport(api, cache, report.id));
  return (
    <Banner
      tone="success"
      title={t`The report is approved`}
      action={
        mayComplete && (
          <Inline gap={2}>
            <Button size="compact" pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
              <Trans>Edit report</Trans>
            </Button>
            <Button size="compact" pending={complete.isPending} onClick={() => complete.mutate()}>
              <Trans>Complete report</Trans>
            </Button>
          </Inline>
        )
      }
    >
      <Trans>It is read-only, so that what is published is what was approved. Editing it withdraws the approval.</Trans>
      <Refusal error={complete.error ?? withdraw.error} />
    </Banner>
  );
};
