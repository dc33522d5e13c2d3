import { reportMutations } from '@esg/api-client';
import { DraftMark, useApi, useDraft, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { Disclosure } from '@esg/contract';
import { Banner, Button, Dialog, RadioGroup, Stack, Text, TextArea, VisuallyHidden } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWizard } from '../../wizard/wizard-context.ts';

/** The framework's own word for it first. */
const materialityReasons = ['not_material', 'not_applicable', 'explain'];

type LeaveTopicOutProps = { code: string; title: string; disclosures: readonly Disclosure[] };

/** Leaves out what is selected of a topic that is not material, with one reason and one explanation for all of it. */
export const LeaveTopicOut = (topic: LeaveTopicOutProps) => {
  const { title, disclosures } = topic;
  const [open, setOpen] = useState(false);
  const count = disclosures.length;
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        <span>
          <Plural value={count} one="Leave out # disclosure" other="Leave out # disclosures" />
          <VisuallyHidden>: {title}</VisuallyHidden>
        </span>
      </Button>
      {open && <LeaveOutDialog {...topic} onClose={() => setOpen(false)} />}
    </>
  );
};

const useLeavingOut = ({ code: topic, disclosures }: LeaveTopicOutProps, onDone: () => void) => {
  const { framework, report } = useWizard();
  const usual = materialityReasons.find((code) => framework.omissionReasons.some((known) => known.code === code)) ?? '';
  const draft = useDraft(`omission/${report.id}/topic/${topic}`, { reason: usual, explanation: '' });
  const { reason, explanation } = draft.value;
  const [tried, setTried] = useState(false);
  const change = useMutation(reportMutations.changeDisclosure(useApi(), useQueryClient(), report.id));
  const chosen = framework.omissionReasons.find(({ code }) => code === reason);
  const isUnexplained = chosen?.needsExplanation === true && explanation.trim() === '';
  const submit = async () => {
    setTried(true);
    if (!chosen || isUnexplained) return;
    for (const { code } of disclosures)
      await change.mutateAsync({ code, change: { status: 'omitted', reason, explanation } });
    draft.done(draft.value);
    onDone();
  };
  return {
    draft,
    chosen,
    error: change.error,
    pending: change.isPending,
    ...{ lacksReason: tried && !chosen, lacksWords: tried && isUnexplained },
    // What is refused is shown from the mutation; those left out before stay so.
    submit: () => void submit().catch(() => undefined),
  };
};

const LeaveOutDialog = ({ onClose, ...topic }: LeaveTopicOutProps & { onClose: () => void }) => {
  const { title, disclosures } = topic;
  const { t } = useLingui();
  const language = useLanguage();
  const { issue, problem } = useProblemSentences();
  const { framework } = useWizard();
  const leaving = useLeavingOut(topic, onClose);
  const { draft } = leaving;
  const required = { rule: 'required', params: {} } as const;
  const codes = disclosures.map(({ code }) => code).join(', ');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Leave out ${title}`}
      description={t`The report says that these are left out, and why. Answers entered before are kept.`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button
            onClick={() => {
              draft.discard();
              onClose();
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
          <Button emphasis="strong" pending={leaving.pending} onClick={leaving.submit}>
            <Trans>Leave out with this reason</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text size="sm" tone="muted">
          {codes}
        </Text>
        {leaving.error && <Banner tone="danger" title={problem(leaving.error)} />}
        <RadioGroup
          label={t`Reason`}
          required
          value={draft.value.reason}
          error={leaving.lacksReason ? issue(required, t`Reason`) : undefined}
          options={framework.omissionReasons.map(({ code, label, hint }) => ({
            ...{ value: code, label: label[language], hint: hint[language] },
          }))}
          onChange={({ value }) => draft.change({ ...draft.value, reason: value })}
        />
        <TextArea
          label={t`Explanation`}
          required={leaving.chosen?.needsExplanation === true}
          value={draft.value.explanation}
          error={leaving.lacksWords ? issue(required, t`Explanation`) : undefined}
          onChange={({ value }) => draft.change({ ...draft.value, explanation: value })}
        />
        <DraftMark draft={draft} />
      </Stack>
    </Dialog>
  );
};
