import { contributionTaskMutations } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import type { ContributionTask } from '@esg/contract';
import { ConfirmDialog, Switch } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type RemindersProps = {
  readonly task: ContributionTask;
  /** The person comes by the link that ends reminders and must confirm: a program that follows links must not end them. */
  readonly asksToEnd: boolean;
};

/** Whether the person is reminded by e-mail. */
export const Reminders = ({ task, asksToEnd }: RemindersProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const [asks, setAsks] = useState(asksToEnd && !task.isMuted);
  const [chosen, setChosen] = useState<boolean>();
  const change = useMutation(contributionTaskMutations.changeState(useApi(), useQueryClient()));
  const choose = (isMuted: boolean) => {
    setChosen(isMuted);
    change.mutate({ isMuted }, { onError: () => setChosen(undefined) });
  };
  return (
    <>
      <Switch
        label={t`Remind me by e-mail`}
        value={!(chosen ?? task.isMuted)}
        error={change.error ? problem(change.error) : undefined}
        onChange={({ value }) => choose(!value)}
      />
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={<Trans>End reminders?</Trans>}
        description={<Trans>You won’t get any more e-mails about these questions. Your link still works.</Trans>}
        confirmLabel={<Trans>End reminders</Trans>}
        cancelLabel={<Trans>Keep reminders</Trans>}
        onConfirm={() => {
          choose(true);
          setAsks(false);
        }}
      />
    </>
  );
};
