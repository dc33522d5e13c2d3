import { useLanguage } from '@esg/app-kit';
import { hasOptions, type SurveyQuestion, surveyLimits, surveyText } from '@esg/contract';
import { Button, Card, Heading, Inline, Select, Stack, Switch, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BothFields } from './BothFields.tsx';
import { emptyOption } from './content-edits.ts';
import { QuestionPicture } from './QuestionPicture.tsx';
import { kindNames } from './words.ts';

type QuestionEditorProps = {
  surveyId: string;
  question: SurveyQuestion;
  /** Earlier questions with choices, which this one can depend on. */
  before: readonly SurveyQuestion[];
  disabled: boolean;
  onChange: (question: SurveyQuestion) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One question: folded to a line, or with everything that can be set about it. */
export const QuestionEditor = (props: QuestionEditorProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { question, disabled, onMove, onRemove } = props;
  const [isOpen, setOpen] = useState(surveyText(question.text, language) === '');
  const name = surveyText(question.text, language) || t`Question without a text`;
  return (
    <Card as="li" padding="compact">
      <Stack gap={3} align="stretch">
        <Inline justify="between" gap={3}>
          <Stack gap={1}>
            <Heading level={3} size="sm">
              {name}
            </Heading>
            <Text as="span" size="sm" tone="muted">
              {i18n._(kindNames[question.kind])}
            </Text>
          </Stack>
          <Inline gap={2}>
            {!disabled && (
              <>
                <Button size="compact" emphasis="quiet" aria-label={t`Move up: ${name}`} onClick={() => onMove(-1)}>
                  ↑
                </Button>
                <Button size="compact" emphasis="quiet" aria-label={t`Move down: ${name}`} onClick={() => onMove(1)}>
                  ↓
                </Button>
                <Button size="compact" emphasis="quiet" aria-label={t`Remove: ${name}`} onClick={onRemove}>
                  <Trans>Remove</Trans>
                </Button>
              </>
            )}
            <Button
              size="compact"
              aria-expanded={isOpen}
              aria-label={isOpen ? t`Close: ${name}` : t`Edit: ${name}`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <Trans>Close</Trans> : <Trans>Edit</Trans>}
            </Button>
          </Inline>
        </Inline>
        {isOpen && <QuestionFields {...props} />}
      </Stack>
    </Card>
  );
};

const QuestionFields = ({ surveyId, question, before, disabled, onChange }: QuestionEditorProps) => {
  const { t } = useLingui();
  const change = (part: Partial<SurveyQuestion>) => onChange({ ...question, ...part });
  const { textLengthMax, lineLengthMax } = surveyLimits;
  const hasSteps = question.kind === 'rating' || question.kind === 'topics';
  return (
    <>
      <BothFields
        label={t`Question`}
        lines={2}
        maxLength={textLengthMax}
        disabled={disabled}
        value={question.text}
        onChange={(text) => change({ text })}
      />
      <BothFields
        label={t`Help`}
        maxLength={textLengthMax}
        disabled={disabled}
        value={question.help}
        onChange={(help) => change({ help })}
      />
      <QuestionPicture
        surveyId={surveyId}
        picture={question.picture ?? null}
        disabled={disabled}
        onChange={(picture) => change({ picture })}
      />
      {hasSteps && (
        <>
          <BothFields
            label={t`Lowest step`}
            maxLength={lineLengthMax}
            disabled={disabled}
            value={question.ends.low}
            onChange={(low) => change({ ends: { ...question.ends, low } })}
          />
          <BothFields
            label={t`Highest step`}
            maxLength={lineLengthMax}
            disabled={disabled}
            value={question.ends.high}
            onChange={(high) => change({ ends: { ...question.ends, high } })}
          />
        </>
      )}
      {hasOptions(question) && <Options question={question} disabled={disabled} onChange={change} />}
      <Condition question={question} before={before} disabled={disabled} onChange={change} />
      <Switch
        label={t`Required`}
        disabled={disabled}
        value={question.required}
        onChange={({ value }) => change({ required: value })}
      />
    </>
  );
};

type PartProps = {
  question: SurveyQuestion;
  disabled: boolean;
  onChange: (part: Partial<SurveyQuestion>) => void;
};

const Options = ({ question, disabled, onChange }: PartProps) => {
  const { t } = useLingui();
  const { options } = question;
  return (
    <Stack gap={2} align="stretch">
      {options.map((option, place) => {
        const number = place + 1;
        return (
          <Stack key={option.id} gap={1} align="stretch">
            <BothFields
              label={t`Option ${number}`}
              maxLength={surveyLimits.lineLengthMax}
              disabled={disabled}
              value={option.text}
              onChange={(text) =>
                onChange({ options: options.map((each) => (each.id === option.id ? { ...option, text } : each)) })
              }
            />
            {!disabled && (
              <Inline>
                <Button
                  size="compact"
                  emphasis="quiet"
                  onClick={() => onChange({ options: options.filter((each) => each.id !== option.id) })}
                >
                  <Trans>Remove option {number}</Trans>
                </Button>
              </Inline>
            )}
          </Stack>
        );
      })}
      {!disabled && options.length < surveyLimits.optionsMax && (
        <Inline>
          <Button size="compact" onClick={() => onChange({ options: [...options, emptyOption()] })}>
            <Trans>Add option</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
};

const Condition = ({ question, before, disabled, onChange }: PartProps & { before: readonly SurveyQuestion[] }) => {
  const { t } = useLingui();
  const language = useLanguage();
  if (before.length === 0) return null;
  const chosen = question.condition;
  return (
    <Select
      label={t`Ask only if`}
      placeholder={t`Always ask`}
      disabled={disabled}
      options={before.flatMap((each) =>
        each.options.map((option) => ({
          value: `${each.id} ${option.id}`,
          label: `${surveyText(each.text, language)}: ${surveyText(option.text, language)}`,
        })),
      )}
      value={chosen ? `${chosen.questionId} ${chosen.choices[0]}` : ''}
      onChange={({ value }) => {
        const [questionId = '', choice = ''] = value.split(' ');
        onChange({ condition: value ? { questionId, choices: [choice] } : null });
      }}
    />
  );
};
