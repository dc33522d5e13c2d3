import { type FrameworkSummary, frameworkCategories } from '@esg/contract';
import { Button, EmptyState, Grid, Heading, Stack, VisuallyHidden } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FrameworkCard } from './FrameworkCard.tsx';
import { FrameworkFilters } from './FrameworkFilters.tsx';
import { type FrameworkFilter, narrowed } from './find-frameworks.ts';
import { forYou } from './frameworks-that-concern.ts';
import { useAnswered, useDataTime } from './use-answered.ts';
import { useFrameworkWords } from './use-framework-words.ts';
import { useOwnProfile } from './use-own-profile.ts';

type FrameworkLibraryProps = {
  readonly frameworks: readonly FrameworkSummary[];
  readonly filter: FrameworkFilter;
  /** Replaces the filter. */
  readonly onFilter: (filter: Record<string, unknown>) => void;
  readonly onChoose: (framework: FrameworkSummary) => void;
};

/** All frameworks that match the filter, below the names of their kinds. */
export const FrameworkLibrary = ({ frameworks, filter, onFilter, onChoose }: FrameworkLibraryProps) => {
  const words = useFrameworkWords();
  const found = narrowed(frameworks, filter);
  const profile = useOwnProfile();
  // With a search, every framework is in its usual group.
  const isWhole = found.length === frameworks.length;
  const year = useDataTime(filter.time)?.period;
  const answered = useAnswered(year);
  const own = isWhole ? forYou(frameworks, profile, answered) : [];
  const rest = found.filter((framework) => !own.includes(framework));
  const successorOf = ({ supersededBy }: FrameworkSummary) =>
    frameworks.find(({ versionId }) => versionId === supersededBy?.versionId);
  const cardOf = (framework: FrameworkSummary) => (
    <FrameworkCard
      key={framework.versionId}
      framework={framework}
      successor={successorOf(framework)}
      answered={answered.get(framework.versionId)?.answered}
      year={year}
      onChoose={() => onChoose(framework)}
    />
  );
  return (
    <Stack gap={4}>
      <FrameworkFilters
        frameworks={frameworks}
        filter={filter}
        onChange={(change) => onFilter({ ...filter, ...change })}
      />
      <VisuallyHidden role="status">
        <Plural value={found.length} one="# framework" other="# frameworks" />
      </VisuallyHidden>
      {found.length === 0 && <NoneFound onClear={() => onFilter({})} />}
      {own.length > 0 && (
        <Shelf id="own" title={<Trans>For you</Trans>}>
          {own.map(cardOf)}
        </Shelf>
      )}
      {frameworkCategories
        .map((category) => ({ category, held: rest.filter((framework) => framework.category === category) }))
        .filter(({ held }) => held.length > 0)
        .map(({ category, held }) => (
          <Shelf key={category} id={category} title={words.category(category)}>
            {held.map(cardOf)}
          </Shelf>
        ))}
    </Stack>
  );
};

type ShelfProps = { readonly id: string; readonly title: ReactNode; readonly children: ReactNode };

const Shelf = ({ id, title, children }: ShelfProps) => (
  <Stack as="section" gap={3} aria-labelledby={`kind-${id}`}>
    <Heading level={2} size="md" id={`kind-${id}`}>
      {title}
    </Heading>
    <Grid as="ul" cell="medium">
      {children}
    </Grid>
  </Stack>
);

const NoneFound = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    title={<Trans>No frameworks match</Trans>}
    purpose={<Trans>Try other words, or remove a filter.</Trans>}
    action={
      <Button onClick={onClear}>
        <Trans>Clear all filters</Trans>
      </Button>
    }
  />
);
