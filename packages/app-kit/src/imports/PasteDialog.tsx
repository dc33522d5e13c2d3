import type { PasteLine } from '@esg/contract';
import { Button, Dialog, Table, TableHead, Text } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

type Column = { readonly name: string };

const problems: Record<Exclude<PasteLine<unknown, unknown>['problem'], 'not_typed' | undefined>, MessageDescriptor> = {
  unknown_row: msg`No rows found`,
  several_rows: msg`Several rows have this name`,
  beyond_rows: msg`Below the last row`,
  beyond_columns: msg`More figures than columns`,
  not_yours: msg`You can change only the entities you manage`,
};

type PasteDialogProps<Row> = {
  readonly lines: readonly PasteLine<Row, Column>[];
  readonly nameOf: (row: Row) => string;
  /** Why a figure of this table can’t be typed over, and where it can be changed. */
  readonly notTyped: string;
  readonly onPaste: () => void;
  readonly onClose: () => void;
};

/** The target of each row of a pasted block, before anything is stored. */
export const PasteDialog = <Row,>(props: PasteDialogProps<Row>) => {
  const { lines, onPaste, onClose } = props;
  const { t } = useLingui();
  const fitting = lines.filter(({ problem }) => problem === undefined);
  const figures = fitting.reduce((sum, { texts }) => sum + texts.length, 0);
  const left = lines.length - fitting.length;
  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      title={<Trans>Check what you paste</Trans>}
      description={
        left > 0 ? (
          <Plural
            value={left}
            one="# row doesn’t fit and is left out. Nothing is stored yet."
            other="# rows don’t fit and are left out. Nothing is stored yet."
          />
        ) : (
          <Trans>Every row was found by its name. Nothing is stored yet.</Trans>
        )
      }
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button emphasis="strong" aria-disabled={figures === 0} onClick={() => figures > 0 && onPaste()}>
            <Plural value={figures} one="Paste # figure" other="Paste # figures" />
          </Button>
        </>
      }
    >
      <PasteTable {...props} />
    </Dialog>
  );
};

const PasteTable = <Row,>({ lines, nameOf, notTyped }: PasteDialogProps<Row>) => {
  const { t, i18n } = useLingui();
  return (
    <Table caption={t`Rows that you paste`} captionHidden>
      <TableHead heads={[t`You copied`, t`Goes to`, t`Figures`]} />
      <tbody>
        {lines.map(({ label, row, texts, problem }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the block.
          <tr key={index}>
            <th scope="row">{label}</th>
            <td>
              {row && nameOf(row)}
              {problem && (
                <Text size="sm" tone="danger">
                  {problem === 'not_typed' ? notTyped : i18n._(problems[problem])}
                </Text>
              )}
            </td>
            <td>{texts.map(({ column, text }) => `${column.name}: ${text}`).join(' · ')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
