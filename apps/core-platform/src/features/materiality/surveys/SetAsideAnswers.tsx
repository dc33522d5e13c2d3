import { useLanguage } from '@esg/app-kit';
import { type SurveyResults, surveyText } from '@esg/contract';
import { Stack, Text } from '@esg/ui';
import { Plural } from '@lingui/react/macro';

/** How many answers by open links count nowhere, and why. */
export const SetAsideAnswers = ({ results }: { results: SurveyResults }) => {
  const language = useLanguage();
  if (results.setAside.length === 0) return null;
  const names = new Map(results.groups.map(({ id, name }) => [id, surveyText(name, language)]));
  return (
    <Stack as="ul" gap={1} align="stretch">
      {results.setAside.map(({ groupId, answers, reason }, place) => {
        const group = names.get(groupId) ?? '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two can say the same, and the list never changes its order
          <li key={place}>
            <Text as="span" size="sm" tone="muted">
              <Plural
                value={answers}
                one={`# answer by the open link of “${group}” was set aside and counts nowhere: ${reason}`}
                other={`# answers by the open link of “${group}” were set aside and count nowhere: ${reason}`}
              />
            </Text>
          </li>
        );
      })}
    </Stack>
  );
};
