import { climateMutations, climateQueries } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import type { ClimateActivity, ClimateQuestion, NewClimateActivity } from '@esg/contract';
import { Banner, Button, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClimateWords } from '../words/use-climate-words.ts';
import { answersTo } from './answers-to.ts';
import { QuestionChoices, Wanted } from './QuestionChoices.tsx';
import { fieldsOfLine } from './typed-line.ts';
import type { OpenedLine } from './use-line-form.ts';

type LineQuestionProps = {
  readonly line: ClimateActivity;
  readonly question: ClimateQuestion;
  readonly mayWrite: boolean;
  readonly onOpen: (opened: OpenedLine) => void;
};

/** What a line lacks, in plain words, with the choices that settle it at once; else the way into the form. */
export const LineQuestion = ({ line, question, mayWrite, onOpen }: LineQuestionProps) => {
  const api = useApi();
  const words = useClimateWords();
  const { problem } = useProblemSentences();
  const { data: detail } = useQuery({ ...climateQueries.type(api, line.activityTypeId), enabled: mayWrite });
  const change = useMutation(climateMutations.change(api, useQueryClient()));
  const choices = detail ? answersTo(question, line, detail) : [];
  const reply = (part: Partial<NewClimateActivity>) =>
    change.mutate(
      { id: line.id, change: { ...fieldsOfLine(line), ...part, version: line.version } },
      { onSuccess: () => notify('success', msg`Line saved`) },
    );
  return (
    <Banner tone="warning" title={words.question(question.reason)}>
      <Stack gap={2}>
        <Wanted question={question} />
        {mayWrite && (
          <QuestionChoices choices={choices} pending={change.isPending} onReply={reply}>
            <Button size="compact" emphasis="quiet" onClick={() => onOpen({ line })}>
              <Trans>Change the line</Trans>
            </Button>
          </QuestionChoices>
        )}
        {change.error && (
          <Text size="sm" tone="danger" role="alert">
            {problem(change.error)}
          </Text>
        )}
      </Stack>
    </Banner>
  );
};
