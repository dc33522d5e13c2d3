import { languageModelQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters } from '@esg/app-kit';
import type { ModelCallDetail } from '@esg/contract';
import { Facts, Heading, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as css from './CallLog.css.ts';
import { failureWords } from './call-words.ts';
import { readableData } from './readable-data.ts';

/** One call, word for word: what was sent, what came back, and what it cost. */
export const CallDetail = ({ id }: { readonly id: string }) => {
  const { data, error, refetch } = useQuery(languageModelQueries.call(useApi(), id));
  if (!data)
    return <NotLoaded title={<Trans>Couldn’t load this call</Trans>} error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap={4} align="stretch">
      <CallFacts call={data} />
      {data.isWithheld ? (
        <Text>
          <Trans>What was sent and answered isn’t shown: a document that it quotes was deleted.</Trans>
        </Text>
      ) : (
        <>
          <Words title={<Trans>Question and passages that were sent</Trans>}>{readableData(data.data)}</Words>
          <Words title={<Trans>What the model wrote, before its sentences were checked</Trans>}>
            {data.answer === '' ? <Trans>Nothing</Trans> : data.answer}
          </Words>
        </>
      )}
      <Words title={<Trans>Rules that were sent along</Trans>}>{data.instructions}</Words>
    </Stack>
  );
};

const CallFacts = ({ call }: { readonly call: ModelCallDetail }) => {
  const { t, i18n } = useLingui();
  const { date, time, integer } = useFormatters();
  const { modelName, runBy, tokens, isEstimate, endedAt, failure } = call;
  const counted = integer(tokens);
  return (
    <Facts
      facts={[
        { term: t`Model`, value: modelName },
        { term: t`Run by`, value: runBy },
        { term: t`Tokens`, value: isEstimate ? t`${counted}, estimated` : counted },
        ...(endedAt ? [{ term: t`Ended at`, value: `${date(endedAt)} ${time(endedAt)}` }] : []),
        ...(failure ? [{ term: t`Why`, value: i18n._(failureWords[failure]) }] : []),
      ]}
    />
  );
};

const Words = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <Stack gap={2} align="stretch">
    <Heading level={4}>{title}</Heading>
    <div className={css.words}>{children}</div>
  </Stack>
);
