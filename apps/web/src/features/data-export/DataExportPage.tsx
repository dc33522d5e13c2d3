import { LoadFailed, usePageTitle } from '@esg/app-kit';
import { Page, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ExportForm } from './ExportForm.tsx';
import { ExportHistory } from './ExportHistory.tsx';
import { type ExportPlace, readExportPlace } from './export-place.ts';
import { useDataExport } from './use-data-export.ts';
import { useExportChoices } from './use-export-choices.ts';

/**
 * Exports data points of the data hub as a file (spec sections 2 and 3): the address keeps the selection; files are made in the background
 * and stored. `tabs` are the places of the data hub.
 */
export const DataExportPage = ({ tabs }: { readonly tabs: ReactNode }) => {
  const { t } = useLingui();
  const title = t`Export data`;
  usePageTitle(title);
  const navigate = useNavigate();
  const place = readExportPlace(useSearch({ strict: false }));
  const move = (change: ExportPlace) =>
    void navigate({ to: '.', search: { ...place, ...change }, replace: true, resetScroll: false });
  const choices = useExportChoices();
  const making = useDataExport();
  return (
    <Page
      title={title}
      purpose={
        <Trans>
          Download data points as Excel or CSV to work with them elsewhere, or to change and import them again.
        </Trans>
      }
    >
      {tabs}
      {choices.error ? (
        <LoadFailed
          title={<Trans>Couldn’t load what can be exported</Trans>}
          error={choices.error}
          onRetry={choices.retry}
        />
      ) : (
        <Stack gap={8}>
          <ExportForm place={place} onMove={move} choices={choices} making={making} />
          <ExportHistory making={making} />
        </Stack>
      )}
    </Page>
  );
};
