import { useFormatters } from '@esg/app-kit';
import type { ClimateImport } from '@esg/contract';
import { Card, Progress, Stack, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { ImportHeading } from './ImportHeading.tsx';
import { stateNames } from './import-words.ts';

/** The progress of an import's job. The job continues when people leave the page. */
export const WorkPanel = ({ one }: { readonly one: ClimateImport }) => {
  const { t, i18n } = useLingui();
  const { percent } = useFormatters();
  const share = one.progress / 100;
  return (
    <Card as="section" aria-label={i18n._(stateNames[one.state])}>
      <Stack gap={4}>
        <ImportHeading one={one} />
        <Progress label={i18n._(stateNames[one.state])} value={share} valueText={percent(share)} />
        <Text tone="muted">{t`You can leave this page. The import will continue, and you’ll find it in your import history.`}</Text>
      </Stack>
    </Card>
  );
};
