import { languageModelQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

/** Says before a question is asked who reads it: nobody but the gateway, or a language model and the administrators. */
export const ReaderNote = () => {
  const { data, error } = useQuery(languageModelQueries.inUse(useApi()));
  // Who reads a question is never guessed.
  if (!data && !error) return null;
  return (
    <Text size="sm" tone="muted">
      {data ? (
        <Reader model={data.model} />
      ) : (
        <Trans>Couldn’t check whether a language model reads your questions.</Trans>
      )}
    </Text>
  );
};

type ReaderProps = { readonly model: { readonly name: string; readonly runBy: string } | null };

const Reader = ({ model }: ReaderProps) => {
  if (!model) return <Trans>Answers are passages from your documents, word for word.</Trans>;
  const { name, runBy } = model;
  return (
    <Trans>
      Questions go to {name}, run by {runBy}. Administrators can read them in the log.
    </Trans>
  );
};
