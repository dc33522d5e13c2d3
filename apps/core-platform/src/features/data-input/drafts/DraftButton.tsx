import { useLanguage } from '@esg/app-kit';
import { isDraftable } from '@esg/contract';
import { Button } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { DraftedField } from './drafted-field.ts';

const DraftDialog = lazy(() => import('./DraftDialog.tsx').then((module) => ({ default: module.DraftDialog })));

/** Offers a text out of the report's own figures, where the field has one. */
export const DraftButton = (props: DraftedField) => {
  const { t } = useLingui();
  const name = props.field.label[useLanguage()];
  const [open, setOpen] = useState(false);
  if (!isDraftable(props.field)) return null;
  return (
    <>
      <Button
        size="compact"
        emphasis="bare"
        aria-label={t`Draft from your figures: ${name}`}
        onClick={() => setOpen(true)}
      >
        <Trans>Draft from your figures</Trans>
      </Button>
      {open && (
        <Suspense>
          <DraftDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
