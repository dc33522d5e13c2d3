import { importMutations } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import { SheetDrop } from '@esg/app-kit/imports';
import { importLimits } from '@esg/contract';
import { Button, Card, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

/** Accepts the filled-in sheet. Nothing of it is stored in the data hub yet. */
export const UploadStep = ({ onUploaded }: { readonly onUploaded: (id: string) => void }) => {
  const { t } = useLingui();
  const { fileSize, integer } = useFormatters();
  const size = fileSize(importLimits.fileBytesMax);
  const rows = integer(importLimits.rowsMax);
  return (
    <Card as="section" aria-label={t`Upload`}>
      <Stack gap={4}>
        <SheetDrop
          label={t`File with data points`}
          hint={t`Excel (.xlsx) or CSV, up to ${size} and ${rows} rows. Any sheet will do; a template of ours needs no matching.`}
          isCsvRead
          bytesMax={importLimits.fileBytesMax}
          upload={importMutations.upload(useApi(), useQueryClient())}
          onUploaded={onUploaded}
        />
        <Text tone="muted">
          <Trans>No sheet yet? Begin with a template that knows your metrics, entities and reporting times.</Trans>
        </Text>
        <Stack align="start">
          <Button asChild>
            <Link to="/ct/data-hub/import" search={{ step: 'template' }}>
              <Trans>Get a template</Trans>
            </Link>
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
};
