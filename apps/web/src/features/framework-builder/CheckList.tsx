import { languageNames } from '@esg/app-kit';
import type { BuilderContent, BuilderFinding } from '@esg/contract';
import { Button, Card, EmptyState, Heading, Inline, Stack, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBuilderWords } from './builder-words.ts';
import { partsOf } from './edit-content.ts';
import { wholeId } from './Outline.tsx';

type CheckListProps = {
  readonly content: BuilderContent;
  readonly findings: readonly BuilderFinding[];
  readonly onOpen: (id: string) => void;
};

/** The errors that prevent publishing the draft, each with a link to its place. */
export const CheckList = ({ content, findings, onOpen }: CheckListProps) => {
  const { t } = useLingui();
  const words = useBuilderWords();
  const names = new Map(partsOf(content).map(({ part }) => [part.id, words.part(part)]));
  if (findings.length === 0)
    return (
      <Card>
        <EmptyState
          title={<Trans>Nothing to fix</Trans>}
          purpose={<Trans>The framework can be published as it is.</Trans>}
        />
      </Card>
    );
  return (
    <Card>
      <Stack gap={4} align="stretch">
        <Heading level={2} size="md">
          <Trans>To fix</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>Fix what’s marked as needed before you publish the framework.</Trans>
        </Text>
        <Stack as="ul" gap={2} align="stretch">
          {findings.map((finding, index) => {
            const { kind, blocking, partId, language } = finding;
            const place = (partId && names.get(partId)) ?? t`The framework`;
            const sentence = language ? `${words.finding(kind)} (${languageNames[language]})` : words.finding(kind);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be missing twice in one place
              <li key={`${index} ${kind}`}>
                <Inline justify="between">
                  <Stack gap={1}>
                    <Status tone={blocking ? 'danger' : 'neutral'}>
                      {blocking ? t`Needed: ${sentence}` : sentence}
                    </Status>
                    <Text size="sm" tone="muted">
                      {place}
                    </Text>
                  </Stack>
                  <Button size="compact" onClick={() => onOpen(partId ?? wholeId)} aria-label={t`Go to ${place}`}>
                    <Trans>Go there</Trans>
                  </Button>
                </Inline>
              </li>
            );
          })}
        </Stack>
      </Stack>
    </Card>
  );
};
