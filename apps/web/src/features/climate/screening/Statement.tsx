import { climateScreeningMutations } from '@esg/api-client';
import { notify, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type Bilingual, type ScreeningStatement, sameJson, timeName, type UserProfile } from '@esg/contract';
import { Banner, Button, Card, ConfirmDialog, Heading, Inline, Stack, Text, TextLink } from '@esg/ui';
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
  const store = (replaces: boolean) =>
    mutate(
      { reportingTimeId: time.id, replaces },
      {
        onSuccess: (done) => {
          setKept(done.state === 'kept' ? done : undefined);
          if (done.state === 'same') notify('success', msg`The data hub has this text already`);
          else if (done.state !== 'kept') notify('success', msg`Stored in the data hub`);
        },
        onError: () => setKept(undefined),
      },
    );
  const name = timeName(time, language);
  return (
    <>
      {error && <Banner tone="danger" title={problem(error)} />}
      <Inline gap={3}>
        <Button pending={isPending} onClick={() => store(false)}>
          <Trans>Store in the data hub for {name}</Trans>
        </Button>
      </Inline>
      <ConfirmDialog
        open={kept !== undefined}
        onOpenChange={() => setKept(undefined)}
        title={<Trans>Replace the text in the data hub?</Trans>}
        description={
          <>
            <Trans>Another text is stored there. The history of the answer keeps it.</Trans> “{kept?.standing}”
          </>
        }
        confirmLabel={<Trans>Replace</Trans>}
        cancelLabel={<Trans>Keep the other text</Trans>}
        pending={isPending}
        onConfirm={() => store(true)}
      />
    </>
  );
};
