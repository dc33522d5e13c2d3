import type { UseSavedField } from '@esg/app-kit';
import type { BrandContent } from '@esg/contract';
import { Banner, Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { BrandMergeDialog } from './BrandMergeDialog.tsx';
import { mergeBrands } from './merge-brands.ts';

/** Somebody else changed the same field of the draft: opens the dialog, and stays as a way back to it for those who decide later. */
export const BrandConflictNotice = ({ field }: { readonly field: UseSavedField<BrandContent> }) => {
  const [later, setLater] = useState<number>();
  const { state, value: mine } = field;
  if (state.kind !== 'conflict') return null;
  const { current, seen } = state;
  const keep = (side: 'mine' | 'theirs') => {
    field.change(mergeBrands({ seen, mine, theirs: current.value }, side));
    field.keepMine();
  };
  return (
    <>
      <Banner
        tone="warning"
        title={<Trans>Someone else changed the draft. Yours is kept here, but not saved yet.</Trans>}
        action={
          <Button size="compact" onClick={() => setLater(undefined)}>
            <Trans>Compare both</Trans>
          </Button>
        }
      />
      <BrandMergeDialog
        open={later !== current.version}
        seen={seen}
        mine={mine}
        current={current}
        onKeep={keep}
        onLater={() => setLater(current.version)}
      />
    </>
  );
};
