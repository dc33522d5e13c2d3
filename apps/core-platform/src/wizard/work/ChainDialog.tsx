import { reportWorkMutations } from '@esg/api-client';
import { DraftMark, useApi, useDraft, useProblemSentences } from '@esg/app-kit';
import { type ApprovalStep, type EvidenceRule, evidenceNeeds, reportWorkLimits } from '@esg/contract';
import { Button, Checkbox, Dialog, Inline, MultiSelect, RadioGroup, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWizard } from '../wizard-context.ts';
import { useWork } from './use-work.ts';

/** A step that is being changed; `id` identifies it, whatever its place. */
type Step = { readonly id: string; readonly approverIds: readonly string[] };
type Rules = { readonly isOwn: boolean; readonly steps: readonly Step[]; readonly evidence: EvidenceRule | null };

/** The report's approvers and its evidence rule while they are changed, and the saving of both. */
const useRules = (onClose: () => void) => {
  const { report } = useWizard();
  const api = useApi();
  const cache = useQueryClient();
  const { work } = useWork();
  const [opened] = useState<Rules>(() => ({
    isOwn: work?.isOwnChain ?? false,
    steps: stepsOf(work?.steps ?? []),
    evidence: work?.isOwnEvidence ? work.evidence : null,
  }));
  const draft = useDraft(`chain/${report.id}`, opened);
  const { isOwn, steps, evidence } = draft.value;
  const [tried, setTried] = useState(false);
  const chain = useMutation(reportWorkMutations.changeChain(api, cache, report.id));
  const rule = useMutation(reportWorkMutations.changeEvidence(api, cache, report.id));
  const save = async () => {
    setTried(true);
    if (isOwn && steps.some(({ approverIds }) => approverIds.length === 0)) return;
    const own = isOwn
      ? {
          steps: steps.map(({ approverIds }) => ({ approverIds: [...approverIds] })),
          ofDisclosures: work?.ofDisclosures ?? false,
          ofReports: true,
        }
      : null;
    await chain.mutateAsync({ own });
    await rule.mutateAsync({ own: evidence });
    draft.done(draft.value);
    onClose();
  };
  return {
    draft,
    change: (rules: Partial<Rules>) => draft.change({ ...draft.value, ...rules }),
    tried,
    pending: chain.isPending || rule.isPending,
    error: chain.error ?? rule.error,
    // The error shows the refusal.
    save: () => void save().catch(() => undefined),
    cancel: () => {
      draft.discard();
      onClose();
    },
  };
};

/** Who approves this report as a whole instead of the organisation's approvers, and its evidence rule. Mounted while open. */
export const ChainDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { draft, change, tried, pending, error, save, cancel } = useRules(onClose);
  const { isOwn, steps, evidence } = draft.value;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Approval and evidence of this report`}
      description={t`What is chosen here holds for this report alone.`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button emphasis="strong" pending={pending} onClick={save}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={6} align="stretch">
        <Checkbox
          label={t`This report has approvers of its own`}
          hint={t`Otherwise your organisation’s approvers approve it, if approval is required.`}
          value={isOwn}
          onChange={({ value }) =>
            change({ isOwn: value, steps: steps.length === 0 ? stepsOf([{ approverIds: [] }]) : steps })
          }
        />
        {isOwn && <ChainSteps steps={steps} tried={tried} onChange={(changed) => change({ steps: changed })} />}
        <EvidenceChoice value={evidence} onChange={(rule) => change({ evidence: rule })} />
        <DraftMark draft={draft} />
        {error && (
          <Text tone="danger" role="alert">
            {problem(error)}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
};

const stepsOf = (steps: readonly ApprovalStep[]): Step[] =>
  steps.map(({ approverIds }) => ({ id: crypto.randomUUID(), approverIds }));

type ChainStepsProps = {
  readonly steps: readonly Step[];
  readonly tried: boolean;
  readonly onChange: (steps: readonly Step[]) => void;
};

/** The approvers, step after step. */
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
                none: t`No match among the people who may approve. Try another name.`,
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
          <Button onClick={() => onChange([...steps, ...stepsOf([{ approverIds: [] }])])}>
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

/** Which disclosures need evidence, and whether the report can be published without it. */
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
          label={t`Don’t publish without evidence`}
          hint={t`Otherwise validation only says where it is missing.`}
          value={value.isBlocking}
          onChange={(change) => onChange({ ...value, isBlocking: change.value })}
        />
      )}
    </Stack>
  );
};
