import { climateQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import type { ClimateImportAnswer, ClimateImportMapping } from '@esg/contract';
import { Button, Heading, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useClimateNames } from '../names/use-climate-names.ts';
import { withoutAnswer } from './import-answers.ts';

type GivenAnswersProps = {
  readonly mapping: ClimateImportMapping;
  readonly pending: boolean;
  readonly onChange: (mapping: ClimateImportMapping) => void;
};

/** What was answered before the import; each answer can be removed, and its rows are asked again. */
export const GivenAnswers = ({ mapping, pending, onChange }: GivenAnswersProps) => {
  const answers = mapping.answers ?? [];
  if (answers.length === 0) return null;
  return (
    <Stack gap={2} align="stretch">
      <Heading level={3} size="sm">
        <Trans>Answered</Trans>
      </Heading>
      <Stack as="ul" gap={2}>
        {answers.map((answer) => (
          <Given
            key={JSON.stringify(answer)}
            answer={answer}
            pending={pending}
            onRemove={() => onChange(withoutAnswer(mapping, answer))}
          />
        ))}
      </Stack>
    </Stack>
  );
};

const useAnswerText = ({ of, change }: ClimateImportAnswer): string => {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useClimateNames();
  const { data: detail } = useQuery(climateQueries.type(useApi(), of.activityTypeId));
  const factors = detail?.factors ?? [];
  if (change.activity !== undefined)
    return factors.find(({ name }) => name.en === change.activity)?.name[language] ?? change.activity;
  if (change.factorId !== undefined)
    return factors.find(({ id }) => id === change.factorId)?.name[language] ?? change.factorId;
  if (change.basis !== undefined) return change.basis === 'gross' ? t`Gross` : t`Net`;
  if (change.region !== undefined) return names.region(change.region);
  return change.withTax ? t`With tax` : t`Without tax`;
};

type GivenProps = { readonly answer: ClimateImportAnswer; readonly pending: boolean; readonly onRemove: () => void };

const Given = ({ answer, pending, onRemove }: GivenProps) => {
  const { t } = useLingui();
  const names = useClimateNames();
  const text = useAnswerText(answer);
  const { label, activityTypeId } = answer.of;
  const meter = label === '' ? names.activityType(activityTypeId) : label;
  return (
    <li>
      <Inline gap={2}>
        <Text>
          {meter}: {text}
        </Text>
        <Button
          size="compact"
          emphasis="quiet"
          aria-disabled={pending}
          aria-label={t`Remove the answer for ${meter}: ${text}`}
          onClick={() => !pending && onRemove()}
        >
          <Trans>Remove</Trans>
        </Button>
      </Inline>
    </li>
  );
};
