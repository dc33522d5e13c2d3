import { frameworkQueries } from '@esg/api-client';
import { LoadFailed, useApi, useLanguage } from '@esg/app-kit';
import type { Topic } from '@esg/contract';
import { Checkbox, Fieldset, SearchField, Skeleton, SkeletonGroup, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

type DisclosureChoiceProps = {
  readonly versionId: string;
  readonly codes: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
};

const found = (topics: readonly Topic[], typed: string): Topic[] => {
  const words = typed.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
  return topics
    .map((topic) => ({
      ...topic,
      disclosures: topic.disclosures.filter(({ code, title }) => {
        const text = `${code} ${title.en} ${title.zhTw}`.toLocaleLowerCase('en');
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ disclosures }) => disclosures.length > 0);
};

/** Disclosures of a framework, chosen one by one or a topic at a time. */
export const DisclosureChoice = ({ versionId, codes, onChange }: DisclosureChoiceProps) => {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const { data, error, refetch } = useQuery(frameworkQueries.one(useApi(), versionId));
  if (!data && error)
    return (
      <LoadFailed title={<Trans>Couldn’t load the framework</Trans>} error={error} onRetry={() => void refetch()} />
    );
  if (!data)
    return (
      <SkeletonGroup label={t`Loading`}>
        <Skeleton shape="block" height="8rem" />
      </SkeletonGroup>
    );
  return (
    <Fieldset label={t`Disclosures`}>
      <Stack gap={3} align="stretch">
        <SearchField
          label={t`Search disclosures`}
          value={typed}
          onChange={({ value }) => setTyped(value)}
          labels={{ clear: t`Clear search` }}
        />
        <Text size="sm" tone="muted" role="status">
          <Plural value={codes.length} one="# disclosure selected" other="# disclosures selected" />
        </Text>
        {found(data.topics, typed).map((topic) => (
          <TopicChoice key={topic.code} topic={topic} codes={codes} onChange={onChange} />
        ))}
      </Stack>
    </Fieldset>
  );
};

type TopicChoiceProps = Omit<DisclosureChoiceProps, 'versionId'> & { readonly topic: Topic };

const TopicChoice = ({ topic, codes, onChange }: TopicChoiceProps) => {
  const language = useLanguage();
  const chosen = new Set(codes);
  const own = topic.disclosures.map(({ code }) => code);
  const count = own.filter((code) => chosen.has(code)).length;
  const turn = (turned: readonly string[], on: boolean) =>
    onChange(on ? [...new Set([...codes, ...turned])] : codes.filter((code) => !turned.includes(code)));
  return (
    <Stack gap={1}>
      <Checkbox
        label={<strong>{topic.title[language]}</strong>}
        value={count === own.length}
        indeterminate={count > 0 && count < own.length}
        onChange={({ value }) => turn(own, value)}
      />
      {topic.disclosures.map(({ code, title }) => (
        <Checkbox
          key={code}
          label={`${code} ${title[language]}`}
          value={chosen.has(code)}
          onChange={({ value }) => turn([code], value)}
        />
      ))}
    </Stack>
  );
};
