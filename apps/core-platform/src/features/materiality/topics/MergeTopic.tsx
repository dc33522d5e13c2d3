import { FormDialog } from '@esg/app-kit';
import type { AssessedTopic } from '@esg/contract';
import { Combobox } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { StaleNotice } from '../StaleNotice.tsx';
import { useTopicName } from '../topic-words.ts';
import { stateNames } from '../words.ts';
import { useTopicChange } from './use-topic-change.ts';

type MergeTopicProps = { topic: AssessedTopic; name: string; onClose: () => void };

const fieldId = 'merge-target';

/** Merges a topic into another, which then speaks for both with the entries of both. It can be split off again. */
export const MergeTopic = ({ topic, name, onClose }: MergeTopicProps) => {
  const { t, i18n } = useLingui();
  const { assessment } = useAssessment();
  const nameOf = useTopicName();
  const [into, setInto] = useState('');
  const [tried, setTried] = useState(false);
  const { save, error, theirs, isPending } = useTopicChange(topic);
  const missing = tried && into === '' ? t`Choose the topic that will speak for it.` : undefined;
  const targets = assessment.topics.filter(({ id, state }) => id !== topic.id && state === 'considered');
  const merge = () => save({ state: 'merged', mergedInto: into, reason: '' }, onClose);
  const facts = (state: AssessedTopic['state']) => [{ term: t`State`, value: i18n._(stateNames[state]) }];
  return (
    <FormDialog
      title={<Trans>Merge {name} into another topic</Trans>}
      description={<Trans>The other topic then speaks for both. You can split it off again.</Trans>}
      submitLabel={<Trans>Merge</Trans>}
      pending={isPending}
      onClose={onClose}
      errorsTitle={t`The topic wasn’t merged`}
      errors={missing ? [{ fieldId, message: missing }] : []}
      onSubmit={() => {
        setTried(true);
        if (into !== '') merge();
      }}
    >
      <StaleNotice
        error={error}
        mine={facts('merged')}
        theirs={theirs && facts(theirs.state)}
        onKeepMine={merge}
        onTakeTheirs={onClose}
      />
      <Combobox
        id={fieldId}
        label={t`Topic that speaks for both`}
        required
        error={missing}
        options={targets.map((each) => ({ value: each.id, label: nameOf(each) }))}
        labels={{ list: t`Topics`, none: t`No match. Try another name.` }}
        value={into}
        onChange={({ value }) => setInto(value)}
      />
    </FormDialog>
  );
};
