import { supplierImportMutations } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import { ImportHeading, useHeadingFocus } from '@esg/app-kit/imports';
import type { SupplierImportDetail } from '@esg/contract';
import { Banner, Button, Card, Inline, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AnotherFile } from './AnotherFile.tsx';
import { ImportedRows } from './ImportedRows.tsx';
import { RefusedSuppliers } from './RefusedSuppliers.tsx';
import type { SupplierImportPlace } from './supplier-import-place.ts';
import { UndoSuppliers } from './UndoSuppliers.tsx';

type SheetProps = { readonly one: SupplierImportDetail };
type CheckedSheetProps = SheetProps & {
  readonly kind: SupplierImportPlace['kind'];
  readonly onMove: (change: SupplierImportPlace) => void;
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
  const apply = useMutation(supplierImportMutations.apply(useApi(), useQueryClient()));
  const { counts } = one;
  const writes = counts.new + counts.changed;
  return (
    <>
      <Text role="status">
        <Trans>
          <Plural value={counts.new} one="# new supplier" other="# new suppliers" />,{' '}
          <Plural value={counts.changed} one="# changed" other="# changed" />,{' '}
          <Plural value={counts.same} one="# unchanged" other="# unchanged" />. Nothing is stored yet.
        </Trans>
      </Text>
      {counts.error > 0 && <RefusedSuppliers one={one} />}
      {counts.error === 0 && writes === 0 && (
        <Banner tone="info" title={<Trans>Nothing to import</Trans>}>
          <Trans>Your suppliers already match this sheet.</Trans>
        </Banner>
      )}
      {apply.error && <Banner tone="danger" title={problem(apply.error)} />}
      <Inline gap={3}>
        {counts.error === 0 && writes > 0 && (
          <Button emphasis="strong" pending={apply.isPending} onClick={() => apply.mutate(one.id)}>
            <Plural value={writes} one="Import # supplier" other="Import # suppliers" />
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
        <Banner tone="success" title={added > 0 ? <Trans>Suppliers added</Trans> : <Trans>Suppliers changed</Trans>}>
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
          <Link to="/ct/entity-management/suppliers">
            <Trans>Open suppliers</Trans>
          </Link>
        </Button>
        {one.state === 'applied' && <UndoSuppliers one={one} />}
        <AnotherFile />
      </Inline>
    </>
  );
};
