import { publicationQueries } from '@esg/api-client';
import { languageNames, useApi, useFormatters, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type Publication, type Report, reportNameIn } from '@esg/contract';
import { Banner, CopyButton, Dialog, Inline, Skeleton, SkeletonGroup, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

type PublishedVersionsProps = { readonly report: Report; readonly onClose: () => void };

/** Every published version of a report: when, by whom, and the fingerprint that proves it. */
export const PublishedVersions = ({ report, onClose }: PublishedVersionsProps) => {
  const name = reportNameIn(report, useLanguage());
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { data, error } = useQuery(publicationQueries.ofReport(useApi(), report.id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Published versions of {name}</Trans>}
      description={<Trans>Each stays as it was published. Its fingerprint changes with every letter and figure.</Trans>}
      closeLabel={t`Close`}
    >
      {error && <Banner tone="danger" title={problem(error)} />}
      {!data && !error && (
        <SkeletonGroup label={t`Loading`}>
          <Skeleton />
          <Skeleton width="60%" />
        </SkeletonGroup>
      )}
      {data?.length === 0 && (
        <Text tone="muted">
          <Trans>This report hasn’t been published yet.</Trans>
        </Text>
      )}
      {data && data.length > 0 && (
        <Stack as="ul" gap={4}>
          {data.map((version) => (
            <Version key={version.id} version={version} />
          ))}
        </Stack>
      )}
    </Dialog>
  );
};

const Version = ({ version }: { readonly version: Publication }) => {
  const { t } = useLingui();
  const { date, time, list } = useFormatters();
  const { number, sha256, publishedAt, publishedBy } = version;
  const when = `${date(publishedAt)} ${time(publishedAt)}`;
  const names = list(version.languages.map((language) => languageNames[language]));
  return (
    <Stack as="li" gap={1}>
      <Text strong>
        <Trans>
          Version {number} · {when}
        </Trans>
      </Text>
      <Text size="sm" tone="muted">
        <Trans>
          Published by {publishedBy.name}, in {names}
        </Trans>
      </Text>
      <Inline gap={2}>
        <Text as="span" size="sm" numeric>
          {sha256.match(/.{1,8}/g)?.join(' ')}
        </Text>
        <CopyButton
          iconOnly
          size="compact"
          text={sha256}
          labels={{
            copy: t`Copy the fingerprint of version ${number}`,
            copied: t`Copied`,
            failed: t`It couldn’t be copied`,
          }}
        />
      </Inline>
    </Stack>
  );
};
