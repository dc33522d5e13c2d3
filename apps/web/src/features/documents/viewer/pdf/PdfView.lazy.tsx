import { LoadFailed } from '@esg/app-kit';
import type { DocumentVersion } from '@esg/contract';
import { Banner, Button, EmptyState, Skeleton, SkeletonGroup } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PdfPages } from './PdfPages.tsx';
import { useRecognisedLines } from './recognised-lines.ts';
import { type PdfRefusal, refusalOf, usePdf } from './use-pdf.ts';

export type PdfViewProps = {
  readonly documentId: string;
  readonly version: DocumentVersion;
  /** The page to begin at. */
  readonly page: number;
  readonly quote: string | undefined;
  /** A page was turned to on purpose. */
  readonly onPage: (page: number) => void;
  /** Downloads the file, for those that cannot be shown. */
  readonly download: ReactNode;
};

/** A PDF, its pages below one another; or why it is not shown, and what to do. */
export const PdfView = ({ documentId, version, download, ...place }: PdfViewProps) => {
  const { t } = useLingui();
  const { pdf, error, missing, retry } = usePdf(documentId, version);
  const linesOf = useRecognisedLines(documentId, version.number);
  const refusal = refusalOf(error);
  if (refusal) return <Refused refusal={refusal} download={download} />;
  if (error !== undefined)
    return <LoadFailed title={<Trans>Couldn’t load the document</Trans>} error={error} onRetry={retry} />;
  if (!pdf)
    return (
      <SkeletonGroup label={t`Loading`}>
        <Skeleton shape="block" height="24rem" />
      </SkeletonGroup>
    );
  return (
    <>
      {missing !== undefined && (
        <Banner
          tone="warning"
          action={
            <Button size="compact" onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The connection was lost. Pages that weren’t loaded yet stay empty until you try again.</Trans>
        </Banner>
      )}
      <PdfPages pdf={pdf} linesOf={linesOf} {...place} />
    </>
  );
};

const Refused = ({ refusal, download }: { readonly refusal: PdfRefusal; readonly download: ReactNode }) =>
  refusal === 'encrypted' ? (
    <EmptyState
      title={<Trans>This PDF needs a password</Trans>}
      purpose={
        <Trans>Download it and open it with its password. To read it here, upload a version without a password.</Trans>
      }
      action={download}
    />
  ) : (
    <EmptyState
      title={<Trans>This PDF is damaged</Trans>}
      purpose={<Trans>Download it to check it, or upload a version that opens.</Trans>}
      action={download}
    />
  );
