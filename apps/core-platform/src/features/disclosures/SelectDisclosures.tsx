import { Banner, Button, EmptyState, Inline, SearchField, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo, useState } from 'react';
import { HubOffer } from '../../wizard/hub/HubOffer.tsx';
import { TakeOverOffer } from '../../wizard/materiality/TakeOverOffer.tsx';
import { LeaveOutDialog, type LeaveOutDialogProps } from '../../wizard/provisions/LeaveOutDialog.tsx';
import { StepIntro } from '../../wizard/StepIntro.tsx';
import { useCitation } from '../../wizard/use-citation.ts';
import { useSaveWords } from '../../wizard/use-save-words.ts';
import { useGenerations } from '../../wizard/use-standing.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { DisclosureTree } from './DisclosureTree.tsx';
import { Narrowing } from './Narrowing.tsx';
import { NewerStandards } from './NewerStandards.tsx';
import { SelectByDuty } from './SelectByDuty.tsx';
import { codesIn, hasManyParts, partsOf, partsShown, searchParts, skippedCodes } from './selection.ts';
import { useOwnPart } from './use-own-part.ts';
import { useSelection } from './use-selection.ts';

/** Step: which disclosures the report answers. Every tick is saved by itself. */
export const SelectDisclosures = () => {
  const { t } = useLingui();
  const { framework, readOnly } = useWizard();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const cite = useCitation();
  const order = useMemo(() => codesIn(framework.topics), [framework]);
  const { selected, chosen, leftOut, toggle, choose, toLeaveOut, closeLeaveOut, state } = useSelection(order);
  const { saved, error } = useSaveWords(state, t`Selection`);
  const all = useMemo(() => partsOf(framework.topics), [framework]);
  const [part, setPart] = useOwnPart(all);
  const parts = useMemo(
    () => (search.trim() === '' ? partsShown(all, part, chosen) : searchParts(all, search, cite)),
    [all, part, chosen, search, cite],
  );
  return (
    <Stack gap={6}>
      <StepIntro
        title={t`Select disclosures`}
        purpose={t`Choose what this report answers. You can change the selection later; data you entered is kept.`}
      />
      <Narrowing parts={all} part={part} onPart={setPart} />
      <TakeOverOffer />
      <NewerStandards selected={selected} onChoose={choose} />
      <HubOffer />
      <Inline gap={3} justify="between" align="end">
        <SearchField
          label={t`Search disclosures`}
          placeholder={t`Search disclosures`}
          value={typed}
          onChange={({ value }) => setTyped(value)}
          labels={{ clear: t`Clear search` }}
        />
        <SelectMany order={order} selected={selected} disabled={readOnly} onToggle={toggle} />
      </Inline>
      <Inline gap={3} justify="between">
        <SelectionCount chosen={chosen} order={order} leftOut={leftOut} />
        <Text as="span" size="sm" tone="muted" numeric role="status">
          {saved}
        </Text>
      </Inline>
      {error && <Banner tone="danger">{error}</Banner>}
      {parts.length === 0 && <NoDisclosures search={search} isByIndustry={hasManyParts(all)} />}
      <DisclosureTree parts={parts} chosen={chosen} leftOut={leftOut} disabled={readOnly} onToggle={toggle} />
      {toLeaveOut.length > 0 && <LeaveOutSelected disclosures={toLeaveOut} onClose={closeLeaveOut} />}
    </Stack>
  );
};

type SelectManyProps = {
  order: readonly string[];
  selected: Parameters<typeof skippedCodes>[1];
  disabled: boolean;
  onToggle: (codes: readonly string[], on: boolean) => void;
};

/** Selects many disclosures at once, but never a standard that a chosen newer one replaces. */
const SelectMany = ({ order, selected, disabled, onToggle }: SelectManyProps) => {
  const generations = useGenerations();
  const skipped = useMemo(() => skippedCodes(generations, selected), [generations, selected]);
  const select = (codes: readonly string[]) =>
    onToggle(
      codes.filter((code) => !skipped.has(code)),
      true,
    );
  return (
    <Inline gap={2}>
      <SelectByDuty skippedCodes={skipped} onSelect={select} />
      <Button size="compact" pending={disabled} onClick={() => select(order)}>
        <Trans>Select all</Trans>
      </Button>
      <Button size="compact" pending={disabled} onClick={() => onToggle(order, false)}>
        <Trans>Select none</Trans>
      </Button>
    </Inline>
  );
};

type SelectionCountProps = { chosen: ReadonlySet<string>; order: readonly string[]; leftOut: ReadonlySet<string> };

/** The number of answered disclosures of the framework, and of omitted ones. */
const SelectionCount = ({ chosen, order, leftOut }: SelectionCountProps) => (
  <Text as="span" strong numeric role="status">
    <Trans>
      {chosen.size} of {order.length} disclosures selected
    </Trans>
    {leftOut.size > 0 && (
      <>
        {' · '}
        <Plural value={leftOut.size} one="# left out with a reason" other="# left out with a reason" />
      </>
    )}
  </Text>
);

/** Why no disclosure is shown: no industry is chosen yet, or the search finds nothing. */
const NoDisclosures = ({ search, isByIndustry }: { search: string; isByIndustry: boolean }) => {
  if (search.trim() !== '')
    return (
      <Text tone="muted">
        <Trans>No disclosure matches “{search}”. Try a code such as 305-1 or a single word.</Trans>
      </Text>
    );
  if (!isByIndustry) return null;
  return (
    <EmptyState
      title={<Trans>Choose your industry</Trans>}
      purpose={
        <Trans>Each industry has its own disclosures. Choose more than one if your business spans several.</Trans>
      }
    />
  );
};

/** Asks for the reason before disclosures that the report must answer or explain are removed from the selection. */
const LeaveOutSelected = ({ disclosures, onClose }: Pick<LeaveOutDialogProps, 'disclosures' | 'onClose'>) => (
  <LeaveOutDialog
    title={
      <Plural
        value={disclosures.length}
        one="Say why # disclosure is left out"
        other="Say why # disclosures are left out"
      />
    }
    disclosures={disclosures}
    draftId="selection"
    onClose={onClose}
  />
);
