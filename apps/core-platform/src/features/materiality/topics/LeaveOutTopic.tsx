import { FormDialog, useDraft } from '@esg/app-kit';
import { type AssessedTopic, materialityLimits } from '@esg/contract';
import { TextArea } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StaleNotice } from '../StaleNotice.tsx';
import { stateNames } from '../words.ts';
import { useTopicChange } from './use-topic-change.ts';

type LeaveOutTopicProps = { topic: AssessedTopic; name: string; onClose: () => void };

const fieldId = 'leave-out-reason';

/** Leaves a topic out, with the reason that reports print. */
export const LeaveOutTopic = ({ topic, name, onClose }: LeaveOutTopicProps) => {
  const { t, i18n } = useLingui();
  const draft = useDraft(`materiality/leave-out/${topic.id}`, { reason: topic.reason });
  const { reason } = draft.value;
  const [tried, setTried] = useState(false);
  const { save, error, theirs, isPending } = useTopicChange(topic);
  const missing = tried && reason.trim() === '' ? t`Say why it doesn’t matter.` : undefined;
  const close = () => {
    draft.done(draft.value);
    onClose();
  };
  const leaveOut = () => save({ state: 'left_out', reason }, close);
  const facts = (state: AssessedTopic['state'], why: string) => [
    { term: t`State`, value: i18n._(stateNames[state]) },
    { term: t`Reason`, value: why || '–' },
  ];
  return (
    <FormDialog
      title={<Trans>Leave out {name}</Trans>}
      description={<Trans>It stays in the list, and its reason goes into the reports that ask for one.</Trans>}
      submitLabel={<Trans>Leave out</Trans>}
      pending={isPending}
      draft={draft}
      onClose={onClose}
      errorsTitle={t`The topic wasn’t left out`}
      errors={missing ? [{ fieldId, message: missing }] : []}
      onSubmit={() => {
        setTried(true);
        if (reason.trim() !== '') leaveOut();
      }}
    >
      <StaleNotice
        error={error}
        mine={facts('left_out', reason)}
        theirs={theirs && facts(theirs.state, theirs.reason)}
        onKeepMine={leaveOut}
        onTakeTheirs={close}
      />
      <TextArea
        id={fieldId}
        label={t`Reason`}
        required
        maxLength={materialityLimits.textLengthMax}
        error={missing}
        value={reason}
        onChange={({ value }) => draft.change({ reason: value })}
      />
    </FormDialog>
  );
};
