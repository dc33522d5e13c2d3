import { reportMutations } from '@esg/api-client';
import { DraftMark, useApi, useDraft, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { Disclosure } from '@esg/contract';
import { Button, Dialog, RadioGroup, Stack, Text, TextArea } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWizard } from '../../wizard/wizard-context.ts';

const nothing = { reason: '', explanation: '' };

/** Leaves a disclosure out with one of the framework's reasons, and an explanation where the reason asks for one. */
export const LeaveOut = ({ disclosure }: { disclosure: Disclosure }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { issue, problem } = useProblemSentences();
  const { report, framework } = useWizard();
  const [open, setOpen] = useState(false);
  const draft = useDraft(`omission/${report.id}/${disclosure.code}`, nothing);
  const { reason, explanation } = draft.value;
  const [tried, setTried] = useState(false);
  const change = useMutation(reportMutations.changeDisclosure(useApi(), useQueryClient(), report.id));

  const chosen = framework.omissionReasons.find(({ code }) => code === reason);
  const lacksExplanation = chosen?.needsExplanation === true && explanation.trim() === '';
  const required = { rule: 'required', params: {} } as const;
  const submit = () => {
    setTried(true);
    if (!chosen || lacksExplanation) return;
    change.mutate(
      { code: disclosure.code, change: { status: 'omitted', reason, explanation } },
      {
        onSuccess: () => {
          draft.done({ reason, explanation });
          setOpen(false);
        },
      },
    );
  };

  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        <Trans>Leave out</Trans>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t`Leave out ${disclosure.code}`}
        description={t`The report says that it is left out, and why. Answers entered before are kept.`}
        closeLabel={t`Close`}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button emphasis="strong" pending={change.isPending} onClick={submit}>
              <Trans>Leave out with this reason</Trans>
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <RadioGroup
            label={t`Reason`}
            required
            value={reason}
            onChange={({ value }) => draft.change({ ...draft.value, reason: value })}
            error={tried && !chosen ? issue(required, t`Reason`) : undefined}
            options={framework.omissionReasons.map(({ code, label, hint }) => ({
              value: code,
              label: label[language],
              hint: hint[language],
            }))}
          />
          <TextArea
            label={t`Explanation`}
            required={chosen?.needsExplanation ?? false}
            value={explanation}
            onChange={({ value }) => draft.change({ ...draft.value, explanation: value })}
            error={tried && lacksExplanation ? issue(required, t`Explanation`) : undefined}
            maxLength={2000}
          />
          <DraftMark draft={draft} />
          {change.error && (
            <Text tone="danger" role="alert">
              {problem(change.error)}
            </Text>
          )}
        </Stack>
      </Dialog>
    </>
  );
};
