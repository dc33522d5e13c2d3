import { materialityMutations } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import type { Iro } from '@esg/contract';
import { Badge, Banner, Card, ConfirmDialog, IconButton, Inline, Menu, MenuItem, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { horizonNames, kindNames } from '../words.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { EntryEvidence } from './EntryEvidence.tsx';
import { useEntryWords } from './use-entry-words.ts';

/** An entry of the register in short. */
export const EntryRow = ({ iro }: { iro: Iro }) => {
  const { t, i18n } = useLingui();
  const { readOnly } = useAssessment();
  const { topicOf, happens, groupOf } = useEntryWords();
  const details = [topicOf(iro.topicId), happens(iro), i18n._(horizonNames[iro.horizon])];
  return (
    <Card as="li" padding="compact">
      <Inline gap={3} justify="between" align="start" wrap={false}>
        <Stack gap={1}>
          <Inline gap={2}>
            <Text as="span" strong>
              {iro.title}
            </Text>
            <Badge>{i18n._(kindNames[iro.kind])}</Badge>
            {iro.humanRights && <Badge tone="warning">{t`Human rights`}</Badge>}
          </Inline>
          <Text as="span" size="sm" tone="muted">
            {details.join(' · ')}
          </Text>
          {iro.stakeholders.length > 0 && (
            <Text as="span" size="sm" tone="muted">
              {iro.stakeholders.map(groupOf).join(', ')}
            </Text>
          )}
          <EntryEvidence iro={iro} />
          <Text as="span" size="sm" tone="muted" numeric>
            <Plural value={iro.scoredBy} _0="No scores yet" one="# person scored it" other="# people scored it" />
          </Text>
        </Stack>
        {!readOnly && <EntryMenu iro={iro} />}
      </Inline>
    </Card>
  );
};

const EntryMenu = ({ iro }: { iro: Iro }) => {
  const { t } = useLingui();
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const close = () => setOpen(undefined);
  const { title } = iro;
  return (
    <>
      <Menu align="end" trigger={<IconButton size="compact" label={t`Change ${title}`} icon={<Ellipsis />} />}>
        <MenuItem onSelect={() => setOpen('edit')}>
          <Trans>Edit</Trans>
        </MenuItem>
        <MenuItem tone="danger" disabled={iro.scoredBy > 0} onSelect={() => setOpen('remove')}>
          {iro.scoredBy > 0 ? <Trans>It has scores, so it stays</Trans> : <Trans>Delete</Trans>}
        </MenuItem>
      </Menu>
      {open === 'edit' && <EntryDialog iro={iro} onClose={close} />}
      {open === 'remove' && <RemoveEntry iro={iro} onClose={close} />}
    </>
  );
};

const RemoveEntry = ({ iro, onClose }: { iro: Iro; onClose: () => void }) => {
  const { problem } = useProblemSentences();
  const { mutate, error, isPending } = useMutation(materialityMutations.removeIro(useApi(), useQueryClient()));
  const { title } = iro;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Delete {title}?</Trans>}
      description={<Trans>It has no scores yet. The log keeps what it said.</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      confirmLabel={<Trans>Delete</Trans>}
      pending={isPending}
      onConfirm={() => mutate(iro.id, { onSuccess: onClose })}
    >
      {error && <Banner tone="danger" title={problem(error)} />}
    </ConfirmDialog>
  );
};
