import { useProblemSentences } from '@esg/app-kit';
import { Button, ErrorPanel, Skeleton, SkeletonGroup } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type LoadingPartProps = {
  readonly queries: readonly { readonly error: unknown; readonly refetch: () => unknown }[];
};

/** Replaces a part whose data are loading or failed to load. */
export const LoadingPart = ({ queries }: LoadingPartProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const failed = queries.find(({ error }) => error);
  if (failed)
    return (
      <ErrorPanel
        title={<Trans>Couldn’t load this part</Trans>}
        action={
          <Button
            onClick={() => {
              for (const { refetch } of queries) void refetch();
            }}
          >
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {problem(failed.error)}
      </ErrorPanel>
    );
  return (
    <SkeletonGroup label={t`Loading`}>
      <Skeleton shape="block" height="12rem" />
    </SkeletonGroup>
  );
};
