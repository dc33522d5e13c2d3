import { useLanguage } from '@esg/app-kit';
import type { Answer, Field, TextDraft } from '@esg/contract';
import { Banner, Stack, Status, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';

type DraftedTopicsProps = {
  readonly choices: NonNullable<TextDraft['choices']>;
  readonly field: Field;
  readonly answer: Answer | undefined;
};

/** The choices that material topics come under, those that are chosen already, and topics that the list has no choice for. */
export const DraftedTopics = ({ choices, field, answer }: DraftedTopicsProps) => {
  const language = useLanguage();
  const chosen = new Set(answer?.value?.type === 'multiSelect' ? answer.value.choices : []);
  const names = new Map(field.options.map(({ id, label }) => [id, label[language]]));
  return (
    <Stack gap={3} align="stretch">
      <Stack as="ul" gap={1}>
        {choices.ids.map((id) => {
          const choice = names.get(id);
          return (
            <li key={id}>
              <Status tone={chosen.has(id) ? 'neutral' : 'success'}>
                {chosen.has(id) ? <Trans>{choice}: chosen already</Trans> : choice}
              </Status>
            </li>
          );
        })}
      </Stack>
      {choices.others.length > 0 && (
        <Banner tone="neutral" title={<Trans>Material topics that the list has no choice for</Trans>}>
          <Stack as="ul" gap={1}>
            {choices.others.map((name) => (
              <li key={name.en}>
                <Text as="span" size="sm">
                  {name[language]}
                </Text>
              </li>
            ))}
          </Stack>
        </Banner>
      )}
    </Stack>
  );
};
