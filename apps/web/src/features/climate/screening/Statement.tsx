import { climateScreeningMutations, currentOf } from '@esg/api-client';
import { languageNames, notify, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import {
  type Bilingual,
  languages,
  type ScreeningStatement,
  sameJson,
  timeName,
  type UserProfile,
} from '@esg/contract';
import { Banner, Button, Card, ConfirmDialog, Facts, Heading, Inline, Stack, Text, TextLink } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { Results } from '../results/use-results.ts';

type StatementProps = Pick<UserProfile, 'permissions'> & {
  readonly statement: Bilingual;
  readonly results: Results;
};

/** What reports say of the categories; stored in the data hub it answers GRI, IFRS S2, HKEX and other frameworks. */
export const Statement = ({ statement, results, permissions }: StatementProps) => {
  const id = useId();
  const language = useLanguage();
  const mayStore = permissions.includes('climate:write') && permissions.includes('data-hub:write');
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4} align="stretch">
        <Stack gap={1}>
          <Heading level={2} size="md" id={id}>
            <Trans>What reports say</Trans>
          </Heading>
          <Text tone="muted" size="sm">
            <Trans>
              Made from the decisions above. Stored in the data hub, it is offered wherever a framework asks which
              categories are included, as GRI 305-3, IFRS S2 and HKEX do.
            </Trans>
          </Text>
        </Stack>
        <Stack gap={1}>
          {statement[language].split('\n').map((sentence) => (
            <Text key={sentence} measured>
              {sentence}
            </Text>
          ))}
        </Stack>
        {mayStore && <Storing results={results} />}
      </Stack>
    </Card>
  );
};

const Storing = ({ results: { times, period } }: Pick<StatementProps, 'results'>) => {
  const language = useLanguage();
  const { problem } = useProblemSentences();
  const { mutate, isPending, error } = useMutation(climateScreeningMutations.publish(useApi(), useQueryClient()));
  const [kept, setKept] = useState<ScreeningStatement>();
  const time = times.find((each) => sameJson(each.period, period));
  if (!time)
    return (
      <Text tone="muted" size="sm">
        <Trans>To store it in the data hub, choose a reporting time above.</Trans>{' '}
        <TextLink asChild>
          <Link to="/ct/reporting-times">
            <Trans>Reporting times</Trans>
          </Link>
        </TextLink>
      </Text>
    );
  /** Replaces nothing but the text that was shown. */
  const store = (shown?: ScreeningStatement) =>
    mutate(
      {
        reportingTimeId: time.id,
        replaces: shown ? { dataPointId: shown.dataPointId, version: shown.version } : null,
      },
      {
        onSuccess: (done) => {
          setKept(done.state === 'kept' ? done : undefined);
          if (done.state === 'same') notify('success', msg`The data hub has this text already`);
          else if (done.state !== 'kept') notify('success', msg`Stored in the data hub`);
        },
        onError: (refused) => setKept(currentOf<ScreeningStatement>(refused)),
      },
    );
  const name = timeName(time, language);
  return (
    <>
      {error && !kept && <Banner tone="danger" title={problem(error)} />}
      <Inline gap={3}>
        <Button pending={isPending} onClick={() => store()}>
          <Trans>Store in the data hub for {name}</Trans>
        </Button>
      </Inline>
      <ConfirmDialog
        open={kept !== undefined}
        onOpenChange={() => setKept(undefined)}
        title={<Trans>Replace the text in the data hub?</Trans>}
        description={kept && <Standing standing={kept.standing} isNewer={error !== null} />}
        confirmLabel={<Trans>Replace</Trans>}
        cancelLabel={<Trans>Keep the other text</Trans>}
        pending={isPending}
        onConfirm={() => store(kept)}
      />
    </>
  );
};

type StandingProps = Pick<ScreeningStatement, 'standing'> & {
  /** Whether somebody else has just stored it in place of the one that was shown. */
  readonly isNewer: boolean;
};

/** The text that is to be replaced, in both languages. */
const Standing = ({ standing, isNewer }: StandingProps) => (
  <Stack gap={3} align="stretch">
    {isNewer && <Banner tone="warning" title={<Trans>Someone else has just changed this</Trans>} />}
    <Text>
      <Trans>Another text is stored there. The history of the answer keeps it.</Trans>
    </Text>
    <Facts facts={languages.map((each) => ({ term: languageNames[each], value: standing[each] || '–' }))} />
  </Stack>
);
