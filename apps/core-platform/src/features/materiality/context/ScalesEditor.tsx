import { useLanguage } from '@esg/app-kit';
import { materialityLimits, type ScoredCriterion, scoredCriteria } from '@esg/contract';
import { Accordion, Button, Grid, Inline, Stack, Text, TextField } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAssessment } from '../assessment-context.ts';

/** The scales in the organisation’s own words. Once somebody scored, their length stays. */
export const ScalesEditor = () => {
  const language = useLanguage();
  const { library, settings } = useAssessment();
  const nameOf = (criterion: ScoredCriterion) =>
    library.scales.find((scale) => scale.criterion === criterion)?.name[language] ?? criterion;
  return (
    <Accordion
      headingLevel={4}
      items={scoredCriteria.map((criterion) => ({
        id: criterion,
        title: nameOf(criterion),
        mark: <Plural value={settings.value.scales[criterion].length} one="# step" other="# steps" />,
        content: <ScaleSteps criterion={criterion} />,
      }))}
    />
  );
};

const ScaleSteps = ({ criterion }: { criterion: ScoredCriterion }) => {
  const { assessment, settings, readOnly } = useAssessment();
  const steps = settings.value.scales[criterion];
  const isScored = assessment.iros.some(({ scoredBy }) => scoredBy > 0);
  const change = (next: typeof steps) =>
    settings.change({ ...settings.value, scales: { ...settings.value.scales, [criterion]: next } });
  return (
    <Stack gap={3} align="stretch">
      {steps.map((step, index) => (
        <StepWords
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place, which is its score.
          key={index}
          score={index + 1}
          words={step}
          readOnly={readOnly}
          onChange={(words) => change(steps.with(index, words))}
        />
      ))}
      {isScored ? (
        <Text size="sm" tone="muted">
          <Trans>Entries have scores, so the number of steps stays. You can still improve their words.</Trans>
        </Text>
      ) : (
        !readOnly && (
          <Inline gap={2}>
            {steps.length < materialityLimits.scaleStepsMax && (
              <Button size="compact" onClick={() => change([...steps, { en: '', zhTw: '' }])}>
                <Trans>Add a step</Trans>
              </Button>
            )}
            {steps.length > materialityLimits.scaleStepsMin && (
              <Button size="compact" emphasis="quiet" onClick={() => change(steps.slice(0, -1))}>
                <Trans>Remove the last step</Trans>
              </Button>
            )}
          </Inline>
        )
      )}
    </Stack>
  );
};

type Words = { en: string; zhTw: string };
type StepWordsProps = { score: number; words: Words; readOnly: boolean; onChange: (words: Words) => void };

const StepWords = ({ score, words, readOnly, onChange }: StepWordsProps) => {
  const { t } = useLingui();
  const shared = { readOnly, maxLength: materialityLimits.textLengthMax };
  return (
    <Grid gap={3} cell="medium">
      <TextField
        {...shared}
        label={t`Step ${String(score)} in English`}
        value={words.en}
        onChange={({ value }) => onChange({ ...words, en: value })}
      />
      <TextField
        {...shared}
        label={t`Step ${String(score)} in Chinese`}
        value={words.zhTw}
        onChange={({ value }) => onChange({ ...words, zhTw: value })}
      />
    </Grid>
  );
};
