import { brandMutations, brandQueries } from '@esg/api-client';
import { useApi, usePageTitle, useProblemSentences } from '@esg/app-kit';
import { BrandStudio } from '@esg/app-kit/brand-studio';
import type { Brands } from '@esg/contract';
import { Banner, Button, ErrorPanel, Skeleton, SkeletonGroup, Stack, TextLink, useScrollRoom } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { BrandConflictNotice } from './BrandConflictNotice.tsx';
import { BrandHistory } from './BrandHistory.tsx';
import * as css from './BrandingPage.css.ts';
import { DraftActions } from './DraftActions.tsx';
import { DraftReview } from './DraftReview.tsx';
import { DraftStatus } from './DraftStatus.tsx';
import { useBrandDraft } from './use-brand-draft.ts';
import { useBrandImages } from './use-brand-images.ts';
import { usePreviewScreens } from './use-preview-screens.ts';

/** The tenant's brand: edited beside its own pages, kept as a draft, shared, published, and restored. */
export const BrandingPage = () => {
  const { t } = useLingui();
  usePageTitle(`${t`Branding`} · ${t`Account settings`}`);
  const { data: brands, error, refetch } = useQuery(brandQueries.all(useApi()));
  if (brands) return <Branding brands={brands} />;
  return error ? <BrandsProblem error={error} onRetry={() => void refetch()} /> : <StudioPending />;
};

const Branding = ({ brands }: { readonly brands: Brands }) => {
  const { t } = useLingui();
  const field = useBrandDraft(brands);
  const images = useBrandImages(brands);
  const { screens, lacksReport } = usePreviewScreens();
  const { mutateAsync: share } = useMutation(brandMutations.share(useApi(), useQueryClient()));
  const { received, clear } = useReceivedLink();
  useScrollRoom({ end: css.barSpace });
  if (!screens) return <StudioPending />;
  return (
    <Stack gap={6}>
      {lacksReport && <NoReportHint />}
      <BrandConflictNotice field={field} />
      <BrandStudio
        value={field.value}
        onChange={({ value }) => field.change(value)}
        saved={brands.published.content}
        images={images}
        screens={screens}
        received={received}
        {...(brands.draft ? { onShare: () => share({}) } : {})}
        onLink={clear}
      />
      {brands.draft && (
        <DraftReview
          draft={brands.draft}
          remarks={brands.remarks}
          unsent={field.state.kind !== 'idle' && field.state.kind !== 'saved'}
        />
      )}
      <BrandHistory brands={brands} />
      <section className={css.bar} aria-label={t`Draft`}>
        <DraftStatus draft={brands.draft} state={field.state} />
        <div className={css.actions}>
          <DraftActions brands={brands} field={field} />
        </div>
      </section>
    </Stack>
  );
};

/** A brand from a link stays in the address until the person decides; a reload must not offer it again afterwards. */
const useReceivedLink = () => {
  const navigate = useNavigate();
  const [received] = useState(() => location.hash);
  const clear = () => {
    if (location.hash) void navigate({ to: '/ct/account-settings/branding', replace: true });
  };
  return { received, clear };
};

/** Covers and charts are previewed in a real report; this says how to get one. */
const NoReportHint = () => {
  const { t } = useLingui();
  return (
    <Banner
      tone="info"
      title={t`There’s no report yet to show covers, charts and data input`}
      action={
        <TextLink asChild>
          <Link to="/ct/select-framework">
            <Trans>Create a report</Trans>
          </Link>
        </TextLink>
      }
    >
      <Trans>Create one, with or without figures, to see its pages here too.</Trans>
    </Banner>
  );
};

const BrandsProblem = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => {
  const { problem } = useProblemSentences();
  return (
    <ErrorPanel
      title={<Trans>Couldn’t load the brand</Trans>}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {problem(error)}
    </ErrorPanel>
  );
};

const StudioPending = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <Skeleton width="30%" />
      <Skeleton shape="block" height="32rem" />
    </SkeletonGroup>
  );
};
