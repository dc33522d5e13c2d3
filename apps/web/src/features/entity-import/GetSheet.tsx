import { fetchEntitySheet } from '@esg/api-client';
import { notifyProblem, saveFile, useApi, useLanguage } from '@esg/app-kit';
import type { EntitySheetQuery } from '@esg/contract';
import { Button, Card, Heading, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

/** Downloads the sheet to begin with: empty, or with the existing entities. */
export const GetSheet = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const api = useApi();
  const make = useMutation({
    mutationFn: (content: EntitySheetQuery['content']) => fetchEntitySheet(api, { content, language }),
  });
  const get = (content: EntitySheetQuery['content']) => {
    const name = `${content === 'template' ? t`Entity template` : t`Entities`}.xlsx`;
    make.mutate(content, { onSuccess: (file) => saveFile(file, name), onError: notifyProblem });
  };
  const isMaking = (content: EntitySheetQuery['content']) => make.isPending && make.variables === content;
  return (
    <Card as="section" aria-label={t`Get a sheet`}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          <Trans>Get a sheet</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>
            Fill in the template to add entities. Export your entities to change them: rename, move or complete them in
            Excel or LibreOffice, then upload the sheet again. Only what you change is changed here.
          </Trans>
        </Text>
        <Inline gap={3}>
          <Button pending={isMaking('template')} onClick={() => get('template')}>
            <Trans>Download template</Trans>
          </Button>
          <Button pending={isMaking('entities')} onClick={() => get('entities')}>
            <Trans>Export entities</Trans>
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
};
