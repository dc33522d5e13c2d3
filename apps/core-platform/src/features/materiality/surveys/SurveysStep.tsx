import { surveyQueries } from '@esg/api-client';
import { LoadFailed, useApi, useLanguage } from '@esg/app-kit';
import { type SurveyCard, surveyText } from '@esg/contract';
import { Button, Card, EmptyState, Heading, Inline, Skeleton, SkeletonGroup, Stack, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { StepIntro } from '../../../wizard/StepIntro.tsx';
import { useAssessment } from '../assessment-context.ts';
import { NewSurveyDialog } from './NewSurveyDialog.tsx';
import { SurveyView } from './SurveyView.tsx';
import { privacyNames, stateNames } from './words.ts';

/** The survey that is shown, by the address; nothing while the list is. */
const useShown = () => {
  const { view } = useSearch({ strict: false }) as { view?: unknown };
  const navigate = useNavigate();
  const show = (id: string | undefined) =>
    void navigate({ to: '.', search: (id ? { view: id } : {}) as never, resetScroll: false });
  return { shown: typeof view === 'string' ? view : undefined, show };
};

/** Step: asks stakeholders what matters to them. */
export const SurveysStep = () => {
  const { t } = useLingui();
  const { assessment, readOnly } = useAssessment();
  const { shown, show } = useShown();
  const [isAdding, setAdding] = useState(false);
  const surveys = useQuery(surveyQueries.list(useApi(), assessment.id));
  const add = !readOnly && (
    <Button emphasis="strong" onClick={() => setAdding(true)}>
      <Trans>New survey</Trans>
    </Button>
  );
  if (shown) return <SurveyView id={shown} onBack={() => show(undefined)} />;
  return (
    <Stack gap={6} align="stretch">
      <StepIntro
        title={t`Surveys`}
        purpose={t`Ask stakeholders which topics matter to them. They answer by a link, without an account, in their own language.`}
        action={surveys.data && surveys.data.length > 0 ? add : undefined}
      />
      {surveys.error && !surveys.data ? (
        <LoadFailed
          title={<Trans>Couldn’t load the surveys</Trans>}
          error={surveys.error}
          onRetry={() => void surveys.refetch()}
        />
      ) : (
        <List surveys={surveys.data} add={add} onShow={show} />
      )}
      {isAdding && <NewSurveyDialog onClose={() => setAdding(false)} onMade={show} />}
    </Stack>
  );
};

type ListProps = {
  surveys: readonly SurveyCard[] | undefined;
  add: ReactNode;
  onShow: (id: string) => void;
};

const List = ({ surveys, add, onShow }: ListProps) => {
  const { t } = useLingui();
  if (!surveys)
    return (
      <SkeletonGroup label={t`Loading`}>
        <Skeleton shape="block" height="6rem" />
      </SkeletonGroup>
    );
  if (surveys.length === 0)
    return (
      <EmptyState
        title={<Trans>No survey yet</Trans>}
        purpose={
          <Trans>
            Start from a template with the topics of your long list. The results show what each group says of each
            topic.
          </Trans>
        }
        action={add}
      />
    );
  return (
    <Stack as="ul" gap={3} align="stretch">
      {surveys.map((survey) => (
        <SurveyRow key={survey.id} survey={survey} onShow={() => onShow(survey.id)} />
      ))}
    </Stack>
  );
};

const SurveyRow = ({ survey, onShow }: { survey: SurveyCard; onShow: () => void }) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { title, state, privacy, progress } = survey;
  const { submitted, sent } = progress;
  return (
    <Card as="li">
      <Inline justify="between" gap={4}>
        <Stack gap={1}>
          <Heading level={3} size="md">
            {surveyText(title, language)}
          </Heading>
          <Text as="span" size="sm" tone="muted">
            <Trans>
              {i18n._(privacyNames[privacy])} · {submitted} answered, {sent} asked by e-mail
            </Trans>
          </Text>
        </Stack>
        <Inline gap={3}>
          <Status tone={state === 'open' ? 'success' : state === 'closed' ? 'neutral' : 'progress'}>
            {i18n._(stateNames[state])}
          </Status>
          <Button onClick={onShow}>
            <Trans>Open survey</Trans>
          </Button>
        </Inline>
      </Inline>
    </Card>
  );
};
