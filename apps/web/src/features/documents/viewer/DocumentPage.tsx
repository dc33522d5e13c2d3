import { ApiError, documentQueries } from '@esg/api-client';
import { NotLoaded, PagePath, useApi, usePageTitle } from '@esg/app-kit';
import { type DocumentDetail, deletedDocumentDays } from '@esg/contract';
import { Button, EmptyState, Page, Skeleton, SkeletonGroup } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { kindOf } from '../find-documents.ts';
import { DocumentActions, DownloadButton } from './DocumentActions.tsx';
import { readViewerSearch, type ViewerSearch } from './viewer-address.ts';

const PdfView = lazy(async () => ({ default: (await import('./pdf/PdfView.lazy.tsx')).PdfView }));
const TextView = lazy(async () => ({ default: (await import('./text/TextView.lazy.tsx')).TextView }));

/** The file and the place of the address, and how to change them. */
const useViewerAddress = () => {
  const search = readViewerSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (part: ViewerSearch) =>
    void navigate({ to: '.', search: Object.assign({}, search, part), replace: true, resetScroll: false });
  return { search, change };
};

/** One document of the document center, opened to be read (spec section 2). */
export const DocumentPage = ({ documentId }: { readonly documentId: string }) => {
  const { t } = useLingui();
  const { search, change } = useViewerAddress();
  const { data, error, refetch } = useQuery(documentQueries.one(useApi(), documentId));
  const name = data?.document.name;
  usePageTitle(name ?? t`Document`);
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Page
      title={name ?? t`Document`}
      before={
        <PagePath
          current={name ?? t`Document`}
          above={[{ id: 'all', label: t`Document center`, link: <Link to="/ct/document-center" /> }]}
        />
      }
      action={data && !isGone && <DocumentActions detail={data} search={search} onChange={change} />}
    >
      {isGone ? (
        <NoSuchDocument />
      ) : data ? (
        <Version detail={data} search={search} onChange={change} />
      ) : (
        <NotLoaded title={<Trans>Couldn’t load the document</Trans>} error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
};

const NoSuchDocument = () => (
  <EmptyState
    title={<Trans>Document not found</Trans>}
    purpose={
      <Trans>
        It was deleted, or the address is wrong. Deleted documents can be restored for {deletedDocumentDays} days.
      </Trans>
    }
    action={
      <Button asChild emphasis="strong">
        <Link to="/ct/document-center">
          <Trans>Open the document center</Trans>
        </Link>
      </Button>
    }
  />
);

type VersionProps = {
  readonly detail: DocumentDetail;
  readonly search: ViewerSearch;
  readonly onChange: (part: ViewerSearch) => void;
};

/** The file that the address names, in the way that its kind is read. */
const Version = ({ detail: { document, versions }, search, onChange }: VersionProps) => {
  const { t } = useLingui();
  const { version: number, page = 1, quote, cell, view } = search;
  const version = number === undefined ? versions[0] : versions.find((each) => each.number === number);
  if (!version)
    return (
      <EmptyState
        title={<Trans>Version {number} doesn’t exist</Trans>}
        purpose={<Trans>The address names a version that this document doesn’t have.</Trans>}
        action={
          <Button emphasis="strong" onClick={() => onChange({ version: undefined })}>
            <Trans>Open the newest version</Trans>
          </Button>
        }
      />
    );
  const download = <DownloadButton documentId={document.id} version={version} emphasis="strong" />;
  const place = {
    documentId: document.id,
    version,
    page,
    quote,
    download,
    onPage: (next: number) => onChange({ page: next }),
  };
  const isPages = kindOf(version.mediaType) === 'pdf' && view !== 'text';
  return (
    <Suspense
      fallback={
        <SkeletonGroup label={t`Loading`}>
          <Skeleton shape="block" height="24rem" />
        </SkeletonGroup>
      }
    >
      {isPages ? <PdfView key={version.id} {...place} /> : <TextView key={version.id} {...place} cell={cell} />}
    </Suspense>
  );
};
