import { fetchSupplierSheet } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { GetSheet, type OfferedSheet } from '@esg/app-kit/imports';
import { Trans, useLingui } from '@lingui/react/macro';

/** Downloads the sheet to begin with: empty, or with the present suppliers. */
export const GetSuppliers = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const api = useApi();
  const offers: OfferedSheet[] = [
    {
      label: t`Download template`,
      fileName: t`Supplier template`,
      make: () => fetchSupplierSheet(api, { content: 'template', language }),
    },
    {
      label: t`Export suppliers`,
      fileName: t`Suppliers`,
      make: () => fetchSupplierSheet(api, { content: 'suppliers', language }),
    },
  ];
  return (
    <GetSheet offers={offers}>
      <Trans>
        Fill in the template to add suppliers, or export yours to change them, then upload the sheet. A row with the
        reference of a supplier that you already have changes that supplier, so a list of your purchasing system works
        too.
      </Trans>
    </GetSheet>
  );
};
