import { ownFrameworkQueries } from '@esg/api-client';
import { LoadFailed, useApi, usePageTitle, useTenant } from '@esg/app-kit';
import type { OwnFrameworkSummary } from '@esg/contract';
import { Button, EmptyState, Heading, Page, Skeleton, SkeletonGroup, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FrameworkTable } from './FrameworkTable.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { NewFrameworkDialog } from './NewFrameworkDialog.tsx';
import { TemplateList } from './TemplateList.tsx';

type Asked =
  | { readonly what: 'new' }
  | { readonly what: 'import' }
  | { readonly what: 'copy'; readonly of: OwnFrameworkSummary };

/** Frameworks that the organisation composes itself, and templates that its reports start from. */
export const FrameworkBuilderPage = () => {
  const { t } = useLingui();
  const title = t`Custom frameworks`;
  usePageTitle(title);
  const [asked, setAsked] = useState<Asked>();
  const { data } = useQuery(ownFrameworkQueries.all(useApi()));
  const hasTemplates = useTenant().info.featureFlag.featureFlags.includes('custom-template');
  const close = () => setAsked(undefined);
  const actions = (
    <>
      <Button onClick={() => setAsked({ what: 'import' })}>
        <Trans>Import</Trans>
      </Button>
      <Button emphasis="strong" onClick={() => setAsked({ what: 'new' })}>
        <Trans>New framework</Trans>
      </Button>
    </>
  );
  return (
    <Page
      title={title}
      purpose={
        <Trans>
          Compose what your reports ask for: your own dimensions, topics and disclosures, answered by the metrics you
          already collect.
        </Trans>
      }
      action={data?.length ? actions : undefined}
    >
      <Stack gap={6} align="stretch">
        <OwnFrameworks actions={actions} onCopy={(of) => setAsked({ what: 'copy', of })} />
        {hasTemplates && (
          <Stack as="section" gap={3} align="stretch" aria-labelledby="templates">
            <Heading level={2} size="md" id="templates">
              <Trans>Report templates</Trans>
            </Heading>
            <TemplateList />
          </Stack>
        )}
      </Stack>
      {asked?.what === 'new' && <NewFrameworkDialog onClose={close} />}
      {asked?.what === 'copy' && <NewFrameworkDialog copyOf={asked.of} onClose={close} />}
      {asked?.what === 'import' && <ImportDialog onClose={close} />}
    </Page>
  );
};

type OwnFrameworksProps = { readonly actions: ReactNode; readonly onCopy: (framework: OwnFrameworkSummary) => void };

/** The organisation's own frameworks, or an introduction before the first. */
const OwnFrameworks = ({ actions, onCopy }: OwnFrameworksProps) => {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(ownFrameworkQueries.all(useApi()));
  if (!data && error)
    return (
      <LoadFailed title={<Trans>Couldn’t load your frameworks</Trans>} error={error} onRetry={() => void refetch()} />
    );
  if (!data)
    return (
      <SkeletonGroup label={t`Loading`}>
        <Skeleton width="40%" />
        <Skeleton shape="block" height="12rem" />
      </SkeletonGroup>
    );
  if (data.length > 0) return <FrameworkTable frameworks={data} onCopy={onCopy} />;
  return (
    <EmptyState
      title={<Trans>No custom frameworks yet</Trans>}
      purpose={
        <Trans>
          A framework is a tree of dimensions, topics and disclosures, each with a form. Once it’s published, you can
          create reports with it like with any other framework.
        </Trans>
      }
      example={<Trans>For example the questions that your group asks of each site every year.</Trans>}
      action={actions}
    />
  );
};
