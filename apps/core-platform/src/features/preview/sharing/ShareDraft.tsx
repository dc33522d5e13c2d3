import { contributionQueries } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import { Banner, Box, Heading, Sheet, Skeleton, SkeletonGroup, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { Reader } from './Reader.tsx';
import { ReaderForm } from './ReaderForm.tsx';

/** Lets people without an account read the draft and comment on it, and lists them. */
export const ShareDraft = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { report } = useWizard();
  const { data, error } = useQuery(contributionQueries.readers(useApi(), report.id));
  // A published report is no draft; the links that were given out can still be ended.
  const isDraft = report.status !== 'readonly-published';
  return (
    <Sheet
      open
      side="end"
      onOpenChange={onClose}
      title={isDraft ? t`Share the draft` : t`Who can read it`}
      closeLabel={t`Close`}
    >
      <Box padding={4}>
        <Stack gap={6} align="stretch">
          {isDraft && (
            <>
              <Text tone="muted">
                <Trans>
                  A chairman, a director or an adviser reads the pages as they will be printed and comments on them,
                  without an account. They see the whole report, always the latest draft.
                </Trans>
              </Text>
              <ReaderForm />
            </>
          )}
          <Stack as="section" gap={4} align="stretch">
            <Heading level={3} size="sm">
              <Trans>Who can read it</Trans>
            </Heading>
            {error && !data && <Banner tone="danger">{problem(error)}</Banner>}
            {!data && !error && (
              <SkeletonGroup label={t`Loading`}>
                <Skeleton shape="block" height="4rem" />
              </SkeletonGroup>
            )}
            {data?.length === 0 && (
              <Text tone="muted">
                <Trans>You haven’t shared any links yet.</Trans>
              </Text>
            )}
            {data?.map((reader) => (
              <Reader key={reader.id} reader={reader} />
            ))}
          </Stack>
        </Stack>
      </Box>
    </Sheet>
  );
};
