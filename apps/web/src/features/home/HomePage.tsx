import { reportQueries } from '@esg/api-client';
import { useApi, usePageTitle } from '@esg/app-kit';
import { doneOfAsked, nextWorkOf, type Report } from '@esg/contract';
import { Button, Heading, Hero, Inline, Stack, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import * as css from './HomePage.css.ts';

/** Loaded after the first page: few people have published all reports. */
const AllPublished = lazy(async () => ({ default: (await import('./AllPublished.tsx')).AllPublished }));

type HomePageProps = {
  readonly firstName: string;
  /** A greeting of its own, where people come for something else than reports. */
  readonly welcome?: ReactNode;
  readonly ongoing: ReactNode;
  readonly published: ReactNode;
  readonly articles: ReactNode;
  /** First steps of a new organisation; nothing for others. */
  readonly firstSteps?: ReactNode;
  readonly figures?: ReactNode;
  /** Figures that entities are asked for. */
  readonly collections?: ReactNode;
};

/** Welcome with the next useful step, then ongoing reports, published reports, and articles. */
export const HomePage = ({
  firstName,
  welcome,
  ongoing,
  published,
  articles,
  firstSteps,
  figures,
  collections,
}: HomePageProps) => {
  const { t } = useLingui();
  usePageTitle(t`Home`);
  return (
    <div className={css.page}>
      <Stack gap={8}>
        {welcome || <Welcome firstName={firstName} />}
        {firstSteps}
        {figures}
        <Stack as="section" gap={3} aria-labelledby="ongoing">
          <Inline justify="between">
            <Heading level={2} id="ongoing">
              <Trans>Ongoing reports</Trans>
            </Heading>
            <TextLink asChild>
              <Link to="/ct/reports">
                <Trans>All ongoing reports</Trans>
              </Link>
            </TextLink>
          </Inline>
          {ongoing}
        </Stack>
        {collections}
        <Stack as="section" gap={3} aria-labelledby="published">
          <Inline justify="between">
            <Heading level={2} id="published">
              <Trans>Published reports</Trans>
            </Heading>
            <TextLink asChild>
              <Link to="/ct/publish-reports">
                <Trans>All published reports</Trans>
              </Link>
            </TextLink>
          </Inline>
          {published}
        </Stack>
        {articles}
      </Stack>
    </div>
  );
};

/** Greeting, and the most useful step now: continue the latest report, begin the next year, or start the first report. */
const Welcome = ({ firstName }: Pick<HomePageProps, 'firstName'>) => {
  const { t } = useLingui();
  const api = useApi();
  const { data: ongoing, isPending: waitsForOngoing } = useInfiniteQuery(reportQueries.list(api, 'ongoing'));
  const { data: published, isPending: waitsForPublished } = useInfiniteQuery(reportQueries.list(api, 'published'));
  const latest = ongoing?.reports[0];
  const newest = published?.reports[0];
  // No step is offered that another one would replace as soon as data load.
  if (waitsForOngoing || (!latest && waitsForPublished)) return <Hero level={1} title={t`Welcome, ${firstName}`} />;
  if (ongoing && !latest && newest)
    return (
      <Suspense fallback={<Hero level={1} title={t`Welcome, ${firstName}`} />}>
        <AllPublished firstName={firstName} report={newest} />
      </Suspense>
    );
  return (
    <Hero
      level={1}
      title={t`Welcome, ${firstName}`}
      action={
        latest ? (
          <Button asChild emphasis="inverse">
            <Link
              to="/ct/framework-reports/$versionId/reports/$reportId/$step"
              params={{ versionId: latest.versionId, reportId: latest.id, step: nextStepOf(latest) }}
            >
              {nextWorkOf(latest.progress) === 'publish' ? <Trans>Check and publish</Trans> : <Trans>Continue</Trans>}
            </Link>
          </Button>
        ) : (
          <Button asChild emphasis="inverse">
            <Link to="/ct/create-report">
              <Trans>Create a report</Trans>
            </Link>
          </Button>
        )
      }
    >
      {latest ? (
        <NextStep report={latest} />
      ) : (
        <Trans>Collect your figures once, answer a framework and publish the report as PDF, Word and Excel.</Trans>
      )}
    </Hero>
  );
};

/** What is missing is listed and explained where the report is checked. */
const nextStepOf = ({ progress, currentStep }: Report) => {
  const next = nextWorkOf(progress);
  return next === 'publish' || next === 'explain' ? 'validation' : currentStep;
};

const NextStep = ({ report }: { readonly report: Report }) => {
  const { name, progress } = report;
  const { begun, missing } = progress;
  const { done, total } = doneOfAsked(progress);
  const next = nextWorkOf(progress);
  if (next === 'select') return <Trans>Next: choose the disclosures of {name}.</Trans>;
  if (next === 'publish')
    return <Trans>Next: check {name} and publish it. All its disclosures are complete or explained.</Trans>;
  if (next === 'explain')
    return (
      <Trans>
        Next: report or explain what is missing from {name}. All its disclosures are complete or explained, and its
        framework asks for {missing} more.
      </Trans>
    );
  if (begun > 0)
    return (
      <Trans>
        Next: continue with {name}. {done} of {total} disclosures are complete or explained. With answers, but not
        marked complete yet: {begun}.
      </Trans>
    );
  return (
    <Trans>
      Next: continue with {name}. {done} of {total} disclosures are complete or explained.
    </Trans>
  );
};
