import { materialityMutations } from '@esg/api-client';
import { FormDialog, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type MaterialityTopic, topicDimensions } from '@esg/contract';
import { Banner, Button, Checkbox, CheckboxGroup, Inline, SearchField, Stack, Switch, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { dimensionNames } from '../words.ts';
import { likelyTopics, mappingOf } from './mapping.ts';

/** Topics of the library that the list does not have yet, and those of them that usually matter in the industry. */
const useOffered = () => {
  const { assessment, library, settings } = useAssessment();
  const listed = new Set(assessment.topics.flatMap(({ name, libraryIds }) => (name === null ? libraryIds : [])));
  const offered = library.topics.filter(({ id }) => !listed.has(id));
  const { industry, withUnread } = settings.value;
  return { offered, likely: likelyTopics(library, industry, withUnread) };
};

/** Adds topics of the library to the long list. */
export const AddTopics = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { assessment } = useAssessment();
  const { offered, likely } = useOffered();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const { mutate, error, isPending } = useMutation(materialityMutations.addTopics(useApi(), useQueryClient()));
  const count = chosen.length;
  const nothing = t`Choose at least one topic.`;
  const add = () =>
    mutate(
      { id: assessment.id, topics: chosen.map((each) => ({ libraryIds: [each], name: null })) },
      { onSuccess: onClose },
    );
  return (
    <FormDialog
      size="large"
      title={<Trans>Add topics</Trans>}
      description={<Trans>From the library, with the places in frameworks that speak of each.</Trans>}
      submitLabel={
        count > 0 ? <Plural value={count} one="Add # topic" other="Add # topics" /> : <Trans>Add topics</Trans>
      }
      pending={isPending}
      onClose={onClose}
      errorsTitle={t`No topic was added`}
      errors={tried && count === 0 ? [{ fieldId: searchId, message: nothing }] : []}
      onSubmit={() => {
        setTried(true);
        if (count > 0) add();
      }}
    >
      {error && <Banner tone="danger" title={problem(error)} />}
      <LikelyTopics
        likely={offered.filter(({ id }) => likely.has(id))}
        onChoose={(ids) => setChosen([...new Set([...chosen, ...ids])])}
      />
      <OfferedTopics offered={offered} likely={likely} chosen={chosen} onChange={setChosen} />
    </FormDialog>
  );
};

const searchId = 'search-library';

type LikelyTopicsProps = { likely: readonly MaterialityTopic[]; onChoose: (ids: readonly string[]) => void };

/** What usually matters in the industry, and whether pairs count that nobody checked. */
const LikelyTopics = ({ likely, onChoose }: LikelyTopicsProps) => {
  const { t } = useLingui();
  const { settings } = useAssessment();
  if (settings.value.industry === null)
    return (
      <Text size="sm" tone="muted">
        <Trans>Choose your industry in the context to see what usually matters there.</Trans>
      </Text>
    );
  return (
    <Stack gap={2}>
      <Switch
        label={t`Also mark topics by pairs of industry and topic that weren’t compared with their source`}
        value={settings.value.withUnread}
        onChange={({ value }) => settings.change({ ...settings.value, withUnread: value })}
      />
      {likely.length > 0 && (
        <Button size="compact" onClick={() => onChoose(likely.map(({ id }) => id))}>
          <Plural
            value={likely.length}
            one="Choose # topic that usually matters in your industry"
            other="Choose # topics that usually matter in your industry"
          />
        </Button>
      )}
    </Stack>
  );
};

type OfferedTopicsProps = {
  offered: readonly MaterialityTopic[];
  likely: ReadonlySet<string>;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

const OfferedTopics = ({ offered, likely, chosen, onChange }: OfferedTopicsProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [q, setQ] = useState('');
  const [onlyLikely, setOnlyLikely] = useState(false);
  const words = q.toLowerCase();
  const shown = offered.filter(
    ({ id, name }) => (!onlyLikely || likely.has(id)) && name[language].toLowerCase().includes(words),
  );
  const choice = (topic: MaterialityTopic) => ({
    value: topic.id,
    label: likely.has(topic.id) ? t`${topic.name[language]} (usual in your industry)` : topic.name[language],
    hint: `${topic.description[language]} ${mappingOf([topic]).join(' · ')}`,
  });
  return (
    <Stack gap={4} align="stretch">
      <Inline gap={4}>
        <SearchField
          id={searchId}
          label={t`Search topics`}
          placeholder={t`Search topics`}
          labels={{ clear: t`Clear search` }}
          value={q}
          onChange={({ value }) => setQ(value)}
        />
        {likely.size > 0 && (
          <Checkbox
            label={t`Only what is usual in your industry`}
            value={onlyLikely}
            onChange={({ value }) => setOnlyLikely(value)}
          />
        )}
      </Inline>
      {topicDimensions.map((dimension) => {
        const own = shown.filter((topic) => topic.dimension === dimension);
        const others = chosen.filter((id) => !own.some((topic) => topic.id === id));
        return (
          own.length > 0 && (
            <CheckboxGroup
              key={dimension}
              label={i18n._(dimensionNames[dimension])}
              options={own.map(choice)}
              value={chosen.filter((id) => own.some((topic) => topic.id === id))}
              onChange={({ value }) => onChange([...others, ...value])}
            />
          )
        );
      })}
      {shown.length === 0 && (
        <Text tone="muted" role="status">
          <Trans>No topic fits</Trans>
        </Text>
      )}
    </Stack>
  );
};
