import { climateQueries } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { ClimateActivity, ClimateQuestion } from '@esg/contract';
import { Banner, Button, Checkbox, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClimateWords } from '../words/use-climate-words.ts';
import { answersTo } from './answers-to.ts';
import { QuestionChoices, Wanted } from './QuestionChoices.tsx';
import { isMeantForAll } from './same-meter.ts';
import { UncomparedFactors } from './UncomparedFactors.tsx';
import { useAnswer } from './use-answer.ts';
import type { OpenedLine } from './use-line-form.ts';

type LineQuestionProps = {
  readonly line: ClimateActivity;
  readonly question: ClimateQuestion;
  readonly mayWrite: boolean;
  readonly onOpen: (opened: OpenedLine) => void;
};

/**
 * What a line lacks, in plain words, with the choices that settle it at once, also for other lines of its meter that are asked the same; else
 * the way into the form.
 */
export const LineQuestion = ({ line, question, mayWrite, onOpen }: LineQuestionProps) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  const words = useClimateWords();
  const { problem } = useProblemSentences();
  const { data: detail } = useQuery({ ...climateQueries.type(useApi(), line.activityTypeId), enabled: mayWrite });
  const [chosen, setChosen] = useState<{ readonly reason: string; readonly alike: boolean }>();
  const alike = chosen?.reason === question.reason ? chosen.alike : isMeantForAll(line, question);
  const { reply, pending, changed, error } = useAnswer(line, question);
  const choices = detail ? answersTo(question, line, detail) : [];
  const { label } = line;
  const saved = integer(changed);
  return (
    <Banner tone="warning" title={words.question(question.reason)}>
      <Stack gap={2}>
        <Wanted question={question} />
        {mayWrite && (
          <QuestionChoices choices={choices} pending={pending} onReply={(part) => reply(part, alike)}>
            <Button size="compact" emphasis="quiet" onClick={() => onOpen({ line })}>
              <Trans>Change the line</Trans>
            </Button>
          </QuestionChoices>
        )}
        {mayWrite && choices.length > 0 && (
          <Checkbox
            label={
              label === ''
                ? t`Also for other lines of this activity and entity that differ in month, amount and bill only`
                : t`Also for other lines of ${label} that differ in month, amount and bill only`
            }
            value={alike}
            onChange={({ value }) => setChosen({ reason: question.reason, alike: value })}
          />
        )}
        {detail && <UncomparedFactors line={line} question={question} detail={detail} />}
        {pending && changed > 1 && (
          <Text size="sm" role="status">
            <Trans>{saved} lines saved</Trans>
          </Text>
        )}
        {error !== null && (
          <Text size="sm" tone="danger" role="alert">
            {problem(error)}
          </Text>
        )}
      </Stack>
    </Banner>
  );
};
