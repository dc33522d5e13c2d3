import { type AssessedTopic, topicStates } from '@esg/contract';
import { Button, EmptyState, Inline, SearchField, Select, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StepIntro } from '../../../wizard/StepIntro.tsx';
import { useAssessment } from '../assessment-context.ts';
import { useTopicName } from '../topic-words.ts';
import { useAddress } from '../use-address.ts';
import { stateNames } from '../words.ts';
import { AddTopics } from './AddTopics.tsx';
import { OwnTopicDialog } from './OwnTopicDialog.tsx';
import { TopicRow } from './TopicRow.tsx';

/** The topics of the list that fit the address. */
const useShownTopics = (): AssessedTopic[] => {
  const { assessment } = useAssessment();
  const { address } = useAddress();
  const nameOf = useTopicName();
  const wanted = address.q?.toLowerCase();
  return assessment.topics.filter(
    (topic) =>
      (address.state === undefined || topic.state === address.state) &&
      (wanted === undefined || nameOf(topic).toLowerCase().includes(wanted)),
  );
};

/** Step: the long list of topics that could matter. */
export const Topics = () => {
  const { t } = useLingui();
  const { assessment, readOnly } = useAssessment();
  const [open, setOpen] = useState<'library' | 'own'>();
  const shown = useShownTopics();
  const add = !readOnly && (
    <Inline gap={2}>
      <Button onClick={() => setOpen('own')}>
        <Trans>Add your own</Trans>
      </Button>
      <Button emphasis="strong" onClick={() => setOpen('library')}>
        <Trans>Add topics</Trans>
      </Button>
    </Inline>
  );
  const isEmpty = assessment.topics.length === 0;
  return (
    <Stack gap={6} align="stretch">
      <StepIntro
        title={t`Topics`}
        purpose={t`List every topic that could matter before you judge any. What you leave out keeps its reason, and reports print it.`}
        action={isEmpty ? undefined : add}
      />
      {isEmpty ? (
        <EmptyState
          level={3}
          title={<Trans>No topic yet</Trans>}
          purpose={
            <Trans>
              Start with what usually matters in your industry, then add what you know about your own organisation.
            </Trans>
          }
          action={add}
        />
      ) : (
        <TopicList shown={shown} />
      )}
      {open === 'library' && <AddTopics onClose={() => setOpen(undefined)} />}
      {open === 'own' && <OwnTopicDialog onClose={() => setOpen(undefined)} />}
    </Stack>
  );
};

const TopicList = ({ shown }: { shown: readonly AssessedTopic[] }) => {
  const { t, i18n } = useLingui();
  const { assessment } = useAssessment();
  const { address, change } = useAddress();
  const considered = assessment.topics.filter(({ state }) => state === 'considered').length;
  return (
    <Stack gap={3} align="stretch">
      <Inline gap={3} align="end">
        <SearchField
          label={t`Search topics`}
          placeholder={t`Search topics`}
          labels={{ clear: t`Clear search` }}
          value={address.q ?? ''}
          onChange={({ value }) => change({ q: value })}
        />
        <Select
          label={t`State`}
          labelHidden
          placeholder={t`All states`}
          options={topicStates.map((state) => ({ value: state, label: i18n._(stateNames[state]) }))}
          value={address.state ?? ''}
          onChange={({ value }) => change({ state: value })}
        />
        <Text as="span" size="sm" tone="muted" role="status">
          <Plural value={considered} one="# topic considered" other="# topics considered" />
        </Text>
      </Inline>
      {shown.length === 0 ? (
        <EmptyState
          level={3}
          title={<Trans>No topic fits</Trans>}
          purpose={<Trans>Change the search or the state.</Trans>}
          action={
            <Button onClick={() => change({ q: '', state: '' })}>
              <Trans>Show all topics</Trans>
            </Button>
          }
        />
      ) : (
        <Stack as="ul" gap={2} align="stretch">
          {shown.map((topic) => (
            <TopicRow key={topic.id} topic={topic} />
          ))}
        </Stack>
      )}
    </Stack>
  );
};
