import { saveContribution } from '@esg/api-client';
import {
  AnswerField,
  AnswerWords,
  type SaveAnswer,
  useAnswerLines,
  useApi,
  useFormatters,
  useLanguage,
} from '@esg/app-kit';
import type { ContributionTask, TaskQuestion } from '@esg/contract';
import { Card, Heading, Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as css from './ContributionFrame.css.ts';
import { Extras } from './Extras.tsx';

type QuestionCardProps = {
  readonly task: ContributionTask;
  readonly code: string;
  readonly question: TaskQuestion;
};

/** One question: its answer, that of the year before, and the comments on it. */
export const QuestionCard = ({ task, code, question }: QuestionCardProps) => {
  const { field } = question;
  const units = (field.unitKind && task.units[field.unitKind]) || [];
  return (
    <Card as="section">
      <Stack gap={4}>
        {task.role === 'reviewer' ? (
          <Reading task={task} question={question} units={units} />
        ) : (
          <Answering task={task} code={code} question={question} units={units} />
        )}
        <Earlier task={task} question={question} units={units} />
        <Extras task={task} code={code} field={field} />
      </Stack>
    </Card>
  );
};

type Inner = Omit<QuestionCardProps, 'code'> & { readonly units: ContributionTask['units'][string] };

const Answering = ({ task, code, question: { field, answer }, units }: Inner & Pick<QuestionCardProps, 'code'>) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const place = { reportId: task.reportId, disclosureCode: code, fieldKey: field.key };
  const save = useMemo<SaveAnswer>(
    () => (change) => saveContribution(api, queryClient, { disclosureCode: code, fieldKey: field.key }, change),
    [api, queryClient, code, field.key],
  );
  return (
    <AnswerField
      place={place}
      save={save}
      field={field}
      answer={answer ?? undefined}
      units={units}
      countries={task.countries}
      reportLanguages={task.reportLanguages}
      disabled={!task.mayAnswer}
    />
  );
};

const Reading = ({ task, question: { field, answer }, units }: Inner) => {
  const language = useLanguage();
  const lines = useAnswerLines();
  return (
    <Stack gap={2}>
      <Heading level={3} size="sm">
        {field.label[language]}
      </Heading>
      <Text as="div">
        <span className={css.message}>
          <AnswerWords lines={lines(answer?.value ?? null, { field, units, countries: task.countries })} />
        </span>
      </Text>
    </Stack>
  );
};

const Earlier = ({ task, question: { field, earlier }, units }: Inner) => {
  const lines = useAnswerLines();
  const { period } = useFormatters();
  if (!earlier) return null;
  return (
    <Text as="div" size="sm" tone="muted">
      <Trans>Answered for {period(earlier.period)}:</Trans>{' '}
      <span className={css.message}>
        <AnswerWords lines={lines(earlier.value, { field, units, countries: task.countries })} />
      </span>
    </Text>
  );
};
