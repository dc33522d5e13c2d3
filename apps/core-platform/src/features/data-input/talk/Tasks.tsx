import { reportTalkMutations, reportWorkQueries } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { type Disclosure, localDay, type ReportTask } from '@esg/contract';
import { Button, Checkbox, Inline, Skeleton, SkeletonGroup, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../../wizard/use-may.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { TaskForm, useTaskDraft } from './TaskForm.tsx';

/** Tasks of the disclosure, with a box to mark them as done. */
export const Tasks = ({ disclosure }: { readonly disclosure: Disclosure }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { report } = useWizard();
  const mayWrite = useMay('report:write');
  const [isOpened, setGiving] = useState(false);
  const giving = useTaskDraft(report.id, disclosure.code).isChanged || isOpened;
  const { data, error } = useQuery(reportWorkQueries.tasks(useApi(), report.id, disclosure.code));
  if (error && !data)
    return (
      <Text tone="danger" role="alert">
        {problem(error)}
      </Text>
    );
  if (!data)
    return (
      <SkeletonGroup label={t`Loading`}>
        <Skeleton />
      </SkeletonGroup>
    );
  return (
    <Stack gap={4}>
      {data.length === 0 && (
        <Text tone="muted">
          <Trans>No task yet. Ask a colleague for a figure, a file or a second look.</Trans>
        </Text>
      )}
      {data.map((task) => (
        <Task key={task.id} task={task} code={disclosure.code} mayWrite={mayWrite} />
      ))}
      {mayWrite && !giving && (
        <Inline>
          <Button size="compact" onClick={() => setGiving(true)}>
            <Trans>Give a task</Trans>
          </Button>
        </Inline>
      )}
      {giving && <TaskForm code={disclosure.code} onClose={() => setGiving(false)} />}
    </Stack>
  );
};

const Task = ({ task, code, mayWrite }: { task: ReportTask; code: string; mayWrite: boolean }) => {
  const { t } = useLingui();
  const { day, date } = useFormatters();
  const { problem } = useProblemSentences();
  const { report } = useWizard();
  const api = useApi();
  const cache = useQueryClient();
  // A ticked task stays ticked until the response arrives, and changes back only where it was refused.
  const [chosen, setChosen] = useState<boolean>();
  const tick = useMutation(reportTalkMutations.tickTask(api, cache, report.id, code));
  const remove = useMutation(reportTalkMutations.removeTask(api, cache, report.id, code));
  const due = task.dueOn && day(task.dueOn);
  const late = task.dueOn !== null && !task.done && task.dueOn < localDay();
  const doneAt = task.done && date(task.done.at);
  const said = [
    task.assignee.name,
    due && (late ? t`overdue since ${due}` : t`due on ${due}`),
    doneAt && t`done on ${doneAt}`,
  ];
  const change = (isDone: boolean) => {
    setChosen(isDone);
    tick.mutate({ taskId: task.id, isDone }, { onError: () => setChosen(undefined) });
  };
  return (
    <Stack gap={1}>
      <Checkbox
        label={task.note}
        hint={said.filter(Boolean).join(' · ')}
        disabled={!mayWrite}
        value={chosen ?? task.done !== null}
        onChange={({ value }) => change(value)}
        error={tick.error ? problem(tick.error) : undefined}
      />
      {mayWrite && (
        <Inline>
          <Button size="compact" pending={remove.isPending} onClick={() => remove.mutate(task.id)}>
            <Trans>Remove task</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
};
