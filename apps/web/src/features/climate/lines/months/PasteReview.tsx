import type { PasteLine } from '@esg/contract';
import { Button, Dialog, Table, Text } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

type Named = { readonly name: string };
type Line = PasteLine<Named & { readonly entity: string }, Named>;

const problems: Record<NonNullable<Line['problem']>, MessageDescriptor> = {
  unknown_row: msg`No rows found`,
  several_rows: msg`Several rows have this name`,
  beyond_rows: msg`Below the last row`,
  beyond_columns: msg`More figures than columns`,
  not_typed: msg`A month has several lines. Change them in the list.`,
  not_yours: msg`You can change only the entities you manage`,
};

type PasteReviewProps = {
  readonly lines: readonly Line[];
  readonly onPaste: () => void;
  readonly onClose: () => void;
};

/** Where each row of a pasted block goes, before anything is stored. */
export const PasteReview = ({ lines, onPaste, onClose }: PasteReviewProps) => {
  const { t, i18n } = useLingui();
  const amounts = lines.reduce((sum, { problem, texts }) => (problem === undefined ? sum + texts.length : sum), 0);
  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      title={<Trans>Check what you paste</Trans>}
      description={<Trans>Nothing is stored yet. Rows that do not fit are left out.</Trans>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button emphasis="strong" aria-disabled={amounts === 0} onClick={() => amounts > 0 && onPaste()}>
            <Plural value={amounts} one="Paste # amount" other="Paste # amounts" />
          </Button>
        </>
      }
    >
      <Table caption={t`Rows that you paste`} captionHidden>
        <thead>
          <tr>
            <th scope="col">
              <Trans>You copied</Trans>
            </th>
            <th scope="col">
              <Trans>Goes to</Trans>
            </th>
            <th scope="col">
              <Trans>Amounts</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, row, texts, problem }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the block.
            <tr key={index}>
              <th scope="row">{label}</th>
              <td>
                {row && `${row.name} · ${row.entity}`}
                {problem && (
                  <Text size="sm" tone="danger">
                    {i18n._(problems[problem])}
                  </Text>
                )}
              </td>
              <td>{texts.map(({ column, text }) => `${column.name}: ${text}`).join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Dialog>
  );
};
