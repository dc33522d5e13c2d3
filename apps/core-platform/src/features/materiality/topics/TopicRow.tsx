import { useProblemSentences } from '@esg/app-kit';
import type { AssessedTopic } from '@esg/contract';
import { Badge, Banner, Card, IconButton, Inline, Menu, MenuItem, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { useTopicName } from '../topic-words.ts';
import { dimensionNames } from '../words.ts';
import { LeaveOutTopic } from './LeaveOutTopic.tsx';
import { MergeTopic } from './MergeTopic.tsx';
import { mappingOf } from './mapping.ts';
import { OwnTopicDialog } from './OwnTopicDialog.tsx';
import { useTopicChange } from './use-topic-change.ts';

/** A topic of the long list: what it is, where frameworks speak of it, and what becomes of it. */
export const TopicRow = ({ topic }: { topic: AssessedTopic }) => {
  const { i18n } = useLingui();
  const { assessment, library, readOnly } = useAssessment();
  const nameOf = useTopicName();
  const known = library.topics.filter(({ id }) => topic.libraryIds.includes(id));
  const [dimension] = known.map((each) => each.dimension);
  const target = assessment.topics.find(({ id }) => id === topic.mergedInto);
  const targetName = target && nameOf(target);
  return (
    <Card as="li" padding="compact">
      <Inline gap={3} justify="between" align="start" wrap={false}>
        <Stack gap={1}>
          <Inline gap={2}>
            <Text as="span" strong={topic.state === 'considered'}>
              {nameOf(topic)}
            </Text>
            {dimension && <Badge>{i18n._(dimensionNames[dimension])}</Badge>}
            {topic.name !== null && (
              <Badge tone="accent">
                <Trans>Your own</Trans>
              </Badge>
            )}
            {topic.state === 'left_out' && (
              <Badge tone="warning">
                <Trans>Not considered</Trans>
              </Badge>
            )}
          </Inline>
          <Text as="span" size="sm" tone="muted">
            {mappingOf(known).join(' · ')}
          </Text>
          {targetName && (
            <Text as="span" size="sm">
              <Trans>Merged into {targetName}, which speaks for it</Trans>
            </Text>
          )}
          {topic.reason !== '' && (
            <Text as="span" size="sm" measured>
              {topic.reason}
            </Text>
          )}
          <LastYear topic={topic} />
        </Stack>
        {!readOnly && <TopicMenu topic={topic} />}
      </Inline>
    </Card>
  );
};

/** Why the topic was left out in the latest earlier decision: this year it is looked at again. */
const LastYear = ({ topic }: { topic: AssessedTopic }) => {
  const { assessment } = useAssessment();
  const before = assessment.previous?.topics.find(({ origin }) => origin === topic.origin);
  if (!before?.leftOut || topic.state !== 'considered') return null;
  const { reason } = before;
  return (
    <Text as="span" size="sm" tone="muted" measured>
      <Trans>
        Left out in {assessment.previous?.year}: {reason}
      </Trans>
    </Text>
  );
};

type Opened = 'leave-out' | 'merge' | 'name' | 'split';

const TopicMenu = ({ topic }: { topic: AssessedTopic }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const nameOf = useTopicName();
  const [open, setOpen] = useState<Opened>();
  const { save, error } = useTopicChange(topic);
  const name = nameOf(topic);
  const close = () => setOpen(undefined);
  const consider = () => save({ state: 'considered', mergedInto: null, reason: '' });
  return (
    <>
      <Menu align="end" trigger={<IconButton size="compact" label={t`Change ${name}`} icon={<Ellipsis />} />}>
        {topic.state === 'considered' ? (
          <>
            <MenuItem onSelect={() => setOpen('name')}>
              <Trans>Rename</Trans>
            </MenuItem>
            <MenuItem onSelect={() => setOpen('merge')}>
              <Trans>Merge into another</Trans>
            </MenuItem>
            <MenuItem onSelect={() => setOpen('split')}>
              <Trans>Split off a part</Trans>
            </MenuItem>
            <MenuItem onSelect={() => setOpen('leave-out')}>
              <Trans>Leave out</Trans>
            </MenuItem>
          </>
        ) : (
          <MenuItem onSelect={consider}>
            {topic.state === 'merged' ? <Trans>Split it off again</Trans> : <Trans>Consider it again</Trans>}
          </MenuItem>
        )}
      </Menu>
      {error && <Banner tone="danger" title={problem(error)} />}
      {open === 'leave-out' && <LeaveOutTopic topic={topic} name={name} onClose={close} />}
      {open === 'merge' && <MergeTopic topic={topic} name={name} onClose={close} />}
      {open === 'name' && <OwnTopicDialog renames={topic} onClose={close} />}
      {open === 'split' && <OwnTopicDialog splitsFrom={topic} onClose={close} />}
    </>
  );
};
