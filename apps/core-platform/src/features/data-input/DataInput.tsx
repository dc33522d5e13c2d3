import { Button, EmptyState, Heading, Panes, Text, VisuallyHidden } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { StepError, StepSkeleton } from '../../wizard/loading.tsx';
import { StepLink } from '../../wizard/StepLink.tsx';
import { useWizard } from '../../wizard/wizard-context.ts';
import { DisclosurePane } from './DisclosurePane.tsx';
import { DisclosureTree } from './DisclosureTree.tsx';
import * as css from './data-input.css.ts';
import { FillButton } from './hub/FillButton.tsx';
import { TakenButton } from './hub/TakenButton.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { SidePanel } from './side/SidePanel.tsx';
import { SideContext } from './side/side-context.ts';
import { useSidePanel } from './side/use-side-panel.ts';
import { useDataInput } from './use-data-input.ts';
import { usePaneWidth } from './use-pane-width.ts';
import { AssignSections } from './work/AssignSections.tsx';
import { TreeFilter } from './work/TreeFilter.tsx';
import { usePresence } from './work/use-presence.ts';

/** Step: the answers. Outline, the open disclosure with its fields, and what is known about it beside it. */
export const DataInput = () => {
  const { t } = useLingui();
  const { report, readOnly } = useWizard();
  const input = useDataInput();
  const { opened, open, pane } = input;
  const outlineWidth = usePaneWidth('outline');
  const detailsWidth = usePaneWidth('details');
  const [sheet, setSheet] = useState<'start' | 'end'>();
  const openSheet = useCallback(() => setSheet('end'), []);
  const { side, isCollapsed, collapse } = useSidePanel(openSheet);
  const presence = usePresence(opened?.code);
  const number = input.place + 1;
  const openAndClose = useCallback(
    (code: string) => {
      setSheet(undefined);
      open(code);
    },
    [open],
  );
  return (
    <SideContext value={side}>
      <VisuallyHidden>
        <Heading level={2}>{t`Input data`}</Heading>
      </VisuallyHidden>
      {input.isLoading && (
        <div className={css.inset}>
          {input.error ? <StepError error={input.error} onRetry={() => void input.refetch()} /> : <StepSkeleton />}
        </div>
      )}
      {!input.isLoading && !opened && (
        <div className={css.inset}>
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
        </div>
      )}
      {!input.isLoading && opened && (
        <Panes
          start={{
            label: t`Disclosures`,
            content: (
              <>
                <div className={css.filter}>
                  <TreeFilter value={input.show} onChange={input.narrow} />
                  {!readOnly && <AssignSections outline={input.outline} work={input.work} />}
                </div>
                {input.shown.length === 0 && (
                  <div className={css.filter}>
                    <Text tone="muted" role="status">
                      <Trans>Nothing here: no disclosure fits this choice.</Trans>
                    </Text>
                  </div>
                )}
                <DisclosureTree
                  outline={input.shown}
                  stateOf={input.stateOf}
                  opened={opened.code}
                  onOpen={openAndClose}
                  presence={presence}
                />
              </>
            ),
            resize: { label: t`Width of the disclosures`, ...outlineWidth },
          }}
          end={{
            label: t`Details`,
            content: <SidePanel disclosure={pane.opened ?? opened} />,
            collapsed: isCollapsed,
            onCollapsedChange: (change) => collapse(change.collapsed),
            resize: { label: t`Width of the details`, ...detailsWidth },
          }}
          bar={
            <>
              <Text size="sm" tone="muted" numeric truncate>
                <Trans>
                  {number} of {input.disclosures.length}
                </Trans>
              </Text>
              <span className={css.keys}>
                <TakenButton />
                <FillButton />
                <KeysHelp />
              </span>
            </>
          }
          closeLabel={t`Close`}
          open={sheet}
          onOpenChange={({ open }) => setSheet(open)}
        >
          {pane.opened && pane.answers ? (
            <DisclosurePane
              key={`${report.id}/${pane.opened.code}`}
              pane={pane}
              disclosure={pane.opened}
              answers={pane.answers}
            />
          ) : input.error ? (
            <StepError error={input.error} onRetry={() => void input.refetch()} />
          ) : (
            <StepSkeleton />
          )}
        </Panes>
      )}
    </SideContext>
  );
};
