import type { PasteLine } from '@esg/contract';
import { Button, Dialog, Table, Text } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

type Named = { readonly name: string };
type Line = PasteLine<Named, Named>;

const problems: Record<NonNullable<Line['problem']>, MessageDescriptor> = {
  unknown_row: msg`No rows found`,
  several_rows: msg`Several rows have this name`,
  beyond_rows: msg`Below the last row`,
  beyond_columns: msg`More figures than columns`,
  not_typed: msg`Open the data point to change it`,
  not_yours: msg`You can change only the entities you manage`,
};

export type PastePreviewProps = {
  readonly lines: readonly Line[];
  readonly onPaste: () => void;
  readonly onClose: () => void;
};

/** The target of each row of a pasted block, before anything is stored. */
export const PastePreview = ({ lines, onPaste, onClose }: PastePreviewProps) => {
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
            one="# row does not fit. Nothing is stored yet."
            other="# rows do not fit. Nothing is stored yet."
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
      <PasteTable lines={lines} />
    </Dialog>
  );
};

const PasteTable = ({ lines }: Pick<PastePreviewProps, 'lines'>) => {
  const { t, i18n } = useLingui();
  return (
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
            <Trans>Figures</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, row, texts, problem }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the block.
          <tr key={index}>
            <th scope="row">{label}</th>
            <td>
              {row?.name}
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
  );
};
