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

/** The chain of approvers step by step, what goes through it, and whether duties are separated. */
export const RulesForm = ({ rules, approvers }: RulesFormProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const kept = useDraft('approval-rules', rules);
  const { value: draft, change: setDraft } = kept;
  const [tried, setTried] = useState(false);
  const save = useMutation(reportWorkMutations.changeRules(useApi(), useQueryClient()));
  const { steps } = draft;
  const lacks = steps.some(({ approverIds }) => approverIds.length === 0);
  const setStep = (place: number, approverIds: string[]) =>
    setDraft({ ...draft, steps: steps.map((step, index) => (index === place ? { approverIds } : step)) });
  const addStep = () => setDraft({ ...draft, steps: [...steps, { approverIds: [] }] });
  const removeStep = (place: number) => setDraft({ ...draft, steps: steps.filter((_, index) => index !== place) });
  const isOvertaken = draft.version !== rules.version && !save.isPending;
  const submit = () => {
    setTried(true);
    if (lacks) return;
    // Whoever saves after being told that a colleague did means it for the rules as they are now.
    const saved = () => {
      kept.discard();
      notify('success', msg`Rules of approval saved`);
    };
    void save.mutateAsync({ ...draft, version: rules.version }).then(saved, () => undefined);
  };
  return (
    <Stack gap={4}>
      <Heading level={2} size="lg">
        <Trans>Approvals</Trans>
      </Heading>
      <Text tone="muted" measured>
        <Trans>
          Name who approves, step by step; any one person of a step decides. Without steps, disclosures and reports are
          completed without an approval.
        </Trans>
      </Text>
      {isOvertaken && (
        <Banner
          tone="warning"
          title={t`Somebody else changed these rules meanwhile`}
          action={
            <Button size="compact" onClick={kept.discard}>
              <Trans>Show the new rules</Trans>
            </Button>
          }
        >
          <Trans>What you see here is yours, and not saved. If you save it, it takes the place of theirs.</Trans>
        </Banner>
      )}
      {!isOvertaken && <DraftMark draft={kept} />}
      {steps.map(({ approverIds }, place) => {
        const number = place + 1;
        const label = t`Approvers of step ${number}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name but its place, and holds nothing of its own.
          <Stack key={place} gap={2}>
            <MultiSelect
              label={label}
              required
              value={approverIds}
              onChange={({ value }) => setStep(place, value)}
              options={approvers.map(({ id, name }) => ({ value: id, label: name }))}
              labels={{
                list: t`Colleagues`,
                none: t`No match among the people who may approve. Try another name.`,
                chosen: label,
                remove: (choice) => t`Remove ${choice.label}`,
              }}
              error={tried && approverIds.length === 0 ? t`Choose at least one person, or remove the step.` : undefined}
            />
            <Inline>
              <Button size="compact" onClick={() => removeStep(place)}>
                <Trans>Remove step {number}</Trans>
              </Button>
            </Inline>
          </Stack>
        );
      })}
      {steps.length < reportWorkLimits.approvalStepsMax && (
        <Inline>
          <Button onClick={addStep}>
            <Trans>Add a step</Trans>
          </Button>
        </Inline>
      )}
      <Checkbox
        label={t`Each disclosure is approved before it is completed`}
        value={draft.ofDisclosures}
        onChange={({ value }) => setDraft({ ...draft, ofDisclosures: value })}
      />
      <Checkbox
        label={t`The whole report is approved before it is published`}
        value={draft.ofReports}
        onChange={({ value }) => setDraft({ ...draft, ofReports: value })}
      />
      <Checkbox
        label={t`Separate duties`}
        hint={t`Who wrote an answer, or asked for the approval, may not decide about it.`}
        value={draft.separateDuties}
        onChange={({ value }) => setDraft({ ...draft, separateDuties: value })}
      />
      <EvidenceRuleFields value={draft.evidence} onChange={(evidence) => setDraft({ ...draft, evidence })} />
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
