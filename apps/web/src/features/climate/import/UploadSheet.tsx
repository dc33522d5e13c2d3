import { climateImportMutations } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import { SheetDrop } from '@esg/app-kit/imports';
import { climateImportLimits } from '@esg/contract';
import { Card, Heading, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

/** Accepts a sheet of bills. No line of it is stored yet. */
export const UploadSheet = ({ onUploaded }: { readonly onUploaded: (id: string) => void }) => {
  const { t } = useLingui();
  const { fileSize, integer } = useFormatters();
  const size = fileSize(climateImportLimits.fileBytesMax);
  const rows = integer(climateImportLimits.rowsMax);
  return (
    <Card as="section" aria-label={t`Upload`}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          <Trans>Upload the sheet</Trans>
        </Heading>
        <SheetDrop
          label={t`Sheet with bills or readings`}
          hint={t`Excel (.xlsx) or CSV, up to ${size} and ${rows} rows. Any sheet with a row for each bill works, such as one from your energy supplier.`}
          isCsvRead
          bytesMax={climateImportLimits.fileBytesMax}
          upload={climateImportMutations.upload(useApi(), useQueryClient())}
          onUploaded={onUploaded}
        />
      </Stack>
    </Card>
  );
};
