import { fetchSurveyFile, surveyQueries } from '@esg/api-client';
import { LoadFailed, notifyProblem, saveFile, useApi, useFormatters, useLanguage } from '@esg/app-kit';
import { questionsOf, type SurveyQuestion, type SurveyResults, surveyText } from '@esg/contract';
import {
  Banner,
  Button,
  EmptyState,
  FigureCell,
  FigureHead,
  Heading,
  Inline,
  Skeleton,
  SkeletonGroup,
  Stack,
  Table,
  Text,
} from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

type Tally = SurveyResults['tallies'][number];
type Row = {
  readonly id: string;
  readonly name: string;
  readonly of: Tally | undefined;
  readonly choice: string | null;
};

/** Results by question, groups side by side. */
export const SurveyResultsView = ({ id }: { id: string }) => {
  const { t } = useLingui();
  const results = useQuery(surveyQueries.results(useApi(), id));
  const { data } = results;
  if (!data && results.error)
    return (
      <LoadFailed
        title={<Trans>Couldn’t load the results</Trans>}
        error={results.error}
        onRetry={() => void results.refetch()}
      />
    );
  if (!data)
    return (
      <SkeletonGroup label={t`Loading`}>
        <Skeleton shape="block" height="12rem" />
      </SkeletonGroup>
    );
  if (data.hidden) return <Hidden reason={data.hidden} />;
  return (
    <Stack gap={6} align="stretch">
      <Inline justify="between" gap={4}>
        <Weights results={data} />
        <Files results={data} />
      </Inline>
      {data.duplicates > 0 && (
        <Banner tone="warning" title={<Trans>Some responses are the same as another one</Trans>}>
          <Plural
            value={data.duplicates}
            one="# response has the same answers as another one of its group."
            other="# responses have the same answers as another one of their group."
          />
        </Banner>
      )}
      {questionsOf(data.content).map((question) => (
        <QuestionResult key={question.id} question={question} results={data} />
      ))}
    </Stack>
  );
};

const Hidden = ({ reason }: { reason: NonNullable<SurveyResults['hidden']> }) =>
  reason === 'not_closed' ? (
    <EmptyState
      title={<Trans>Results appear when the survey closes</Trans>}
      purpose={
        <Trans>
          You promised that no one can be identified. If results were shown while the survey is open, comparing them
          twice could reveal one person’s answers.
        </Trans>
      }
    />
  ) : (
    <EmptyState
      title={<Trans>Too few answers</Trans>}
      purpose={<Trans>Results are shown once enough people have submitted their answers.</Trans>}
    />
  );

const Weights = ({ results }: { results: SurveyResults }) => {
  const language = useLanguage();
  const weights = results.groups.map(({ name, weight }) => `${surveyText(name, language)} × ${weight}`).join(', ');
  return (
    <Text size="sm" tone="muted">
      <Trans>Weights: {weights}</Trans>
    </Text>
  );
};

const Files = ({ results }: { results: SurveyResults }) => {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const save = async (format: 'xlsx' | 'csv' | 'pdf') => {
    try {
      const file = await fetchSurveyFile(api, { id: results.id, format, language });
      saveFile(file, `${surveyText(results.content.title, language) || t`Survey`}.${format}`);
    } catch (error) {
      notifyProblem(error);
    }
  };
  return (
    <Inline gap={2}>
      <Button onClick={() => void save('xlsx')}>
        <Trans>Download Excel</Trans>
      </Button>
      <Button onClick={() => void save('pdf')}>
        <Trans>Download PDF</Trans>
      </Button>
      <Button onClick={() => void save('csv')}>
        <Trans>Download CSV</Trans>
      </Button>
    </Inline>
  );
};

/** The rows of a question: its options where each was rated or ranked, its choices, or the question itself. */
const useRows = (question: SurveyQuestion, tallies: readonly Tally[]): Row[] => {
  const { t } = useLingui();
  const language = useLanguage();
  const whole = tallies.find(({ optionId }) => optionId === null);
  const named = question.options.map(({ id, text }) => ({ id, name: surveyText(text, language) }));
  if (question.kind === 'single' || question.kind === 'multiple')
    return named.map((each) => ({ ...each, of: whole, choice: each.id }));
  if (question.options.length > 0)
    return named.map((each) => ({
      ...each,
      of: tallies.find(({ optionId }) => optionId === each.id),
      choice: null,
    }));
  return [{ id: question.id, name: t`All answers`, of: whole, choice: null }];
};

const QuestionResult = ({ question, results }: { question: SurveyQuestion; results: SurveyResults }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const tallies = results.tallies.filter(({ questionId }) => questionId === question.id);
  const rows = useRows(question, tallies);
  const shown = tallies.find(({ optionId }) => optionId === null);
  const isNobody = (shown?.tallies.length ?? 0) === 0;
  const written = results.texts.find(({ questionId }) => questionId === question.id);
  return (
    <Stack as="section" gap={2} align="stretch">
      <Heading level={3} size="sm">
        {surveyText(question.text, language)}
      </Heading>
      {isNobody && (
        <Text size="sm" tone="muted">
          <Trans>Too few answers to show.</Trans>
        </Text>
      )}
      {!isNobody && question.kind !== 'text' && (
        <Table caption={surveyText(question.text, language)} captionHidden density="compact" firstStays>
          <thead>
            <tr>
              <th scope="col">{t`Part`}</th>
              <FigureHead>{t({ context: 'survey', message: 'Everyone' })}</FigureHead>
              {results.groups.map(({ id, name }) => (
                <FigureHead key={id}>{surveyText(name, language)}</FigureHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, of, choice }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {[null, ...results.groups.map((group) => group.id)].map((groupId) => (
                  <FigureCell key={groupId ?? 'all'}>
                    <Value tally={of?.tallies.find((each) => each.groupId === groupId)} choice={choice} />
                  </FigureCell>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {written && written.texts.length > 0 && <Texts written={written} />}
    </Stack>
  );
};

const Value = ({ tally, choice }: { tally: Tally['tallies'][number] | undefined; choice: string | null }) => {
  const { t } = useLingui();
  const { decimal } = useFormatters();
  if (!tally) return <Text as="span" tone="muted">{t`Not shown`}</Text>;
  const { answered, mean, deviation, counts } = tally;
  if (choice !== null) {
    const count = counts.find(({ id }) => id === choice)?.count ?? 0;
    const share = Math.round((count / answered) * 100);
    return t`${share}% (${count})`;
  }
  if (mean === null) return String(answered);
  const shown = decimal(mean);
  const spread = decimal(deviation ?? '0');
  return t`${shown} ± ${spread} (${answered})`;
};

const Texts = ({ written }: { written: SurveyResults['texts'][number] }) => {
  const words = written.words.map(({ word, count }) => `${word} (${count})`).join(', ');
  return (
    <Stack gap={2} align="stretch">
      {words !== '' && (
        <Text size="sm">
          <Trans>Words that several people used: {words}</Trans>
        </Text>
      )}
      <Stack as="ul" gap={1} align="stretch">
        {written.texts.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text can be there twice, and the list never changes its order
          <li key={place}>{text}</li>
        ))}
      </Stack>
    </Stack>
  );
};
