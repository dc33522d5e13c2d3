import { fetchEntitySheet } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { GetSheet, type OfferedSheet } from '@esg/app-kit/imports';
import { Trans, useLingui } from '@lingui/react/macro';

/** Downloads the sheet to begin with: empty, or with the existing entities. */
export const GetEntities = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const api = useApi();
  const offers: OfferedSheet[] = [
    {
      label: t`Download template`,
      fileName: t`Entity template`,
      make: () => fetchEntitySheet(api, { content: 'template', language }),
    },
    {
      label: t`Export entities`,
      fileName: t`Entities`,
      make: () => fetchEntitySheet(api, { content: 'entities', language }),
    },
  ];
  return (
    <GetSheet offers={offers}>
      <Trans>
        Fill in the template to add entities. Export your entities to change them: rename, move or complete them in
        Excel or LibreOffice, then upload the sheet again. Only what you change is changed here.
      </Trans>
    </GetSheet>
  );
};
