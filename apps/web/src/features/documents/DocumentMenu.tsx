import { documentMutations } from '@esg/api-client';
import { notifyProblem, useApi } from '@esg/app-kit';
import { LineMenu, type LineMenuOpening } from '@esg/app-kit/entities';
import { MenuItem, MenuSeparator } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DocumentRow } from './find-documents.ts';
import { useDocumentRights } from './use-documents.ts';

export type DocumentAction = 'details' | 'download' | 'edit' | 'tag' | 'delete';

/** Does something with one document or several. */
export type OnAct = (action: DocumentAction, rows: readonly DocumentRow[]) => void;

type DocumentMenuProps = LineMenuOpening & { readonly row: DocumentRow; readonly onAct: OnAct };

/** Everything that may be done to one document. */
export const DocumentMenu = ({ row, onAct, ...opening }: DocumentMenuProps) => {
  const { t } = useLingui();
  const { mayWrite } = useDocumentRights();
  const { id, name, reading } = row.document;
  const readAgain = useMutation(documentMutations.readAgain(useApi(), useQueryClient()));
  return (
    <LineMenu label={t`Actions for ${name}`} {...opening}>
      <MenuItem onSelect={() => onAct('download', [row])}>
        <Trans>Download</Trans>
      </MenuItem>
      <MenuItem onSelect={() => onAct('details', [row])}>
        <Trans>Versions and reports</Trans>
      </MenuItem>
      {mayWrite && (
        <>
          <MenuItem onSelect={() => onAct('edit', [row])}>
            <Trans>Edit</Trans>
          </MenuItem>
          {reading.problem !== null && (
            <MenuItem onSelect={() => readAgain.mutate(id, { onError: notifyProblem })}>
              <Trans>Read again</Trans>
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem onSelect={() => onAct('delete', [row])}>
            <Trans>Delete</Trans>
          </MenuItem>
        </>
      )}
    </LineMenu>
  );
};
