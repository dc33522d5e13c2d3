import { Button, EmptyState, Panes, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { StepError, StepSkeleton } from '../../wizard/loading.tsx';
import { StepIntro } from '../../wizard/StepIntro.tsx';
import { StepLink } from '../../wizard/StepLink.tsx';
import { useWizard } from '../../wizard/wizard-context.ts';
import { DisclosurePane } from './DisclosurePane.tsx';
import { DisclosureTree } from './DisclosureTree.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { SidePanel } from './SidePanel.tsx';
import { useDataInput } from './use-data-input.ts';

/** Step: the answers. Outline, the open disclosure with its fields, and what is known about it beside it. */
export const DataInput = () => {
  const { t } = useLingui();
  const { report } = useWizard();
  const input = useDataInput();
  const { opened, open } = input;
  const [sheet, setSheet] = useState<'start' | 'end'>();
  const openAndClose = useCallback(
    (code: string) => {
      setSheet(undefined);
      open(code);
    },
    [open],
  );
  return (
    <Stack gap={4}>
      <StepIntro
        title={t`Input data`}
        purpose={t`Every answer saves by itself. Go through the disclosures in any order.`}
        action={<KeysHelp />}
      />
      {input.error && input.isLoading && <StepError error={input.error} onRetry={() => void input.refetch()} />}
      {!input.error && input.isLoading && <StepSkeleton />}
      {!input.isLoading && !opened && (
        <EmptyState
          level={3}
          title={t`No disclosure is selected`}
          purpose={t`What you enter here belongs to disclosures. Select at least one first.`}
          action={
            <Button asChild emphasis="strong">
              <StepLink step="select-disclosures">
                <Trans>Select disclosures</Trans>
              </StepLink>
            </Button>
          }
        />
      )}
      {!input.isLoading && opened && (
        <Panes
          start={{
            label: t`Disclosures`,
            content: (
              <DisclosureTree
                outline={input.outline}
                stateOf={input.stateOf}
                opened={opened.code}
                onOpen={openAndClose}
              />
            ),
          }}
          end={{ label: t`About this disclosure`, content: <SidePanel disclosure={opened} /> }}
          closeLabel={t`Close`}
          open={sheet}
          onOpenChange={({ open }) => setSheet(open)}
        >
          <DisclosurePane key={`${report.id}/${opened.code}`} input={input} disclosure={opened} />
        </Panes>
      )}
    </Stack>
  );
};
