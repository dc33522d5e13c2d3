import type { portalRequestQueries } from '@esg/api-client';
import { NotLoaded, useAnswerLines, useFormatters } from '@esg/app-kit';
import type { PortalVersion } from '@esg/contract';
import { Button, Heading, Inline, Stack, Text, Timeline } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMonthName } from './use-month-name.ts';

type AnswerHistoryProps = {
  /** Reads the states of the answers to one question. */
  readonly query: ReturnType<typeof portalRequestQueries.history>;
  /** What the words of its values depend on. */
  readonly context: Parameters<ReturnType<typeof useAnswerLines>>[1];
  readonly level?: 3 | 4;
};

/** Who entered and changed the answers to a question, opened by a person. */
export const AnswerHistory = (props: AnswerHistoryProps) => {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <>
      <Inline>
        <Button size="compact" emphasis="quiet" aria-expanded={isOpened} onClick={() => setIsOpened(!isOpened)}>
          {isOpened ? <Trans>Hide history</Trans> : <Trans>Show history</Trans>}
        </Button>
      </Inline>
      {isOpened && <History {...props} />}
    </>
  );
};

const History = ({ query, context, level = 3 }: AnswerHistoryProps) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const titleOf = useTitle(context);
  const { data, error, refetch } = useQuery(query);
  if (!data)
    return <NotLoaded title={<Trans>Couldn’t load the history</Trans>} error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap={2} align="stretch" as="section" aria-label={t`History`}>
      <Heading level={level} size="sm">
        <Trans>History</Trans>
      </Heading>
      <Timeline
        label={t`Changes, the latest first`}
        events={data.map((version) => ({
          id: `${version.dataPointId} ${version.version}`,
          title: titleOf(version, beforeOf(data, version)),
          dateTime: version.at,
          time: `${date(version.at)} ${time(version.at)}`,
          content: version.explanation !== '' && <Text size="sm">{version.explanation}</Text>,
        }))}
      />
    </Stack>
  );
};

/** The state of the same figure before. */
const beforeOf = (all: readonly PortalVersion[], { dataPointId, version }: PortalVersion) =>
  all.find((other) => other.dataPointId === dataPointId && other.version === version - 1);

/** What somebody did, in a sentence. */
const useTitle = (context: AnswerHistoryProps['context']) => {
  const { t } = useLingui();
  const lines = useAnswerLines();
  const nameOf = useMonthName();
  const wordsOf = ({ value }: PortalVersion) =>
    lines(value, context)
      .map(({ text }) => text)
      .join(' · ');
  const deedOf = (now: PortalVersion, before: PortalVersion | undefined): string => {
    const { name } = now.by;
    const said = wordsOf(now);
    if (now.action === 'moved') return t`${name} merged another entity into this one, with ${said}`;
    if (!before) return t`${name} entered ${said}`;
    const earlier = wordsOf(before);
    if (earlier !== said) return t`${name} changed ${earlier} to ${said}`;
    if (now.quality !== before.quality)
      return now.quality === 'estimated'
        ? t`${name} marked ${said} as an estimate`
        : t`${name} removed the estimate mark from ${said}`;
    return t`${name} changed the source or explanation of ${said}`;
  };
  return (now: PortalVersion, before: PortalVersion | undefined): string => {
    const deed = deedOf(now, before);
    if (now.month === null) return deed;
    const month = nameOf(now.month);
    return t`${month}: ${deed}`;
  };
};
