import { supplierMutations, supplierQueries } from '@esg/api-client';
import { notify, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { mayAnswer, type Supplier } from '@esg/contract';
import { Banner, ConfirmDialog, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

type ArchiveSupplierDialogProps = { readonly supplier: Supplier; readonly onClose: () => void };

/** Archives a supplier, and names first the requests that are paused with it. */
export const ArchiveSupplierDialog = ({ supplier: { id, name }, onClose }: ArchiveSupplierDialogProps) => {
  const { problem } = useProblemSentences();
  const archive = useMutation(supplierMutations.archive(useApi(), useQueryClient()));
  const run = () =>
    archive.mutate(id, {
      onSuccess: () => {
        notify('success', msg`Supplier archived`);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Trans>Archive {name}?</Trans>}
      description={
        <Trans>
          You can’t ask it for anything new, and links in e-mails to its people stop working. Answers it has given stay.
          You can restore it at any time.
        </Trans>
      }
      confirmLabel={<Trans>Archive</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={archive.isPending}
      onConfirm={run}
    >
      <Stack gap={2}>
        {archive.error && <Banner tone="danger" title={problem(archive.error)} />}
        <Ending supplierId={id} />
      </Stack>
    </ConfirmDialog>
  );
};

/** The requests that wait for the supplier's answers, by name. */
const Ending = ({ supplierId }: { readonly supplierId: string }) => {
  const { list } = useFormatters();
  const { data = [] } = useQuery(supplierQueries.requests(useApi(), supplierId));
  const open = data.filter(mayAnswer);
  const names = list(open.map(({ name }) => name));
  if (open.length === 0) return null;
  return (
    <Text>
      <Plural
        value={open.length}
        one={`An open request is paused until you restore it: ${names}.`}
        other={`# open requests are paused until you restore it: ${names}.`}
      />
    </Text>
  );
};
