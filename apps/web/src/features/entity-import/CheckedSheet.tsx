import { entityImportMutations } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import { ImportHeading, useHeadingFocus } from '@esg/app-kit/imports';
import type { EntityImportDetail } from '@esg/contract';
import { Banner, Button, Card, Inline, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AnotherFile } from './AnotherFile.tsx';
import type { EntityImportPlace } from './entity-import-place.ts';
import { ImportedRows } from './ImportedRows.tsx';
import { RefusedEntities } from './RefusedEntities.tsx';
import { UndoEntities } from './UndoEntities.tsx';

type SheetProps = { readonly one: EntityImportDetail };
type CheckedSheetProps = SheetProps & {
  readonly kind: EntityImportPlace['kind'];
  readonly onMove: (change: EntityImportPlace) => void;
};

/** A checked sheet: the changes it would make, or their results, row by row. */
export const CheckedSheet = ({ one, kind, onMove }: CheckedSheetProps) => {
  const { t } = useLingui();
  useHeadingFocus(one.state, true);
  return (
    <>
      <Card as="section" aria-label={t`Import`}>
        <Stack gap={4}>
          <ImportHeading
            one={one}
            state={one.state === 'checked' && one.counts.error > 0 ? t`Not imported` : undefined}
          />
          {one.state === 'checked' ? <Check one={one} /> : <Result one={one} />}
        </Stack>
      </Card>
      <ImportedRows one={one} kind={kind} onMove={onMove} />
    </>
  );
};

/** The changes that would be stored, before the import. */
const Check = ({ one }: SheetProps) => {
  const { problem } = useProblemSentences();
  const apply = useMutation(entityImportMutations.apply(useApi(), useQueryClient()));
  const { counts } = one;
  const writes = counts.new + counts.changed;
  return (
    <>
      <Text role="status">
        <Trans>
          <Plural value={counts.new} one="# new entity" other="# new entities" />,{' '}
          <Plural value={counts.changed} one="# changed" other="# changed" />,{' '}
          <Plural value={counts.same} one="# unchanged" other="# unchanged" />. Nothing is stored yet.
        </Trans>
      </Text>
      {counts.error > 0 && <RefusedEntities one={one} />}
      {counts.error === 0 && writes === 0 && (
        <Banner tone="info" title={<Trans>Nothing to import</Trans>}>
          <Trans>Your entities already match this sheet.</Trans>
        </Banner>
      )}
      {apply.error && <Banner tone="danger" title={problem(apply.error)} />}
      <Inline gap={3}>
        {counts.error === 0 && writes > 0 && (
          <Button emphasis="strong" pending={apply.isPending} onClick={() => apply.mutate(one.id)}>
            <Plural value={writes} one="Import # entity" other="Import # entities" />
          </Button>
        )}
        <AnotherFile />
      </Inline>
    </>
  );
};

/** The result of the sheet, with a way to undo it. */
const Result = ({ one }: SheetProps) => {
  const added = one.result?.added ?? 0;
  const changed = one.result?.changed ?? 0;
  const removed = one.result?.removed ?? 0;
  const restored = one.result?.restored ?? 0;
  const partly = one.result?.partly ?? 0;
  const kept = one.result?.kept ?? 0;
  return (
    <>
      {one.state === 'applied' ? (
        <Banner
          tone="success"
          title={added > 0 ? <Trans>Entities added successfully</Trans> : <Trans>Entities changed</Trans>}
        >
          <Trans>
            {added} added, {changed} changed.
          </Trans>
        </Banner>
      ) : (
        <Banner tone="info" title={<Trans>The import was undone</Trans>}>
          <Trans>
            {removed} removed again, {restored} restored, {partly} restored in part, {kept} kept because they were
            changed or used since.
          </Trans>
        </Banner>
      )}
      <Inline gap={3}>
        <Button asChild emphasis={one.state === 'applied' ? 'strong' : undefined}>
          <Link to="/ct/entity-management">
            <Trans>Open entity management</Trans>
          </Link>
        </Button>
        {one.state === 'applied' && <UndoEntities one={one} />}
        <AnotherFile />
      </Inline>
    </>
  );
};
