import { useLanguage } from '@esg/app-kit';
import { Button } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { DraftedField } from './drafted-field.ts';
import { draftNames, useDraftKind } from './use-draft-kind.ts';

const DraftDialog = lazy(() => import('./DraftDialog.tsx').then((module) => ({ default: module.DraftDialog })));

/** Offers a text out of the report's own figures and of the materiality assessment, where the field has one. */
export const DraftButton = (props: DraftedField) => {
  const { t, i18n } = useLingui();
  const name = props.field.label[useLanguage()];
  const kind = useDraftKind(props.field);
  const [open, setOpen] = useState(false);
  if (!kind) return null;
  const what = i18n._(draftNames[kind]);
  return (
    <>
      <Button size="compact" emphasis="bare" aria-label={t`${what}: ${name}`} onClick={() => setOpen(true)}>
        {what}
      </Button>
      {open && (
        <Suspense>
          <DraftDialog {...props} kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
