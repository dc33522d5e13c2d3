import { reportTalkMutations } from '@esg/api-client';
import { DraftMark, tagOf, useApi, useDateLabels, useDraft, useLanguage, useProblemSentences } from '@esg/app-kit';
import { reportWorkLimits } from '@esg/contract';
import { Button, DateField, Inline, Select, Stack, Text, TextArea } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { useWork } from '../../../wizard/work/use-work.ts';

const required = { rule: 'required', params: {} } as const;

const empty = { note: '', assigneeId: '', dueOn: '' };

/** The task that is typed, kept until it is sent. */
export const useTaskDraft = (reportId: string, code: string) => useDraft(`task/${reportId}/${code}`, empty);

type TaskFormProps = { readonly code: string; readonly onClose: () => void };

/** The task that is typed, what of it is still missing once sending was tried, and the sending. */
const useTask = ({ code, onClose }: TaskFormProps) => {
  const { report } = useWizard();
  const draft = useTaskDraft(report.id, code);
  const { note, assigneeId, dueOn } = draft.value;
  const [tried, setTried] = useState(false);
  const give = useMutation(reportTalkMutations.giveTask(useApi(), useQueryClient(), report.id, code));
  const lacksNote = note.trim().length < 2;
  const send = () => {
    setTried(true);
    if (lacksNote || !assigneeId) return;
    const { value: sent, key } = draft;
    void give.mutateAsync({ note, assigneeId, dueOn: dueOn || null, key }).then(
      () => {
        draft.done(sent);
        onClose();
      },
      () => {},
    );
  };
  const cancel = () => {
    draft.discard();
    onClose();
  };
  return {
    draft,
    change: (part: Partial<typeof empty>) => draft.change({ ...draft.value, ...part }),
    lacksNote: tried && lacksNote,
    lacksAssignee: tried && !assigneeId,
    send,
    cancel,
    give,
  };
};

/** Asks a colleague to do something for the disclosure. */
export const TaskForm = (props: TaskFormProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { problem, issue } = useProblemSentences();
  const { colleagues } = useWork();
  const { draft, change, lacksNote, lacksAssignee, send, cancel, give } = useTask(props);
  const { note, assigneeId, dueOn } = draft.value;
  const who = t`Assign to`;
  const what = t`What needs to be done`;
  const due = t`Due date`;
  return (
    <Stack gap={3}>
      <TextArea
        label={what}
        required
        rows={2}
        maxLength={reportWorkLimits.noteLengthMax}
        value={note}
        onChange={({ value }) => change({ note: value })}
        error={lacksNote ? issue(required, what) : undefined}
      />
      <DraftMark draft={draft} />
      <Select
        label={who}
        required
        placeholder={t`Choose a colleague`}
        value={assigneeId}
        onChange={({ value }) => change({ assigneeId: value })}
        options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        error={lacksAssignee ? issue(required, who) : undefined}
      />
      <DateField
        label={due}
        value={dueOn}
        locale={tagOf(language)}
        labels={useDateLabels(due)}
        onChange={({ value = '' }) => change({ dueOn: value })}
      />
      {give.error && (
        <Text tone="danger" role="alert">
          {problem(give.error)}
        </Text>
      )}
      <Inline gap={2}>
        <Button size="compact" onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button size="compact" pending={give.isPending} onClick={send}>
          <Trans>Give task</Trans>
        </Button>
      </Inline>
    </Stack>
  );
};
