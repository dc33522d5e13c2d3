import { useFormatters, useLanguage } from '@esg/app-kit';
import type { FrameworkSuggestion, FrameworkSummary, Period } from '@esg/contract';
import { Button, Card, Heading, Inline, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AnsweredByData } from './AnsweredByData.tsx';
import { FrameworkMarks } from './FrameworkMarks.tsx';
import { useFrameworkWords } from './use-framework-words.ts';

type FrameworkCardProps = {
  readonly framework: FrameworkSummary;
  readonly successor: FrameworkSummary | undefined;
  /** How much of it the organisation's data already answer, if known. */
  readonly answered: FrameworkSuggestion['answered'] | undefined;
  /** The year of the future report, if known. */
  readonly year: Period | undefined;
  readonly onChoose: () => void;
};

/** One framework: its publisher, the reports it is for, its size, and what to know before choosing it. */
export const FrameworkCard = ({ framework, successor, answered, year, onChoose }: FrameworkCardProps) => {
  const { t } = useLingui();
  const { list } = useFormatters();
  const words = useFrameworkWords();
  const language = useLanguage();
  const { owner, version, disclosureCount, audience } = framework;
  const name = framework.name[language];
  const effective = words.effective(framework);
  const readers = list(audience.map(words.audience));
  return (
    <Card as="li" padding="compact">
      <Stack gap={3} align="start">
        <Stack gap={1}>
          <Heading level={3} size="md">
            {name}
          </Heading>
          <Text size="sm" tone="muted">
            {owner} · {version}
          </Text>
        </Stack>
        <FrameworkMarks framework={framework} successor={successor} year={year} />
        <Text size="sm">
          <Plural value={disclosureCount} one="# disclosure" other="# disclosures" />
          {effective && ` · ${effective}`}
        </Text>
        {readers && (
          <Text size="sm" tone="muted">
            <Trans>Readers: {readers}</Trans>
          </Text>
        )}
        {answered && answered.done > 0 && <AnsweredByData answered={answered} />}
        <Inline>
          <Button emphasis="soft" onClick={onChoose} aria-label={t`Use ${name}`}>
            <Trans>Use</Trans>
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
};
