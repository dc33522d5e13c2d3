import { climateMutations, climateQueries } from '@esg/api-client';
import { notify, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { ClimateActivity, ClimateQuestion, NewClimateActivity } from '@esg/contract';
import { Banner, Button, Combobox, Inline, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FactorDocuments } from '../documents/FactorDocuments.tsx';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useUnitNames } from '../names/use-unit-names.ts';
import { useClimateWords } from '../words/use-climate-words.ts';
import { answersTo, type Choice } from './answers-to.ts';
import { fieldsOfLine } from './typed-line.ts';
import type { OpenedLine } from './use-line-form.ts';

type LineQuestionProps = {
  readonly line: ClimateActivity;
  readonly question: ClimateQuestion;
  readonly mayWrite: boolean;
  readonly onOpen: (opened: OpenedLine) => void;
};

/** More choices than these are a list to search. */
const buttonsMax = 4;

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
        {mayWrite && choices.length > buttonsMax && <ChoiceList choices={choices} onReply={reply} />}
        {mayWrite && (
          <Inline gap={2}>
            {choices.length <= buttonsMax &&
              choices.map((choice) => (
                <ChoiceButton key={choice.id} choice={choice} pending={change.isPending} onReply={reply} />
              ))}
            <Button size="compact" emphasis="quiet" onClick={() => onOpen({ line })}>
              <Trans>Change the line</Trans>
            </Button>
          </Inline>
        )}
        <ChoicesEvidence choices={choices} />
        {change.error && (
          <Text size="sm" tone="danger" role="alert">
            {problem(change.error)}
          </Text>
        )}
      </Stack>
    </Banner>
  );
};

/** The unit, currency or year that the factors ask for. */
const Wanted = ({ question: { reason, choices } }: Pick<LineQuestionProps, 'question'>) => {
  const unitName = useUnitNames();
  if (choices.length === 0) return null;
  if (reason !== 'unit_not_convertible' && reason !== 'spend_currency_differs' && reason !== 'spend_year_differs')
    return null;
  return <Text size="sm">{choices.map((choice) => unitName(choice)).join(', ')}</Text>;
};

const useChoiceText = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useClimateNames();
  const words = { gross: t`Gross`, net: t`Net`, with: t`With tax`, without: t`Without tax` };
  return (choice: Choice): string => {
    if (choice.kind === 'word') return words[choice.word];
    if (choice.kind === 'region') return names.region(choice.region);
    return choice.kind === 'name'
      ? choice.name[language]
      : `${choice.name[language]}, ${choice.source}, ${String(choice.year)}`;
  };
};

/** What bears out the own factors that can be chosen, where there is something. */
const ChoicesEvidence = ({ choices }: { readonly choices: readonly Choice[] }) => {
  const textOf = useChoiceText();
  return choices.map(
    (choice) =>
      choice.kind === 'factor' &&
      choice.documents.length > 0 && (
        <Stack key={choice.id} gap={1}>
          <Text size="sm">{textOf(choice)}</Text>
          <FactorDocuments documents={choice.documents} />
        </Stack>
      ),
  );
};

type ReplyProps = { readonly onReply: (change: Partial<NewClimateActivity>) => void };

const ChoiceButton = ({
  choice,
  pending,
  onReply,
}: ReplyProps & { readonly choice: Choice; readonly pending: boolean }) => {
  const textOf = useChoiceText();
  return (
    <Button size="compact" aria-disabled={pending} onClick={() => !pending && onReply(choice.change)}>
      {textOf(choice)}
    </Button>
  );
};

const ChoiceList = ({ choices, onReply }: ReplyProps & { readonly choices: readonly Choice[] }) => {
  const { t } = useLingui();
  const textOf = useChoiceText();
  return (
    <Combobox
      label={t`Choose`}
      labelHidden
      placeholder={t`Choose`}
      value=""
      onChange={({ value }) => {
        const choice = choices.find(({ id }) => id === value);
        if (choice) onReply(choice.change);
      }}
      options={choices.map((choice) => ({ value: choice.id, label: textOf(choice) }))}
      labels={{ list: t`Choices`, none: t`No choices match` }}
    />
  );
};
