import { Banner, Button, EmptyState, Inline, SearchField, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo, useState } from 'react';
import { HubOffer } from '../../wizard/hub/HubOffer.tsx';
import { explanationReasons, LeaveOutDialog } from '../../wizard/provisions/LeaveOutDialog.tsx';
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
  const generations = useGenerations();
  const skipped = useMemo(() => skippedCodes(generations, selected), [generations, selected]);
  const chooseMany = (codes: readonly string[]) =>
    toggle(
      codes.filter((code) => !skipped.has(code)),
      true,
    );
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
        <Inline gap={2}>
          <SelectByDuty skippedCodes={skipped} onSelect={chooseMany} />
          <Button size="compact" pending={readOnly} onClick={() => chooseMany(order)}>
            <Trans>Select all</Trans>
          </Button>
          <Button size="compact" pending={readOnly} onClick={() => toggle(order, false)}>
            <Trans>Select none</Trans>
          </Button>
        </Inline>
      </Inline>
      <Inline gap={3} justify="between">
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
        <Text as="span" size="sm" tone="muted" numeric role="status">
          {saved}
        </Text>
      </Inline>
      {error && <Banner tone="danger">{error}</Banner>}
      {parts.length === 0 && search.trim() === '' && hasManyParts(all) && (
        <EmptyState
          title={<Trans>Choose your industry</Trans>}
          purpose={
            <Trans>Each industry has its own disclosures. Choose more than one if your business spans several.</Trans>
          }
        />
      )}
      {parts.length === 0 && search.trim() !== '' && (
        <Text tone="muted">
          <Trans>No disclosure matches “{search}”. Try a code such as 305-1 or a single word.</Trans>
        </Text>
      )}
      <DisclosureTree parts={parts} chosen={chosen} leftOut={leftOut} disabled={readOnly} onToggle={toggle} />
      {toLeaveOut.length > 0 && (
        <LeaveOutDialog
          title={
            <Plural
              value={toLeaveOut.length}
              one="Say why # disclosure is left out"
              other="Say why # disclosures are left out"
            />
          }
          disclosures={toLeaveOut}
          draftId="selection"
          usual={explanationReasons}
          onClose={closeLeaveOut}
        />
      )}
    </Stack>
  );
};
