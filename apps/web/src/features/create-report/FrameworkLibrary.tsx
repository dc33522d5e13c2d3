import { type FrameworkSummary, frameworkCategories } from '@esg/contract';
import { Button, EmptyState, Grid, Heading, Stack, Text } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { FrameworkCard } from './FrameworkCard.tsx';
import { FrameworkFilters } from './FrameworkFilters.tsx';
import { type FrameworkFilter, narrowed } from './framework-filter.ts';
import { daysOf, useAnswered, useDataTimes } from './use-answered.ts';
import { useFrameworkWords } from './use-framework-words.ts';

type FrameworkLibraryProps = {
  readonly frameworks: readonly FrameworkSummary[];
  readonly filter: FrameworkFilter;
  /** Replaces the filter. */
  readonly onFilter: (filter: Record<string, unknown>) => void;
  readonly onChoose: (framework: FrameworkSummary) => void;
};

/** All frameworks that the filter lets through, below the names of their kinds. */
export const FrameworkLibrary = ({ frameworks, filter, onFilter, onChoose }: FrameworkLibraryProps) => {
  const words = useFrameworkWords();
  const found = narrowed(frameworks, filter);
  const answered = useAnswered(daysOf(useDataTimes().times, filter.time));
  const successorOf = ({ supersededBy }: FrameworkSummary) =>
    frameworks.find(({ versionId }) => versionId === supersededBy?.versionId);
  return (
    <Stack gap={6}>
      <FrameworkFilters
        frameworks={frameworks}
        filter={filter}
        onChange={({ part, value }) => onFilter({ ...filter, [part]: value })}
      />
      <Text size="sm" tone="muted" role="status">
        <Plural value={found.length} one="# framework" other="# frameworks" />
      </Text>
      {found.length === 0 && <NoneFound onClear={() => onFilter({})} />}
      {frameworkCategories
        .map((category) => ({ category, held: found.filter((framework) => framework.category === category) }))
        .filter(({ held }) => held.length > 0)
        .map(({ category, held }) => (
          <Stack as="section" gap={3} key={category} aria-labelledby={`kind-${category}`}>
            <Heading level={2} size="md" id={`kind-${category}`}>
              {words.category(category)}
            </Heading>
            <Grid as="ul" cell="medium">
              {held.map((framework) => (
                <FrameworkCard
                  key={framework.versionId}
                  framework={framework}
                  successor={successorOf(framework)}
                  answered={answered.get(framework.versionId)}
                  onChoose={() => onChoose(framework)}
                />
              ))}
            </Grid>
          </Stack>
        ))}
    </Stack>
  );
};

const NoneFound = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    title={<Trans>No framework fits</Trans>}
    purpose={<Trans>Try other words, or take a filter away.</Trans>}
    action={
      <Button onClick={onClear}>
        <Trans>Clear all filters</Trans>
      </Button>
    }
  />
);
