import { fetchClimateSheet } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { GetSheet, type OfferedSheet } from '@esg/app-kit/imports';
import { Trans, useLingui } from '@lingui/react/macro';

/** Downloads the sheet to begin with: empty, or with the lines that are there. */
export const GetLines = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const api = useApi();
  const offers: OfferedSheet[] = [
    {
      label: t`Download template`,
      fileName: t`Activity data template`,
      make: () => fetchClimateSheet(api, { content: 'template', language }),
    },
    {
      label: t`Export activity data`,
      fileName: t`Activity data`,
      make: () => fetchClimateSheet(api, { content: 'lines', language }),
    },
  ];
  return (
    <GetSheet offers={offers}>
      <Trans>
        No sheet yet? The template has a column for everything a bill says. To correct many lines at once, export them,
        change what is wrong, and upload the sheet again.
      </Trans>
    </GetSheet>
  );
};
