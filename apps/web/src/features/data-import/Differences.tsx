import { importMutations, importQueries } from '@esg/api-client';
import { notifyProblem, useApi } from '@esg/app-kit';
import { ImportRows } from '@esg/app-kit/imports';
import { type DataConflictChoice, type ImportDetail, type ImportItemKind, importKindsByNeed } from '@esg/contract';
import { Button, Inline, Table, TableHead } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { DifferenceRow } from './DifferenceRow.tsx';
import type { ImportPlace } from './import-place.ts';
import { kindNames } from './import-words.ts';
import type { Choices } from './use-choices.ts';
import { useImportNames } from './use-import-names.ts';

type DifferencesProps = {
  readonly one: ImportDetail;
  readonly kind: ImportItemKind | undefined;
  readonly onMove: (change: ImportPlace) => void;
  /** Whether people choose one by one which values are overwritten. */
  readonly choosing: boolean;
  /** Choices for names and units; none after the import. */
  readonly choices?: Choices;
};

/** The data points of the file beside the existing ones, by kind. */
export const Differences = ({ one, kind, onMove, choosing, choices }: DifferencesProps) => {
  const { i18n } = useLingui();
  const items = useInfiniteQuery(importQueries.items(useApi(), one.id, kind ? { kind } : {}));
  return (
    <ImportRows
      title={<Trans>Differences</Trans>}
      kinds={importKindsByNeed.map((value) => ({
        value,
        label: i18n._(kindNames[value]),
        count: one.counts?.[value] ?? 0,
      }))}
      kind={kind}
      onKind={(next) => onMove({ kind: next })}
      beside={choosing && <ChooseAll one={one} />}
      rows={items}
      table={(rows) => <DifferenceTable one={one} items={rows} choosing={choosing} choices={choices} />}
    />
  );
};

const ChooseAll = ({ one }: Pick<DifferencesProps, 'one'>) => {
  const choose = useMutation(importMutations.choose(useApi(), useQueryClient(), one.id));
  const all = (choice: DataConflictChoice) => choose.mutate({ choice, positions: 'all' }, { onError: notifyProblem });
  return (
    <Inline gap={2}>
      <Button pending={choose.isPending} onClick={() => all('overwrite')}>
        <Trans>Use all new values</Trans>
      </Button>
      <Button pending={choose.isPending} onClick={() => all('skip')}>
        <Trans>Keep all originals</Trans>
      </Button>
    </Inline>
  );
};

type DifferenceTableProps = Pick<DifferencesProps, 'one' | 'choosing'> & {
  readonly choices: Choices | undefined;
  readonly items: readonly Parameters<typeof DifferenceRow>[0]['item'][];
};

const DifferenceTable = ({ one, items, choosing, choices }: DifferenceTableProps) => {
  const { t } = useLingui();
  const names = useImportNames();
  return (
    <Table caption={t`Differences`} captionHidden>
      <TableHead heads={[t`Row`, t`Data point`, t`In the data hub`, t`In the file`, t`What happens`]} />
      <tbody>
        {items.map((item) => (
          <DifferenceRow
            key={item.position}
            one={one}
            item={item}
            names={names}
            choosing={choosing}
            choices={choices}
          />
        ))}
      </tbody>
    </Table>
  );
};
