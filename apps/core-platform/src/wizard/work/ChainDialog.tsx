import { reportWorkMutations } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import { type ApprovalStep, type EvidenceRule, evidenceNeeds, reportWorkLimits } from '@esg/contract';
import { Button, Checkbox, Dialog, Inline, MultiSelect, RadioGroup, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWizard } from '../wizard-context.ts';
import { useWork } from './use-work.ts';

type Draft = { readonly id: number; readonly approverIds: readonly string[] };

/** Who approves this report as a whole, in place of what the organisation asks, and what evidence is asked of it. Mounted while open. */
export const ChainDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { report } = useWizard();
  const [api, cache] = [useApi(), useQueryClient()];
  const { work } = useWork();
  const [isOwn, setOwn] = useState(work?.isOwnChain ?? false);
  const [steps, setSteps] = useState<readonly Draft[]>(() => draftsOf(work?.steps ?? []));
  const [evidence, setEvidence] = useState<EvidenceRule | null>(work?.isOwnEvidence ? work.evidence : null);
  const [tried, setTried] = useState(false);
  const chain = useMutation(reportWorkMutations.changeChain(api, cache, report.id));
  const rule = useMutation(reportWorkMutations.changeEvidence(api, cache, report.id));
  const error = chain.error ?? rule.error;
  const save = async () => {
    setTried(true);
    if (isOwn && steps.some(({ approverIds }) => approverIds.length === 0)) return;
    const own = isOwn
      ? {
          steps: steps.map(({ approverIds }) => ({ approverIds: [...approverIds] })),
          ...{ ofDisclosures: work?.ofDisclosures ?? false, ofReports: true },
        }
      : null;
    await chain.mutateAsync({ own });
    await rule.mutateAsync({ own: evidence });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Approval and evidence of this report`}
      description={t`What is chosen here holds for this report alone.`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            emphasis="strong"
            pending={chain.isPending || rule.isPending}
            onClick={() => void save().catch(() => undefined)}
          >
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={6} align="stretch">
        <Checkbox
          label={t`This report has approvers of its own`}
          hint={t`Otherwise those of your organisation approve it, where it asks for that.`}
          value={isOwn}
          onChange={({ value }) => {
            setOwn(value);
            if (steps.length === 0) setSteps(draftsOf([{ approverIds: [] }]));
          }}
        />
        {isOwn && <ChainSteps steps={steps} tried={tried} onChange={setSteps} />}
        <EvidenceChoice value={evidence} onChange={setEvidence} />
        {error && (
          <Text tone="danger" role="alert">
            {problem(error)}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
};

let lastId = 0;
const draftsOf = (steps: readonly ApprovalStep[]): Draft[] =>
  steps.map(({ approverIds }) => {
    lastId += 1;
    return { id: lastId, approverIds };
  });

type ChainStepsProps = {
  readonly steps: readonly Draft[];
  readonly tried: boolean;
  readonly onChange: (steps: readonly Draft[]) => void;
};

const ChainSteps = ({ steps, tried, onChange }: ChainStepsProps) => {
  const { t } = useLingui();
  const approvers = useWork().colleagues.filter(({ mayApprove }) => mayApprove);
  return (
    <>
      {steps.map(({ id, approverIds }, place) => {
        const number = place + 1;
        const label = t`Approvers of step ${number}`;
        return (
          <Stack key={id} gap={2} align="stretch">
            <MultiSelect
              label={label}
              required
              value={[...approverIds]}
              onChange={({ value }) =>
                onChange(steps.map((step) => (step.id === id ? { id, approverIds: value } : step)))
              }
              options={approvers.map((person) => ({ value: person.id, label: person.name }))}
              labels={{
                list: t`Colleagues`,
                none: t`Nobody who may approve has this name`,
                chosen: label,
                remove: (choice) => t`Remove ${choice.label}`,
              }}
              error={tried && approverIds.length === 0 ? t`Choose at least one person, or remove the step.` : undefined}
            />
            {steps.length > 1 && (
              <Inline>
                <Button size="compact" onClick={() => onChange(steps.filter((step) => step.id !== id))}>
                  <Trans>Remove step {number}</Trans>
                </Button>
              </Inline>
            )}
          </Stack>
        );
      })}
      {steps.length < reportWorkLimits.approvalStepsMax && (
        <Inline>
          <Button onClick={() => onChange([...steps, ...draftsOf([{ approverIds: [] }])])}>
            <Trans>Add a step</Trans>
          </Button>
        </Inline>
      )}
    </>
  );
};

type EvidenceChoiceProps = {
  readonly value: EvidenceRule | null;
  readonly onChange: (rule: EvidenceRule | null) => void;
};

const EvidenceChoice = ({ value, onChange }: EvidenceChoiceProps) => {
  const { t } = useLingui();
  const words = {
    none: t`No disclosures`,
    figures: t`Disclosures with figures`,
    all: t`All disclosures that are answered`,
  };
  return (
    <Stack gap={3} align="stretch">
      <RadioGroup
        label={t`Evidence is needed for`}
        value={value?.of ?? 'organisation'}
        onChange={(change) => {
          const of = evidenceNeeds.find((need) => need === change.value);
          onChange(of ? { of, isBlocking: value?.isBlocking ?? false } : null);
        }}
        options={[
          { value: 'organisation', label: t`What your organisation asks for` },
          ...evidenceNeeds.map((need) => ({ value: need, label: words[need] })),
        ]}
      />
      {value && value.of !== 'none' && (
        <Checkbox
          label={t`Do not publish without evidence`}
          hint={t`Otherwise validation only says where it is missing.`}
          value={value.isBlocking}
          onChange={(change) => onChange({ ...value, isBlocking: change.value })}
        />
      )}
    </Stack>
  );
};
