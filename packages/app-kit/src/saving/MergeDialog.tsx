import { Button, Card, Dialog, Heading, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormatters } from '../i18n/formatters.ts';
import * as css from './MergeDialog.css.ts';

export type MergeDialogProps = {
  readonly open: boolean;
  /** Label of the field that both changed. */
  readonly field: string;
  /** Who stored the other value, and when. */
  readonly by: string;
  readonly at: string;
  /** Both values in words. */
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  /** Decides later: the typed text stays in the field, unsaved. */
  readonly onLater: () => void;
};

/** Two people changed one answer. Shows both values and lets the person choose; nothing is lost until then. */
export const MergeDialog = ({ open, field, by, at, mine, theirs, ...actions }: MergeDialogProps) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && actions.onLater()}
      title={t`${by} changed this answer while you were typing`}
      description={field}
      closeLabel={t`Decide later`}
      actions={
        <>
          <Button onClick={actions.onTakeTheirs}>
            <Trans>Use {by}’s value</Trans>
          </Button>
          <Button emphasis="strong" onClick={actions.onKeepMine}>
            <Trans>Keep my value</Trans>
          </Button>
        </>
      }
    >
      <div className={css.values}>
        <Side title={<Trans>Your value</Trans>}>{mine}</Side>
        <Side
          title={
            <Trans>
              {by}, {date(at)} {time(at)}
            </Trans>
          }
        >
          {theirs}
        </Side>
      </div>
    </Dialog>
  );
};

const Side = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <Card padding="compact" tone="sunken">
    <Stack gap={2}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Text as="div">
        <span className={css.value}>{children}</span>
      </Text>
    </Stack>
  </Card>
);
