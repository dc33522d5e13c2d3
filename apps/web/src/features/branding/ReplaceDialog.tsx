import type { ApiError } from '@esg/api-client';
import { useProblemSentences } from '@esg/app-kit';
import { Banner, Button, Dialog, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type BrandParts, differenceCount, differencesOf } from './brand-differences.ts';
import { DifferenceTable } from './DifferenceTable.tsx';

type ReplaceDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly confirmLabel: ReactNode;
  readonly now: BrandParts;
  readonly afterwards: BrandParts;
  readonly pending: boolean;
  readonly error: ApiError | null;
  readonly onConfirm: () => void;
  /** Further remarks. */
  readonly children?: ReactNode;
};

/** Asks before the tenant's brand is replaced, and shows the changes that everybody will see. */
export const ReplaceDialog = ({
  now,
  afterwards,
  pending,
  error,
  onConfirm,
  confirmLabel,
  children,
  ...frame
}: ReplaceDialogProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const changes = differenceCount(differencesOf(now, afterwards)) > 0;
  return (
    <Dialog
      {...frame}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={() => frame.onOpenChange(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button emphasis="strong" pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {children}
        {error && <Banner tone="danger" title={problem(error)} />}
        {changes ? (
          <DifferenceTable
            caption={t`What changes`}
            before={{ label: t`Now`, brand: now }}
            after={{ label: t`Afterwards`, brand: afterwards }}
          />
        ) : (
          <Text>
            <Trans>Nothing changes: both brands are the same.</Trans>
          </Text>
        )}
      </Stack>
    </Dialog>
  );
};
