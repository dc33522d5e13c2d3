import { fetchClimateSheet } from '@esg/api-client';
import { notifyProblem, saveFile, useApi, useLanguage } from '@esg/app-kit';
import type { ClimateSheetQuery } from '@esg/contract';
import { Button, Card, Heading, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

/** Downloads the sheet to begin with: empty, or with the lines that are there. */
export const GetSheet = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const api = useApi();
  const make = useMutation({
    mutationFn: (content: ClimateSheetQuery['content']) => fetchClimateSheet(api, { content, language }),
  });
  const get = (content: ClimateSheetQuery['content']) => {
    const name = `${content === 'template' ? t`Activity data template` : t`Activity data`}.xlsx`;
    make.mutate(content, { onSuccess: (file) => saveFile(file, name), onError: notifyProblem });
  };
  const isMaking = (content: ClimateSheetQuery['content']) => make.isPending && make.variables === content;
  return (
    <Card as="section" aria-label={t`Get a sheet`}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          <Trans>Get a sheet</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>
            No sheet yet? The template has a column for everything a bill says. To correct many lines at once, export
            them, change what is wrong, and upload the sheet again.
          </Trans>
        </Text>
        <Inline gap={3}>
          <Button pending={isMaking('template')} onClick={() => get('template')}>
            <Trans>Download template</Trans>
          </Button>
          <Button pending={isMaking('lines')} onClick={() => get('lines')}>
            <Trans>Export activity data</Trans>
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
};
