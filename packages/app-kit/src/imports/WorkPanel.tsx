import { useFormatters } from '@esg/app-kit';
import { Card, Progress, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ImportHeading, type ShownImport } from './ImportHeading.tsx';
import { importStateNames } from './import-words.ts';

type WorkPanelProps = {
  /** `progress` is of the present state, 0 to 100. */
  readonly one: ShownImport & { readonly progress: number };
  /** What stops it, where it can be stopped. */
  readonly stop?: ReactNode;
};

/** The progress of an import's job. The job continues when people leave the page. */
export const WorkPanel = ({ one, stop }: WorkPanelProps) => {
  const { i18n } = useLingui();
  const { percent } = useFormatters();
  const share = one.progress / 100;
  const state = i18n._(importStateNames[one.state]);
  return (
    <Card as="section" aria-label={state}>
      <Stack gap={4}>
        <ImportHeading one={one} />
        <Progress label={state} value={share} valueText={percent(share)} />
        <Text tone="muted">
          <Trans>You can leave this page. The import will continue, and you’ll find it in your import history.</Trans>
        </Text>
        {stop && <Stack align="start">{stop}</Stack>}
      </Stack>
    </Card>
  );
};
