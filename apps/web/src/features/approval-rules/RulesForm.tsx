import { reportWorkMutations } from '@esg/api-client';
import { DraftMark, notify, useApi, useDraft, useProblemSentences } from '@esg/app-kit';
import { type ApprovalRules, type ReportColleague, reportWorkLimits } from '@esg/contract';
import { Banner, Button, Checkbox, Heading, Inline, MultiSelect, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EvidenceRuleFields } from './EvidenceRuleFields.tsx';

type RulesFormProps = { readonly rules: ApprovalRules; readonly approvers: readonly ReportColleague[] };

/** The typed rules, kept in the browser until they are saved. */
const useRulesForm = (rules: ApprovalRules) => {
  const kept = useDraft('approval-rules', rules);
  const { value: draft, change } = kept;
  const [tried, setTried] = useState(false);
  const save = useMutation(reportWorkMutations.changeRules(useApi(), useQueryClient()));
  const { steps } = draft;
  const changeSteps = (next: ApprovalRules['steps']) => change({ ...draft, steps: next });
  const submit = () => {
    setTried(true);
    if (steps.some(({ approverIds }) => approverIds.length === 0)) return;
    const saved = () => {
      kept.discard();
      notify('success', msg`Approval rules saved`);
    };
    // Somebody who saves after the notice of a colleague's change overwrites the rules as they are now.
    void save.mutateAsync({ ...draft, version: rules.version }).then(saved, () => undefined);
  };
  return {
    kept,
    draft,
    change: (part: Partial<ApprovalRules>) => change({ ...draft, ...part }),
    addStep: () => changeSteps([...steps, { approverIds: [] }]),
    setStep: (place: number, approverIds: string[]) =>
      changeSteps(steps.map((step, index) => (index === place ? { approverIds } : step))),
    removeStep: (place: number) => changeSteps(steps.filter((_, index) => index !== place)),
    isOvertaken: draft.version !== rules.version && !save.isPending,
    tried,
    submit,
    save,
  };
};

/** The steps of approvers, what they approve, and whether duties are separated. */
export const RulesForm = ({ rules, approvers }: RulesFormProps) => {
  const { problem } = useProblemSentences();
  const { kept, draft, change, addStep, setStep, removeStep, isOvertaken, tried, submit, save } = useRulesForm(rules);
  return (
    <Stack gap={4}>
      <Heading level={2} size="lg">
        <Trans>Approvals</Trans>
      </Heading>
      <Text tone="muted" measured>
        <Trans>
          Choose who approves, step by step. One person from each step is enough. Without steps, disclosures and reports
          need no approval.
        </Trans>
      </Text>
      {isOvertaken ? <Overtaken onDiscard={kept.discard} /> : <DraftMark draft={kept} />}
      {draft.steps.map(({ approverIds }, place) => (
        <ApprovalStep
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name but its place, and holds nothing of its own.
          key={place}
          number={place + 1}
          value={approverIds}
          approvers={approvers}
          tried={tried}
          onChange={(value) => setStep(place, value)}
          onRemove={() => removeStep(place)}
        />
      ))}
      {draft.steps.length < reportWorkLimits.approvalStepsMax && (
        <Inline>
          <Button onClick={addStep}>
            <Trans>Add a step</Trans>
          </Button>
        </Inline>
      )}
      <Scope rules={draft} onChange={change} />
      <EvidenceRuleFields value={draft.evidence} onChange={(evidence) => change({ evidence })} />
      {save.error && (
        <Text tone="danger" role="alert">
          {problem(save.error)}
        </Text>
      )}
      <Inline>
        <Button emphasis="strong" pending={save.isPending} onClick={submit}>
          <Trans>Save rules</Trans>
        </Button>
      </Inline>
    </Stack>
  );
};

const Overtaken = ({ onDiscard }: { readonly onDiscard: () => void }) => {
  const { t } = useLingui();
  return (
    <Banner
      tone="warning"
      title={t`Someone else has just changed these rules`}
      action={
        <Button size="compact" onClick={onDiscard}>
          <Trans>Show the new rules</Trans>
        </Button>
      }
    >
      <Trans>This is your version, not saved yet. If you save it, it replaces theirs.</Trans>
    </Banner>
  );
};

type ApprovalStepProps = Pick<RulesFormProps, 'approvers'> & {
  readonly number: number;
  readonly value: string[];
  /** Whether saving was tried: from then on an empty step shows its error. */
  readonly tried: boolean;
  readonly onChange: (approverIds: string[]) => void;
  readonly onRemove: () => void;
};

const ApprovalStep = ({ number, value, approvers, tried, onChange, onRemove }: ApprovalStepProps) => {
  const { t } = useLingui();
  const label = t`Approvers of step ${number}`;
  return (
    <Stack gap={2}>
      <MultiSelect
        label={label}
        required
        value={value}
        onChange={(change) => onChange(change.value)}
        options={approvers.map(({ id, name }) => ({ value: id, label: name }))}
        labels={{
          list: t`Colleagues`,
          none: t`No match among the people who may approve. Try another name.`,
          chosen: label,
          remove: (choice) => t`Remove ${choice.label}`,
        }}
        error={tried && value.length === 0 ? t`Choose at least one person, or remove the step.` : undefined}
      />
      <Inline>
        <Button size="compact" onClick={onRemove}>
          <Trans>Remove step {number}</Trans>
        </Button>
      </Inline>
    </Stack>
  );
};

type ScopeProps = { readonly rules: ApprovalRules; readonly onChange: (change: Partial<ApprovalRules>) => void };

/** The things that are approved, and the people who may not decide. */
const Scope = ({ rules, onChange }: ScopeProps) => {
  const { t } = useLingui();
  return (
    <>
      <Checkbox
        label={t`Each disclosure is approved before it is completed`}
        value={rules.ofDisclosures}
        onChange={({ value }) => onChange({ ofDisclosures: value })}
      />
      <Checkbox
        label={t`The whole report is approved before it is published`}
        value={rules.ofReports}
        onChange={({ value }) => onChange({ ofReports: value })}
      />
      <Checkbox
        label={t`Separate duties`}
        hint={t`People who wrote an answer or requested its approval can’t approve it.`}
        value={rules.separateDuties}
        onChange={({ value }) => onChange({ separateDuties: value })}
      />
    </>
  );
};
