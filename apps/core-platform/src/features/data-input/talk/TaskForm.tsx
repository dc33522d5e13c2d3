import { reportTalkMutations } from '@esg/api-client';
import { DraftMark, tagOf, useApi, useDateLabels, useDraftText, useLanguage, useProblemSentences } from '@esg/app-kit';
import { Button, DateField, Inline, Select, Stack, Text, TextArea } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { useWork } from '../../../wizard/work/use-work.ts';

/** Asks a colleague to do something for the disclosure. */
export const TaskForm = ({ code, onClose }: { readonly code: string; readonly onClose: () => void }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { problem, issue } = useProblemSentences();
  const { report } = useWizard();
  const { colleagues } = useWork();
  const [draft, setDraft] = useState({ assigneeId: '', dueOn: '' });
  const typed = useDraftText(`task/${report.id}/${code}`);
  const note = typed.text;
  const [tried, setTried] = useState(false);
  const give = useMutation(reportTalkMutations.giveTask(useApi(), useQueryClient(), report.id, code));
  const [who, what, due] = [t`For whom`, t`What is to be done`, t`Due date`];
  const dateLabels = useDateLabels(due);
  const missing = (label: string, lacks: boolean) =>
    tried && lacks ? issue({ rule: 'required', params: {} }, label) : undefined;
  const lacksNote = note.trim().length < 2;
  const send = () => {
    setTried(true);
    if (lacksNote || !draft.assigneeId) return;
    void give.mutateAsync({ ...draft, note, dueOn: draft.dueOn || null }).then(
      () => {
        typed.done(note);
        onClose();
      },
      () => {},
    );
  };
  return (
    <Stack gap={3}>
      <TextArea
        label={what}
        required
        rows={2}
        maxLength={2000}
        value={note}
        onChange={({ value }) => typed.change(value)}
        error={missing(what, lacksNote)}
      />
      <DraftMark draft={typed} />
      <Select
        label={who}
        required
        placeholder={t`Choose a colleague`}
        value={draft.assigneeId}
        onChange={({ value }) => setDraft({ ...draft, assigneeId: value })}
        options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        error={missing(who, !draft.assigneeId)}
      />
      <DateField
        label={due}
        value={draft.dueOn}
        locale={tagOf(language)}
        labels={dateLabels}
        onChange={({ value = '' }) => setDraft({ ...draft, dueOn: value })}
      />
      {give.error && (
        <Text tone="danger" role="alert">
          {problem(give.error)}
        </Text>
      )}
      <Inline gap={2}>
        <Button
          size="compact"
          onClick={() => {
            typed.done(note);
            onClose();
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
        <Button size="compact" pending={give.isPending} onClick={send}>
          <Trans>Give task</Trans>
        </Button>
      </Inline>
    </Stack>
  );
};
