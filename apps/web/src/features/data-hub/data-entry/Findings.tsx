import { useFindingText } from '@esg/app-kit/figures';
import { findingKey } from '@esg/contract';
import { Banner, Button, Stack } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { OverlapDialog } from '../conflicts/OverlapDialog.tsx';
import type { PointEditor } from './use-point-editor.ts';

const tones = { error: 'danger', warning: 'warning', question: 'info' } as const;

/** Findings of the checks while somebody types. */
export const Findings = ({ editor }: { readonly editor: PointEditor }) => {
  const text = useFindingText();
  const { checks, isComplete, section, changeOf, moveTo } = editor;
  const [comparing, setComparing] = useState(false);
  const found = checks.findings.filter(({ kind }) => kind !== 'missing');
  const { existing } = checks;
  return (
    <Stack gap={2} align="stretch" aria-live="polite">
      {found.map((finding) => (
        <Banner
          key={findingKey(finding)}
          // Announced politely: an alert at every keystroke would interrupt the person.
          role="note"
          tone={tones[finding.severity]}
          action={
            finding.kind === 'overlap' && existing && isComplete ? (
              <Button size="compact" onClick={() => setComparing(true)}>
                <Trans>Compare</Trans>
              </Button>
            ) : undefined
          }
        >
          {text(finding)}
        </Banner>
      ))}
      {comparing && existing && (
        <OverlapDialog
          existing={existing}
          sectionId={section.section.id}
          changeOf={changeOf}
          onStored={({ id }) => moveTo(id)}
          onOtherTime={() => setComparing(false)}
        />
      )}
    </Stack>
  );
};
