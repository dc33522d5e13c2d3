import { surveyMutations, surveyQueries } from '@esg/api-client';
import { LoadFailed, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type Survey, surveyText } from '@esg/contract';
import {
  Banner,
  Button,
  ConfirmDialog,
  Heading,
  Inline,
  Skeleton,
  SkeletonGroup,
  Stack,
  Status,
  Tabs,
  Text,
} from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { SurveyComparison } from './SurveyComparison.tsx';
import { SurveyEditor } from './SurveyEditor.tsx';
import { SurveyPeople } from './SurveyPeople.tsx';
import { SurveyPreview } from './SurveyPreview.tsx';
import { SurveyResultsView } from './SurveyResultsView.tsx';
import { type SurveyEditing, useSurveyEditing } from './use-survey-editing.ts';
import { faultWords, privacyNames, stateNames } from './words.ts';

/** One survey: its questions, who is asked, how it looks, and what came of it. */
export const SurveyView = ({ id, onBack }: { id: string; onBack: () => void }) => {
  const { t } = useLingui();
  const survey = useQuery(surveyQueries.one(useApi(), id));
  return (
    <Stack gap={6} align="stretch">
      <Inline>
        <Button emphasis="quiet" onClick={onBack}>
          <Trans>All surveys</Trans>
        </Button>
      </Inline>
      {survey.data ? (
        <Opened survey={survey.data} onBack={onBack} />
      ) : survey.error ? (
        <LoadFailed
          title={<Trans>Couldn’t load the survey</Trans>}
          error={survey.error}
          onRetry={() => void survey.refetch()}
        />
      ) : (
        <SkeletonGroup label={t`Loading`}>
          <Skeleton shape="block" height="12rem" />
        </SkeletonGroup>
      )}
    </Stack>
  );
};

const Opened = ({ survey, onBack }: { survey: Survey; onBack: () => void }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { state, privacy, progress, faults } = survey;
  const { submitted, started, people } = progress;
  const editing = useSurveyEditing(survey);
  return (
    <>
      <Inline justify="between" gap={4} align="start">
        <Stack gap={1}>
          <Heading level={2} size="lg">
            {surveyText(survey.content.title, language) || t`Survey without a title`}
          </Heading>
          <Inline gap={3}>
            <Status tone={state === 'open' ? 'success' : state === 'closed' ? 'neutral' : 'progress'}>
              {i18n._(stateNames[state])}
            </Status>
            <Text as="span" size="sm" tone="muted">
              <Trans>
                {i18n._(privacyNames[privacy])} · {submitted} answered, {started} started, {people} people in the list
              </Trans>
            </Text>
          </Inline>
        </Stack>
        <Life survey={survey} editing={editing} onGone={onBack} />
      </Inline>
      {state === 'draft' && faults.length > 0 && (
        <Banner tone="warning" title={<Trans>Before the survey opens</Trans>}>
          <Stack as="ul" gap={1}>
            {[...new Set(faults.map(({ fault }) => fault))].map((fault) => (
              <li key={fault}>{i18n._(faultWords[fault])}</li>
            ))}
          </Stack>
        </Banner>
      )}
      <Tabs
        label={t`Parts of the survey`}
        items={[
          { id: 'questions', label: t`Questions`, content: <SurveyEditor survey={survey} editing={editing} /> },
          { id: 'people', label: t`Groups and people`, content: <SurveyPeople survey={survey} /> },
          {
            id: 'preview',
            label: t`Preview`,
            content: <SurveyPreview surveyId={survey.id} content={editing.value.content} />,
          },
          { id: 'results', label: t`Results`, content: <SurveyResultsView id={survey.id} /> },
          { id: 'compare', label: t`Compare`, content: <SurveyComparison id={survey.id} /> },
        ]}
      />
    </>
  );
};

/** What can be done with a survey as a whole. */
const useDeeds = ({ id, version }: Survey, editing: SurveyEditing, onDone: () => void, onGone: () => void) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const open = useMutation(surveyMutations.open(api, queryClient));
  const close = useMutation(surveyMutations.close(api, queryClient));
  const remove = useMutation(surveyMutations.remove(api, queryClient));
  const openNow = async () => {
    const saved = editing.isChanged ? await editing.store() : undefined;
    open.mutate({ id, version: saved?.version ?? version }, { onSuccess: onDone });
  };
  return {
    open: {
      title: <Trans>Open this survey?</Trans>,
      description: editing.isChanged ? (
        <Trans>
          What you typed is saved first. Links work from then on. What you promise about privacy can’t be changed any
          more.
        </Trans>
      ) : (
        <Trans>Links work from then on. What you promise about privacy can’t be changed any more.</Trans>
      ),
      label: <Trans>Open for answers</Trans>,
      // A refusal to save is shown as `error`.
      run: () => void openNow().catch(() => undefined),
      error: editing.error ?? open.error,
      pending: editing.isPending || open.isPending,
    },
    close: {
      title: <Trans>Close this survey?</Trans>,
      description: <Trans>People can’t answer, change or withdraw any more. A closed survey doesn’t open again.</Trans>,
      label: <Trans>Close survey</Trans>,
      run: () => close.mutate(id, { onSuccess: onDone }),
      error: close.error,
      pending: close.isPending,
    },
    remove: {
      title: <Trans>Delete this survey?</Trans>,
      description: <Trans>Its questions and groups are deleted. You can’t undo this.</Trans>,
      label: <Trans>Delete survey</Trans>,
      run: () => remove.mutate(id, { onSuccess: onGone }),
      error: remove.error,
      pending: remove.isPending,
    },
  } as const;
};

type LifeProps = { survey: Survey; editing: SurveyEditing; onGone: () => void };

/** Opens, closes and deletes a survey; each asks first. */
const Life = ({ survey, editing, onGone }: LifeProps) => {
  const { readOnly } = useAssessment();
  const { problem } = useProblemSentences();
  const [asking, setAsking] = useState<'open' | 'close' | 'remove'>();
  const deeds = useDeeds(survey, editing, () => setAsking(undefined), onGone);
  const { state } = survey;
  if (readOnly || state === 'closed') return null;
  const deed = asking && deeds[asking];
  return (
    <Inline gap={2}>
      {state === 'draft' ? (
        <>
          <Button onClick={() => setAsking('remove')}>{deeds.remove.label}</Button>
          <Button emphasis="strong" onClick={() => setAsking('open')}>
            {deeds.open.label}
          </Button>
        </>
      ) : (
        <Button onClick={() => setAsking('close')}>{deeds.close.label}</Button>
      )}
      {deed && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(undefined)}
          title={deed.title}
          description={deed.description}
          confirmLabel={deed.label}
          cancelLabel={<Trans>Cancel</Trans>}
          tone={asking === 'open' ? 'default' : 'danger'}
          pending={deed.pending}
          onConfirm={deed.run}
        >
          {deed.error && <Banner tone="danger" title={problem(deed.error)} />}
        </ConfirmDialog>
      )}
    </Inline>
  );
};
