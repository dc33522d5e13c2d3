import type { Disclosure } from '@esg/contract';
import { Button, EmptyState, Heading, Panes, Text, VisuallyHidden } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useDeferredValue, useState } from 'react';
import { FillButton } from '../../wizard/hub/FillButton.tsx';
import { StepError, StepSkeleton } from '../../wizard/loading.tsx';
import { CompleteSeveral } from '../../wizard/provisions/CompleteSeveral.tsx';
import { StepLink } from '../../wizard/StepLink.tsx';
import { useWizard } from '../../wizard/wizard-context.ts';
import { DisclosurePane } from './DisclosurePane.tsx';
import { DisclosureTree } from './DisclosureTree.tsx';
import * as css from './data-input.css.ts';
import { TakenButton } from './hub/TakenButton.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { isDone } from './outline.ts';
import { SidePanel } from './side/SidePanel.tsx';
import { SideContext } from './side/side-context.ts';
import { useSidePanel } from './side/use-side-panel.ts';
import { SuggestionsButton } from './suggestions/SuggestionsButton.tsx';
import { useNextSuggestion } from './suggestions/use-next-suggestion.ts';
import { useDataInput } from './use-data-input.ts';
import { usePaneWidth } from './use-pane-width.ts';
import { AssignSections } from './work/AssignSections.tsx';
import { TreeFilter } from './work/TreeFilter.tsx';
import { usePresence } from './work/use-presence.ts';

type Input = ReturnType<typeof useDataInput>;

/** Step: the answers. Outline, the open disclosure with its fields, and the side panel about it. */
export const DataInput = () => {
  const { t } = useLingui();
  const input = useDataInput();
  const [sheet, setSheet] = useState<'start' | 'end'>();
  const openSheet = useCallback(() => setSheet('end'), []);
  const panel = useSidePanel(openSheet);
  const presence = usePresence(input.opened?.code);
  // The first render without the panes starts the requests, so that the answers load while the outline is drawn.
  const isBegun = useDeferredValue(true, input.pane.answers !== undefined);
  const isLoading = input.isLoading || !isBegun;
  return (
    <SideContext value={panel.side}>
      <VisuallyHidden>
        <Heading level={2}>{t`Input data`}</Heading>
      </VisuallyHidden>
      {isLoading && (
        <div className={css.inset}>
          {input.error ? <StepError error={input.error} onRetry={() => void input.refetch()} /> : <StepSkeleton />}
        </div>
      )}
      {!isLoading && !input.opened && <NoneSelected />}
      {!isLoading && input.opened && (
        <InputPanes
          input={input}
          opened={input.opened}
          panel={panel}
          presence={presence}
          sheet={sheet}
          onSheet={setSheet}
        />
      )}
    </SideContext>
  );
};

const NoneSelected = () => {
  const { t } = useLingui();
  return (
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
  );
};

type InputPanesProps = {
  readonly input: Input;
  readonly opened: Disclosure;
  readonly panel: ReturnType<typeof useSidePanel>;
  readonly presence: ReturnType<typeof usePresence>;
  /** The pane that covers the others in a narrow window. */
  readonly sheet: 'start' | 'end' | undefined;
  readonly onSheet: (sheet: 'start' | 'end' | undefined) => void;
};

/** The outline, the open disclosure and its details, side by side. */
const InputPanes = ({ input, opened, panel, presence, sheet, onSheet }: InputPanesProps) => {
  const { t } = useLingui();
  const outlineWidth = usePaneWidth('outline');
  const detailsWidth = usePaneWidth('details');
  const { open } = input;
  const suggestions = useNextSuggestion(input.disclosures, opened.code, open);
  const openAndClose = useCallback(
    (code: string) => {
      onSheet(undefined);
      open(code);
    },
    [open, onSheet],
  );
  return (
    <Panes
      start={{
        label: t`Disclosures`,
        content: (
          <InputOutline
            input={input}
            opened={opened}
            presence={presence}
            suggestions={suggestions.counts}
            onOpen={openAndClose}
          />
        ),
        resize: { label: t`Width of the disclosures`, ...outlineWidth },
      }}
      end={{
        label: t`Details`,
        content: (
          <SidePanel
            disclosure={input.pane.opened ?? opened}
            suggestions={suggestions.here}
            onNextSuggestion={suggestions.onNext}
          />
        ),
        collapsed: panel.isCollapsed,
        onCollapsedChange: (change) => panel.collapse(change.collapsed),
        resize: { label: t`Width of the details`, ...detailsWidth },
      }}
      bar={<InputBar input={input} isSuggestionHere={suggestions.here > 0} onNextSuggestion={suggestions.onNext} />}
      closeLabel={t`Close`}
      open={sheet}
      onOpenChange={(change) => onSheet(change.open)}
    >
      <OpenDisclosure input={input} />
    </Panes>
  );
};

type InputOutlineProps = Pick<InputPanesProps, 'input' | 'opened' | 'presence'> & {
  /** The number of open suggestions by disclosure. */
  readonly suggestions: ReadonlyMap<string, number>;
  readonly onOpen: (code: string) => void;
};

/** The disclosures that match the filter, with their status and the people who have them open. */
const InputOutline = ({ input, opened, presence, suggestions, onOpen }: InputOutlineProps) => {
  const { readOnly } = useWizard();
  const isOpen = input.disclosures.some(({ code }) => !isDone(input.stateOf.get(code)?.status));
  return (
    <>
      <div className={css.filter}>
        <TreeFilter value={input.show} onChange={input.narrow} />
        {!readOnly && <AssignSections outline={input.outline} work={input.work} />}
        {!readOnly && isOpen && <CompleteSeveral />}
      </div>
      {input.shown.length === 0 && (
        <div className={css.filter}>
          <Text tone="muted" role="status">
            <Trans>No disclosures match these filters.</Trans>
          </Text>
        </div>
      )}
      <DisclosureTree
        outline={input.shown}
        stateOf={input.stateOf}
        opened={opened.code}
        onOpen={onOpen}
        presence={presence}
        suggestions={suggestions}
      />
    </>
  );
};

type InputBarProps = Pick<InputPanesProps, 'input'> & {
  readonly isSuggestionHere: boolean;
  readonly onNextSuggestion: (() => void) | undefined;
};

/** The position of the open disclosure among all, and actions available in each of them. */
const InputBar = ({ input, isSuggestionHere, onNextSuggestion }: InputBarProps) => {
  const number = input.place + 1;
  return (
    <>
      <span className={css.place}>
        <Text size="sm" tone="muted" numeric>
          <Trans>
            {number} of {input.disclosures.length}
          </Trans>
        </Text>
      </span>
      <SuggestionsButton isHere={isSuggestionHere} onNext={onNextSuggestion} />
      <span className={css.keys}>
        <TakenButton />
        <FillButton />
        <KeysHelp />
      </span>
    </>
  );
};

const OpenDisclosure = ({ input }: Pick<InputPanesProps, 'input'>) => {
  const { report } = useWizard();
  const { pane } = input;
  if (pane.opened && pane.answers)
    return (
      <DisclosurePane
        key={`${report.id}/${pane.opened.code}`}
        pane={pane}
        disclosure={pane.opened}
        answers={pane.answers}
      />
    );
  return input.error ? <StepError error={input.error} onRetry={() => void input.refetch()} /> : <StepSkeleton />;
};
