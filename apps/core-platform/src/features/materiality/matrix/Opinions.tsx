import { surveyQueries } from '@esg/api-client';
import { useApi, useFormatters, useLanguage } from '@esg/app-kit';
import {
  type Assessment,
  heardGroups,
  type JudgedTopic,
  materialityStepPath,
  reachesOn,
  surveyLimits,
  surveyText,
} from '@esg/contract';
import { Checkbox, Heading, Stack, Text, TextLink } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAssessment } from '../assessment-context.ts';
import type { Matrix } from './use-matrix.ts';
import { useMatrixWords } from './use-matrix-words.ts';

type Shown = { readonly matrix: Matrix };

/** What stakeholders say: whose answers they are with their weights, whether they count, and which topics they see otherwise. */
export const Opinions = ({ matrix }: Shown) => {
  const { t } = useLingui();
  const { settings, readOnly } = useAssessment();
  const fewest = surveyLimits.fewestShown;
  if (!matrix.known.includes('stakeholder')) return <NotAsked />;
  return (
    <Stack as="section" gap={3} align="stretch" aria-labelledby="opinions">
      <Heading level={3} id="opinions">
        <Trans>What stakeholders say</Trans>
      </Heading>
      <Weights />
      <Text size="sm" tone="muted" measured>
        <Trans>
          The position of a topic is the mean of the groups, each by its weight. It comes from surveys that are closed;
          groups with fewer than {fewest} answers are left out.
        </Trans>
      </Text>
      <Checkbox
        label={t`A topic that reaches the stakeholders’ threshold is material`}
        hint={t`If not, what they say is shown beside the scores, and you judge such topics in the decision.`}
        disabled={readOnly}
        value={matrix.stakeholdersCount}
        onChange={({ value }) => settings.change({ ...settings.value, stakeholdersCount: value })}
      />
      {!matrix.stakeholdersCount && <SeenOtherwise matrix={matrix} />}
    </Stack>
  );
};

const stepLink = (assessmentId: string, step: 'surveys' | 'decision') =>
  ({ to: materialityStepPath(assessmentId, step) }) as LinkProps;

const NotAsked = () => {
  const { assessment } = useAssessment();
  return (
    <Text size="sm" tone="muted" measured>
      <Trans>
        To compare topics with what stakeholders say, ask them in a survey: its results appear here once it is closed.
      </Trans>{' '}
      <TextLink asChild>
        <Link {...stepLink(assessment.id, 'surveys')}>
          <Trans>Go to surveys</Trans>
        </Link>
      </TextLink>
    </Text>
  );
};

/** Whose answers count, and how much; by survey where there are several, whose groups may have the same names. */
const Weights = () => {
  const { assessment } = useAssessment();
  const language = useLanguage();
  const { day } = useFormatters();
  const heard = heardGroups(assessment.opinions.groups);
  const bySurvey = [...Map.groupBy(heard, ({ surveyId }) => surveyId)];
  const isOne = bySurvey.length < 2;
  const { data: surveys = [] } = useQuery({ ...surveyQueries.list(useApi(), assessment.id), enabled: !isOne });
  if (isOne) return <Groups groups={heard} />;
  return bySurvey.map(([id, groups]) => {
    const survey = surveys.find((each) => each.id === id);
    const openedAt = survey?.openedAt?.slice(0, 'yyyy-mm-dd'.length);
    return (
      <Stack key={id} gap={1} align="stretch">
        <Text size="sm" strong>
          {survey && surveyText(survey.title, language)}
          {openedAt && ` · ${day(openedAt)}`}
        </Text>
        <Groups groups={groups} />
      </Stack>
    );
  });
};

const Groups = ({ groups }: Pick<Assessment['opinions'], 'groups'>) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { topics } = useAssessment().assessment.opinions;
  const answersOf = (groupId: string) =>
    Math.max(
      0,
      ...topics.flatMap((topic) => topic.groups.flatMap((each) => (each.groupId === groupId ? [each.answers] : []))),
    );
  return (
    <Stack as="ul" gap={1} align="stretch" aria-label={t`Groups with their weights`}>
      {groups.map(({ id, name, weight }) => {
        const group = surveyText(name, language);
        return (
          <li key={id}>
            <Text as="span" numeric>
              <Trans>
                {group} × {weight}
              </Trans>
              {' · '}
              <Plural value={answersOf(id)} one="# answer" other="# answers" />
            </Text>
          </li>
        );
      })}
    </Stack>
  );
};

/** Topics that stakeholders and the verdict see differently: those that people should be able to say something about. */
const SeenOtherwise = ({ matrix }: Shown) => {
  const { assessment } = useAssessment();
  const { judged, thresholds } = matrix;
  const asked = judged.filter(
    ({ position, topic }) => topic.state === 'considered' && (position.stakeholder ?? null) !== null,
  );
  const isRated = ({ position }: JudgedTopic) => reachesOn(position, 'stakeholder', thresholds);
  const wanted = asked.filter((topic) => topic.verdict === 'not_material' && isRated(topic));
  const unnoticed = asked.filter((topic) => topic.verdict === 'material' && !isRated(topic));
  if (wanted.length + unnoticed.length === 0) return null;
  return (
    <Stack gap={2} align="stretch">
      {wanted.length > 0 && (
        <Named topics={wanted} title={<Trans>Important to stakeholders, and not material by the scores</Trans>} />
      )}
      {unnoticed.length > 0 && (
        <Named topics={unnoticed} title={<Trans>Material, and less important to stakeholders</Trans>} />
      )}
      <TextLink asChild>
        <Link {...stepLink(assessment.id, 'decision')}>
          <Trans>Judge topics in the decision</Trans>
        </Link>
      </TextLink>
    </Stack>
  );
};

type NamedProps = { readonly topics: readonly JudgedTopic[]; readonly title: ReactNode };

const Named = ({ topics, title }: NamedProps) => {
  const words = useMatrixWords();
  return (
    <Text>
      <strong>
        {title} ({topics.length}):
      </strong>{' '}
      {topics.map((topic) => words.nameOf(topic)).join(' · ')}
    </Text>
  );
};
