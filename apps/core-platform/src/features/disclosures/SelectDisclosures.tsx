import { Banner, Button, EmptyState, Inline, SearchField, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo, useState } from 'react';
import { StepIntro } from '../../wizard/StepIntro.tsx';
import { useSaveWords } from '../../wizard/use-save-words.ts';
import { dutyFactsOf } from '../../wizard/use-standing.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { DisclosureTree } from './DisclosureTree.tsx';
import { Narrowing } from './Narrowing.tsx';
import { codesIn, hasManyParts, isMandatory, partsOf, partsShown, searchParts } from './selection.ts';
import { useOwnPart } from './use-own-part.ts';
import { useSelection } from './use-selection.ts';

/** Step: which disclosures the report answers. Every tick is saved by itself. */
export const SelectDisclosures = () => {
  const { t } = useLingui();
  const { framework, report, readOnly } = useWizard();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const order = useMemo(() => codesIn(framework.topics), [framework]);
  const { chosen, toggle, state } = useSelection(order);
  const { saved, error } = useSaveWords(state, t`Selection`);
  const all = useMemo(() => partsOf(framework.topics), [framework]);
  const [part, setPart] = useOwnPart(all);
  const parts = useMemo(
    () => (search.trim() === '' ? partsShown(all, part, chosen) : searchParts(all, search)),
    [all, part, chosen, search],
  );
  const mandatory = useMemo(
    () =>
      framework.topics
        .flatMap(({ disclosures }) => disclosures)
        .filter((disclosure) => isMandatory(disclosure, dutyFactsOf(report, framework, disclosure.code)))
        .map(({ code }) => code),
    [framework, report],
  );

  return (
    <Stack gap={6}>
      <StepIntro
        title={t`Select disclosures`}
        purpose={t`Choose what this report answers. You can change the selection later; data you entered is kept.`}
      />
      <Narrowing parts={all} part={part} onPart={setPart} />
      <Inline gap={3} justify="between" align="end">
        <SearchField
          label={t`Search disclosures`}
          placeholder={t`Search disclosures`}
          value={typed}
          onChange={({ value }) => setTyped(value)}
          labels={{ clear: t`Clear search` }}
        />
        <Inline gap={2}>
          <Button size="compact" pending={readOnly} onClick={() => toggle(mandatory, true)}>
            <Trans>Select mandatory</Trans>
          </Button>
          <Button size="compact" pending={readOnly} onClick={() => toggle(order, true)}>
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
            <Trans>Each industry has its own disclosures. Take more than one where your business spans several.</Trans>
          }
        />
      )}
      {parts.length === 0 && search.trim() !== '' && (
        <Text tone="muted">
          <Trans>No disclosure matches “{search}”. Try a code such as 305-1 or a single word.</Trans>
        </Text>
      )}
      <DisclosureTree parts={parts} chosen={chosen} disabled={readOnly} onToggle={toggle} />
    </Stack>
  );
};
