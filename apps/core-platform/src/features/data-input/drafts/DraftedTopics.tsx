import { useLanguage } from '@esg/app-kit';
import { type Answer, namedIn, type TextDraft } from '@esg/contract';
import { Stack, Status } from '@esg/ui';
import { Trans } from '@lingui/react/macro';

type DraftedTopicsProps = {
  readonly named: NonNullable<TextDraft['named']>;
  readonly answer: Answer | undefined;
};

/** The material topics as they were decided, and which of them the list names already. */
export const DraftedTopics = ({ named, answer }: DraftedTopicsProps) => {
  const language = useLanguage();
  const known = new Set(namedIn(answer?.value).map(({ origin }) => origin));
  return (
    <Stack as="ul" gap={1}>
      {named.map(({ origin, text }) => {
        const name = text[language] ?? '';
        return (
          <li key={origin}>
            <Status tone={known.has(origin) ? 'neutral' : 'success'}>
              {known.has(origin) ? <Trans>{name}: in the list already</Trans> : name}
            </Status>
          </li>
        );
      })}
    </Stack>
  );
};
