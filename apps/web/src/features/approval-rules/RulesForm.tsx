import { reportWorkMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import { type ApprovalRules, type ReportColleague, reportWorkLimits } from '@esg/contract';
import { Button, Checkbox, Heading, Inline, MultiSelect, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { EvidenceRuleFields } from './EvidenceRuleFields.tsx';

type RulesFormProps = { readonly rules: ApprovalRules; readonly approvers: readonly ReportColleague[] };

/** The chain of approvers step by step, what goes through it, and whether duties are separated. */
export const RulesForm = ({ rules, approvers }: RulesFormProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const [draft, setDraft] = useState(rules);
  const [tried, setTried] = useState(false);
  const nextId = useRef(rules.steps.length);
  const [ids, setIds] = useState(() => rules.steps.map((_, index) => index));
  const save = useMutation(reportWorkMutations.changeRules(useApi(), useQueryClient()));
  const { steps } = draft;
  const lacks = steps.some(({ approverIds }) => approverIds.length === 0);
  const setStep = (place: number, approverIds: string[]) =>
    setDraft({ ...draft, steps: steps.map((step, index) => (index === place ? { approverIds } : step)) });
  const addStep = () => {
    nextId.current += 1;
    setIds([...ids, nextId.current]);
    setDraft({ ...draft, steps: [...steps, { approverIds: [] }] });
  };
  const removeStep = (place: number) => {
    setIds(ids.filter((_, index) => index !== place));
    setDraft({ ...draft, steps: steps.filter((_, index) => index !== place) });
  };
  const submit = () => {
    setTried(true);
    if (!lacks) save.mutate(draft, { onSuccess: () => notify('success', msg`Rules of approval saved`) });
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
      {steps.map(({ approverIds }, place) => {
        const number = place + 1;
        const label = t`Approvers of step ${number}`;
        return (
          <Stack key={ids[place]} gap={2}>
            <MultiSelect
              label={label}
              required
              value={approverIds}
              onChange={({ value }) => setStep(place, value)}
              options={approvers.map(({ id, name }) => ({ value: id, label: name }))}
              labels={{
                list: t`Colleagues`,
                none: t`Nobody who may approve has this name`,
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
