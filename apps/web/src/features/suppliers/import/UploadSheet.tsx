import { supplierImportMutations } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import { SheetDrop } from '@esg/app-kit/imports';
import { supplierImportLimits } from '@esg/contract';
import { Card, Heading, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

/** Accepts the filled-in sheet and checks it. No supplier is stored yet. */
export const UploadSheet = ({ onChecked }: { readonly onChecked: (id: string) => void }) => {
  const { t } = useLingui();
  const { fileSize, integer } = useFormatters();
  const size = fileSize(supplierImportLimits.fileBytesMax);
  const rows = integer(supplierImportLimits.rowsMax);
  return (
    <Card as="section" aria-label={t`Upload`}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          <Trans>Upload the sheet</Trans>
        </Heading>
        <SheetDrop
          label={t`Sheet with suppliers`}
          hint={t`Excel (.xlsx), up to ${size} and ${rows} rows. The first row has the headings; only “Name” is needed.`}
          bytesMax={supplierImportLimits.fileBytesMax}
          upload={supplierImportMutations.check(useApi(), useQueryClient())}
          onUploaded={onChecked}
        />
      </Stack>
    </Card>
  );
};
