import { surveyQueries } from '@esg/api-client';
import { useApi, useFormatters, useLanguage } from '@esg/app-kit';
import { questionsOf, type Survey, type SurveyWaves, surveyText } from '@esg/contract';
import { Heading, Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

type Effect = SurveyWaves['effects'][number];

/** What setting answers aside changes in the averages of everyone; of named surveys alone. */
export const SetAsideEffects = ({ survey }: { survey: Survey }) => {
  const { data } = useQuery(surveyQueries.waves(useApi(), survey.id));
  const effects = data?.effects.filter(({ before }) => before.mean !== null) ?? [];
  if (effects.length === 0) return null;
  return (
    <Stack gap={2} align="stretch">
      <Heading level={3} size="sm">
        <Trans>What setting answers aside changes</Trans>
      </Heading>
      <Stack as="ul" gap={1} align="stretch">
        {effects.map((effect) => (
          <Change key={`${effect.questionId} ${effect.optionId}`} survey={survey} effect={effect} />
        ))}
      </Stack>
    </Stack>
  );
};

const Change = ({ survey, effect }: { survey: Survey; effect: Effect }) => {
  const language = useLanguage();
  const { decimal } = useFormatters();
  const { questionId, optionId, before, after } = effect;
  const question = questionsOf(survey.content).find(({ id }) => id === questionId);
  const option = question?.options.find(({ id }) => id === optionId);
  const name = surveyText(option?.text ?? question?.text ?? { en: '', zhTw: '' }, language);
  const was = decimal(before.mean ?? '');
  const wasOf = before.answered;
  const is = after?.mean ? decimal(after.mean) : '–';
  const isOf = after?.answered ?? 0;
  return (
    <li>
      <Text as="span" size="sm">
        <Trans>
          {name}: average {was} ({wasOf} answers) before, {is} ({isOf} answers) now
        </Trans>
      </Text>
    </li>
  );
};
