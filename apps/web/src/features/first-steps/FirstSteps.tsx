import { organizationMutations, sampleDataQueries } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import { Banner, Button, Card, Heading, Inline, Stack, Text, TextLink, VisuallyHidden } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';
import { AddYears } from './AddYears.tsx';
import * as css from './FirstSteps.css.ts';
import { SampleReport } from './SampleReport.tsx';
import { TrySampleData } from './TrySampleData.tsx';
import { type FirstStep, useFirstSteps } from './use-first-steps.ts';

type StepWords = { readonly title: MessageDescriptor; readonly hint: MessageDescriptor; readonly to: LinkProps['to'] };

const words: Record<FirstStep, StepWords> = {
  times: {
    title: msg`Set your reporting years`,
    hint: msg`The years your figures belong to, with earlier ones to compare with: some rules ask for three.`,
    to: '/ct/reporting-times',
  },
  figures: {
    title: msg`Enter or import your figures`,
    hint: msg`Once for all frameworks: type them, paste them or upload your own sheet.`,
    // The step stands open only while the data hub is empty: an own sheet is the shortest way in, and the grid is one tab away.
    to: '/ct/data-hub/import',
  },
  report: {
    title: msg`Create a report`,
    hint: msg`It begins with what your figures answer already.`,
    to: '/ct/create-report',
  },
  colleague: {
    title: msg`Invite a colleague`,
    hint: msg`To enter figures, write answers or approve the report.`,
    to: '/ct/user-management',
  },
  lines: {
    title: msg`Enter your first bill`,
    hint: msg`Electricity, fuel, refrigerants or travel: type what the bill says, or import a sheet.`,
    to: '/ct/climate/activities',
  },
  questions: {
    title: msg`Answer what is asked about your lines`,
    hint: msg`Nothing is guessed. Where a bill doesn’t say enough, you’re asked, for example for the grid of a site.`,
    to: '/ct/climate/activities',
  },
  emissions: {
    title: msg`Publish your emissions to the data hub`,
    hint: msg`Every framework reads them from there, with the way back to each bill.`,
    to: '/ct/climate',
  },
  publish: {
    title: msg`Publish the report`,
    hint: msg`As PDF, Word and Excel, in English and Chinese.`,
    to: '/ct/reports',
  },
};

/**
 * Leads a new organisation to its first published report. Steps are ticked automatically; the list disappears when all are done or somebody
 * hides it.
 */
export const FirstSteps = () => {
  const found = useFirstSteps();
  if (!found || found.taken.size === found.steps.length) return null;
  const { steps, taken, mayHide } = found;
  const next = steps.find((step) => !taken.has(step));
  return (
    <Card as="section" aria-labelledby="first-steps">
      <Stack gap={4} align="stretch">
        <Inline justify="between" gap={3}>
          <Inline gap={3}>
            <Heading level={2} size="md" id="first-steps">
              <Trans>First steps</Trans>
            </Heading>
            <Text as="span" size="sm" tone="muted" numeric>
              <Trans>
                {taken.size} of {steps.length} done
              </Trans>
            </Text>
          </Inline>
          <Inline gap={2}>
            <SampleReport />
            {steps.includes('figures') && !taken.has('figures') && <OfferSampleData />}
            {mayHide && <HideSteps />}
          </Inline>
        </Inline>
        <ol className={css.list}>
          {steps.map((step) => (
            <StepItem key={step} step={step} isDone={taken.has(step)} isNext={step === next} />
          ))}
        </ol>
      </Stack>
    </Card>
  );
};

type StepItemProps = { readonly step: FirstStep; readonly isDone: boolean; readonly isNext: boolean };

/** One step, ticked when it is done. The next one says why it is useful. */
const StepItem = ({ step, isDone, isNext }: StepItemProps) => {
  const { i18n, t } = useLingui();
  const { title, hint, to } = words[step];
  return (
    <li className={css.step} data-next={isNext || undefined}>
      {isDone ? (
        <CircleCheck className={css.done} size={20} aria-hidden />
      ) : (
        <Circle className={css.open} size={20} aria-hidden />
      )}
      <div className={css.words}>
        {isDone ? (
          <Text tone="muted">
            {i18n._(title)}
            <VisuallyHidden>, {t`done`}</VisuallyHidden>
          </Text>
        ) : (
          <TextLink asChild>
            <Link to={to ?? '/ct'}>{i18n._(title)}</Link>
          </TextLink>
        )}
        {isNext && (
          <Text size="sm" tone="muted">
            {i18n._(hint)}
          </Text>
        )}
      </div>
      {isNext && step === 'times' && <AddYears />}
    </li>
  );
};

/** Offers sample data until there are figures, own or sample ones. */
const OfferSampleData = () => {
  const { data: sample } = useQuery(sampleDataQueries.current(useApi()));
  return sample === null && <TrySampleData />;
};

/** Hides the steps for everybody of the organisation, permanently. */
const HideSteps = () => {
  const api = useApi();
  const cache = useQueryClient();
  const { problem } = useProblemSentences();
  const change = useMutation(organizationMutations.change(api, cache));
  return (
    <>
      {change.error && <Banner tone="danger">{problem(change.error)}</Banner>}
      <Button
        size="compact"
        emphasis="quiet"
        pending={change.isPending}
        onClick={() => change.mutate({ firstStepsDismissed: true })}
      >
        <Trans>Hide for everyone</Trans>
      </Button>
    </>
  );
};
