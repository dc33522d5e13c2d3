import { type Competing, useFormatters } from '@esg/app-kit';
import { useFieldWords } from '@esg/app-kit/brand-studio';
import type { BrandContent } from '@esg/contract';
import { Button, Dialog, Table } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BrandField } from './brand-fields.ts';
import { FieldValue } from './FieldValue.tsx';
import { clashingFields } from './merge-brands.ts';

export type BrandConflict = {
  readonly seen: BrandContent;
  readonly mine: BrandContent;
  readonly current: Competing<BrandContent>;
};

type BrandMergeDialogProps = BrandConflict & {
  readonly open: boolean;
  readonly onKeep: (side: 'mine' | 'theirs') => void;
  /** Decides later: the own changes stay here, unsaved. */
  readonly onLater: () => void;
};

/** Two people changed the same field of one draft. Shows the fields, and asks whose value to keep; all other changes are kept anyway. */
export const BrandMergeDialog = ({ open, seen, mine, current, onKeep, onLater }: BrandMergeDialogProps) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const by = current.updatedBy.name || t`Someone else`;
  const fields = clashingFields({ seen, mine, theirs: current.value });
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onLater()}
      title={t`${by} changed the brand draft while you were editing it`}
      description={t`Stored on ${date(current.updatedAt)} at ${time(current.updatedAt)}. What only one of you changed is kept in any case.`}
      closeLabel={t`Decide later`}
      actions={
        <>
          <Button onClick={() => onKeep('theirs')}>
            <Trans>Use {by}’s values</Trans>
          </Button>
          <Button emphasis="strong" onClick={() => onKeep('mine')}>
            <Trans>Keep my values</Trans>
          </Button>
        </>
      }
    >
      <ClashTable by={by} fields={fields} mine={mine} theirs={current.value} />
    </Dialog>
  );
};

type ClashTableProps = {
  readonly by: string;
  readonly fields: readonly BrandField[];
  readonly mine: BrandContent;
  readonly theirs: BrandContent;
};

const ClashTable = ({ by, fields, mine, theirs }: ClashTableProps) => {
  const { t } = useLingui();
  const fieldWords = useFieldWords();
  return (
    <Table caption={t`Changed by both`} captionHidden density="compact">
      <thead>
        <tr>
          <th scope="col">
            <Trans>What</Trans>
          </th>
          <th scope="col">
            <Trans context="brand">Your value</Trans>
          </th>
          <th scope="col">{by}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{fieldWords(field)}</th>
            <td>
              <FieldValue field={field} content={mine} />
            </td>
            <td>
              <FieldValue field={field} content={theirs} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
