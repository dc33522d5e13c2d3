import { climateImportMutations, climateImportQueries, climateQueries } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { useMonthName } from '@esg/app-kit/figures';
import {
  type ClimateImportAnswer,
  type ClimateImportDetail,
  type ClimateImportMapping,
  type ClimateImportQuestion,
  climateImportLimits,
} from '@esg/contract';
import { Banner, Button, Card, Combobox, Heading, Inline, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { answersTo } from '../lines/answers-to.ts';
import { ChoicesFacts, useChoiceText } from '../lines/QuestionChoices.tsx';
import { UncomparedFactors } from '../lines/UncomparedFactors.tsx';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useUnitNames } from '../names/use-unit-names.ts';
import { useClimateWords } from '../words/use-climate-words.ts';
import { GivenAnswers } from './GivenAnswers.tsx';
import { answerOf, keyOfQuestion, newestOf, withAnswers } from './import-answers.ts';
import type { ChosenAnswers } from './use-chosen-answers.ts';

type AskedRowsProps = { readonly one: ClimateImportDetail; readonly answers: ChosenAnswers };

/** Checks the rows again with other answers, from the check that was seen. */
const useCheck = ({ id, checks }: ClimateImportDetail) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const check = useMutation(climateImportMutations.map(api, queryClient, id));
  return {
    check,
    send: (mapping: ClimateImportMapping) =>
      check.mutate(
        { ...mapping, checks },
        // Others may have checked it since: then their rows and answers are shown first.
        { onError: () => void queryClient.invalidateQueries({ queryKey: climateImportQueries.one(api, id).queryKey }) },
      ),
  };
};

/** What rows will be asked, once for each meter: an answer holds for all rows of it, before anything is stored. */
export const AskedRows = ({ one, answers: { chosen, choose } }: AskedRowsProps) => {
  const id = useId();
  const { problem } = useProblemSentences();
  const { integer } = useFormatters();
  const { data } = useQuery(climateImportQueries.questions(useApi(), one));
  const { check, send } = useCheck(one);
  const { mapping } = one;
  if (!mapping || !data || (data.items.length === 0 && (mapping.answers ?? []).length === 0)) return null;
  const next = withAnswers(
    mapping,
    [...chosen.values()].map(({ answer }) => answer),
  );
  const isFull = (next.answers?.length ?? 0) > climateImportLimits.answersMax;
  const isReady = chosen.size > 0 && !isFull;
  const left = integer(data.left);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4} align="stretch">
        <Heading level={2} size="md" id={id}>
          <Trans>Questions, once for each meter</Trans>
        </Heading>
        {data.items.map((question) => {
          const key = keyOfQuestion(question);
          return (
            <AskedOnce
              key={`${one.checks} ${key}`}
              question={question}
              value={chosen.get(key)?.id ?? ''}
              onChoose={(value) => choose(key, value)}
              onUsed={() => send(isFull ? mapping : next)}
            />
          );
        })}
        {data.left > 0 && (
          <Text size="sm" tone="muted">
            <Trans>{left} more questions follow once these are answered.</Trans>
          </Text>
        )}
        {isFull && <Full />}
        {check.error && <Banner tone="danger" title={problem(check.error)} />}
        {data.items.length > 0 && (
          <Inline gap={3}>
            <Button
              pending={check.isPending}
              aria-disabled={!isReady}
              onClick={() => isReady && !check.isPending && send(next)}
            >
              <Plural value={chosen.size} one="Take # answer over" other="Take # answers over" />
            </Button>
          </Inline>
        )}
        <GivenAnswers mapping={mapping} pending={check.isPending} onChange={send} />
      </Stack>
    </Card>
  );
};

/** More answers than an import keeps. */
const Full = () => {
  const { integer } = useFormatters();
  const most = integer(climateImportLimits.answersMax);
  return (
    <Text size="sm" role="status">
      <Trans>
        An import keeps up to {most} answers. Clear the newest, import the rows, and answer the rest in the list.
      </Trans>
    </Text>
  );
};

type AskedOnceProps = {
  readonly question: ClimateImportQuestion;
  readonly value: string;
  readonly onChoose: (value: { id: string; answer: ClimateImportAnswer } | undefined) => void;
  /** A factor of the library was compared and is used from now on. */
  readonly onUsed: () => void;
};

/** One question of one meter, with the choices that settle it for all of its rows. */
const AskedOnce = ({ question, value, onChoose, onUsed }: AskedOnceProps) => {
  const { t } = useLingui();
  const names = useClimateNames();
  const unitName = useUnitNames();
  const monthName = useMonthName('short');
  const words = useClimateWords();
  const textOf = useChoiceText();
  const { data: detail } = useQuery(climateQueries.type(useApi(), question.activityTypeId));
  const choices = detail ? answersTo(question, newestOf(question), detail) : [];
  const type = names.activityType(question.activityTypeId);
  const title = question.label === '' ? type : `${question.label} · ${type}`;
  const first = monthName(question.firstMonth);
  const last = monthName(question.lastMonth);
  return (
    <Stack gap={2} align="stretch">
      <Text>
        <strong>{title}</strong>
      </Text>
      <Text size="sm" tone="muted">
        {names.entity(question.entityId)} · {first === last ? first : t`${first} to ${last}`} ·{' '}
        <Plural value={question.rows} one="# row" other="# rows" />, {unitName(question.unit)}
      </Text>
      {choices.length === 0 ? (
        <Text size="sm">
          {words.question(question.reason)}{' '}
          {detail && <Trans>Correct it in the sheet, or in the list after the import.</Trans>}
        </Text>
      ) : (
        <>
          <Combobox
            label={words.question(question.reason)}
            placeholder={t`Choose`}
            value={value}
            onChange={({ value: id }) => {
              const choice = choices.find((each) => each.id === id);
              onChoose(choice && { id: choice.id, answer: answerOf(question, choice) });
            }}
            options={choices.map((choice) => ({ value: choice.id, label: textOf(choice) }))}
            labels={{ list: t`Choices`, clear: t`Clear`, none: t`No choices match` }}
          />
          {question.reason === 'activity_unstated' && first !== last && (
            <Text size="sm" tone="muted">
              <Trans>The value is of {last}. Earlier months take the factor of their own year.</Trans>
            </Text>
          )}
          <ChoicesFacts choices={choices} />
        </>
      )}
      {detail && (
        <UncomparedFactors
          line={{ ...newestOf(question), activityTypeId: question.activityTypeId }}
          question={question}
          detail={detail}
          onUsed={onUsed}
        />
      )}
    </Stack>
  );
};
