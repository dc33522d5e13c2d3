import { ApiError } from '@esg/api-client';
import { NotLoaded } from '@esg/app-kit';
import { Banner } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Whether the checked sheet is kept no more: each person keeps a number of them, and nobody has those of others. */
export const isSheetGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'resource.not_found';

type SheetProps = {
  /** The way to another upload. */
  readonly again: ReactNode;
};

/** Says that a checked sheet is kept no more, and what to do. */
const SheetGone = ({ again }: SheetProps) => (
  <Banner tone="warning" title={<Trans>This checked sheet isn’t kept any more</Trans>} action={again}>
    <Trans>Sheets that you checked later took its place, or someone else checked it. Nothing of it was imported.</Trans>
  </Banner>
);

type SheetNotLoadedProps = SheetProps & { readonly error: unknown; readonly onRetry: () => void };

/** Instead of a checked sheet or an import: that it is kept no more, or why it wasn't loaded. */
export const SheetNotLoaded = ({ error, onRetry, again }: SheetNotLoadedProps) =>
  isSheetGone(error) ? (
    <SheetGone again={again} />
  ) : (
    <NotLoaded title={<Trans>Couldn’t load the import</Trans>} error={error} onRetry={onRetry} />
  );
