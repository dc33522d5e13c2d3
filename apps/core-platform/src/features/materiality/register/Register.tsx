import { type Iro, iroKinds } from '@esg/contract';
import { Button, EmptyState, Inline, SearchField, Select, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StepIntro } from '../../../wizard/StepIntro.tsx';
import { useAssessment } from '../assessment-context.ts';
import { useTopicName } from '../topic-words.ts';
import { useAddress } from '../use-address.ts';
import { kindNames } from '../words.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { EntryRow } from './EntryRow.tsx';
import { ImportRegister } from './ImportRegister.tsx';

/** Step: the impacts, risks and opportunities that make a topic matter. */
export const Register = () => {
  const { t } = useLingui();
  const { assessment, readOnly } = useAssessment();
  const [isAdding, setAdding] = useState(false);
  const { address, change } = useAddress();
  const isImporting = !readOnly && address.view === 'import';
  const hasTopics = assessment.topics.some(({ state }) => state === 'considered');
  const add = !readOnly && hasTopics && (
    <Inline gap={3}>
      <Button onClick={() => change({ view: 'import' })}>
        <Trans>Import entries</Trans>
      </Button>
      <Button emphasis="strong" onClick={() => setAdding(true)}>
        <Trans>Add an entry</Trans>
      </Button>
    </Inline>
  );
  return (
    <Stack gap={6} align="stretch">
      <StepIntro
        title={t`Impacts, risks and opportunities`}
        purpose={t`Describe for each topic what your organisation does to others, and what could help or cost it. People score these entries, not the topics.`}
        action={assessment.iros.length > 0 ? add : undefined}
      />
      {assessment.iros.length > 0 ? (
        <EntryList />
      ) : (
        <EmptyState
          level={3}
          title={<Trans>No entry yet</Trans>}
          purpose={
            hasTopics ? (
              <Trans>Begin with what harms or helps people and nature most, then with what could cost you most.</Trans>
            ) : (
              <Trans>Add topics first: each entry belongs to one.</Trans>
            )
          }
          example={<Trans>For example “Smoke of the boiler reaches the school next door”, a negative impact.</Trans>}
          action={add}
        />
      )}
      {isImporting && <ImportRegister onClose={() => change({ view: '' })} />}
      {isAdding && <EntryDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
};

/** Entries that are shown at once; more come at a press. */
const pageSize = 50;

/** The entries that fit the address. */
const useShownEntries = (): Iro[] => {
  const { assessment } = useAssessment();
  const { address } = useAddress();
  const nameOf = useTopicName();
  const topics = new Map(assessment.topics.map((topic) => [topic.id, nameOf(topic)]));
  const wanted = address.q?.toLowerCase();
  return assessment.iros.filter(
    ({ kind, title, topicId }) =>
      (address.kind === undefined || kind === address.kind) &&
      (wanted === undefined || `${title} ${topics.get(topicId)}`.toLowerCase().includes(wanted)),
  );
};

const EntryList = () => {
  const { t, i18n } = useLingui();
  const { address, change } = useAddress();
  const [count, setCount] = useState(pageSize);
  const shown = useShownEntries();
  return (
    <Stack gap={3} align="stretch">
      <Inline gap={3} align="end">
        <SearchField
          label={t`Search entries and topics`}
          placeholder={t`Search entries and topics`}
          labels={{ clear: t`Clear search` }}
          value={address.q ?? ''}
          onChange={({ value }) => change({ q: value })}
        />
        <Select
          label={t`Kind`}
          labelHidden
          placeholder={t`All kinds`}
          options={iroKinds.map((kind) => ({ value: kind, label: i18n._(kindNames[kind]) }))}
          value={address.kind ?? ''}
          onChange={({ value }) => change({ kind: value })}
        />
        <Text as="span" size="sm" tone="muted" role="status">
          <Plural value={shown.length} one="# entry" other="# entries" />
        </Text>
      </Inline>
      {shown.length === 0 && (
        <EmptyState
          level={3}
          title={<Trans>No entry fits</Trans>}
          purpose={<Trans>Change the search or the kind.</Trans>}
          action={
            <Button onClick={() => change({ q: '', kind: '' })}>
              <Trans>Show all entries</Trans>
            </Button>
          }
        />
      )}
      <Stack as="ul" gap={2} align="stretch">
        {shown.slice(0, count).map((iro) => (
          <EntryRow key={iro.id} iro={iro} />
        ))}
      </Stack>
      {shown.length > count && (
        <Button onClick={() => setCount(count + pageSize)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </Stack>
  );
};
