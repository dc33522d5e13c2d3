import { useFormatters } from '@esg/app-kit';
import type { ApprovalRound, ApprovalStep } from '@esg/contract';
import { Button, Inline, Stack, Status, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMay } from '../use-may.ts';
import { useWizard } from '../wizard-context.ts';
import { ChainDialog } from './ChainDialog.tsx';
import type { Work } from './use-work.ts';

type ApprovalStepsProps = { readonly round: ApprovalRound | null; readonly work: Work };

/** Who has to approve the report step by step, their decisions, and the remaining steps; with a button to name others. */
export const ApprovalSteps = ({ round, work }: ApprovalStepsProps) => {
  const { t } = useLingui();
  const { readOnly } = useWizard();
  const [open, setOpen] = useState(false);
  const mayChange = useMay('report:publish') && !readOnly;
  const isUnderWay = round?.state === 'open' || round?.state === 'accepted';
  const steps = isUnderWay ? round.steps : (work.work?.steps ?? []);
  const placed = steps.map((step, place) => ({ step, place }));
  const needsApproval = isUnderWay || work.work?.needsApproval === true;
  if (!needsApproval && !mayChange) return null;
  return (
    <Stack gap={3} align="stretch">
      {needsApproval && (
        <Table caption={t`Approval of the report`} stacked>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Step</Trans>
              </th>
              <th scope="col">
                <Trans>Who decides</Trans>
              </th>
              <th scope="col">
                <Trans>Status</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {placed.map(({ step, place }) => (
              <StepRow key={place} step={step} place={place} round={round} work={work} />
            ))}
          </tbody>
        </Table>
      )}
      {mayChange && (
        <Inline>
          <Button size="compact" onClick={() => setOpen(true)}>
            <Trans>Approval and evidence of this report</Trans>
          </Button>
        </Inline>
      )}
      {open && <ChainDialog onClose={() => setOpen(false)} />}
    </Stack>
  );
};

type StepRowProps = ApprovalStepsProps & { readonly step: ApprovalStep; readonly place: number };

const StepRow = ({ step, place, round, work }: StepRowProps) => {
  const { list } = useFormatters();
  return (
    <tr>
      <th scope="row">{place + 1}</th>
      <td>{list(work.people(step.approverIds).map(({ name }) => name)) || <Trans>The administrators</Trans>}</td>
      <td>
        <StepState place={place} round={round} />
      </td>
    </tr>
  );
};

const StepState = ({ place, round }: { readonly place: number; readonly round: ApprovalRound | null }) => {
  const { date } = useFormatters();
  const said = round?.state === 'open' || round?.state === 'accepted' ? round.decisions : [];
  const decision = said.find(({ step, decision: what }) => step === place && what === 'approved');
  if (decision) {
    const name = decision.by.name;
    const day = date(decision.at);
    return (
      <Status tone="success">
        <Trans>
          Approved by {name} on {day}
        </Trans>
      </Status>
    );
  }
  if (round?.state === 'open' && round.step === place)
    return (
      <Status tone="warning">
        <Trans>Waiting for a decision</Trans>
      </Status>
    );
  return (
    <Text as="span" tone="muted">
      <Trans>Not yet</Trans>
    </Text>
  );
};
