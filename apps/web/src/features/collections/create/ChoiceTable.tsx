import { tagOf, useFormatters, useLanguage } from '@esg/app-kit';
import type { Party } from '@esg/contract';
import { Stack, Text } from '@esg/ui';
import { DataTable, type TableColumn } from '@esg/ui/data';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePartyWords } from '../party/use-party-words.ts';
import { chosenAmong } from './parts.tsx';

type Choosable = { readonly entity: { readonly id: string; readonly name: string } };

type ChoiceTableProps<Row> = {
  readonly of: Party;
  /** Those that the filters leave, of `all`. */
  readonly rows: readonly Row[];
  readonly all: number;
  readonly columns: readonly TableColumn<Row>[];
  /** The filters that the lines belong to. */
  readonly shownFor: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

const keyOf = ({ entity }: Choosable) => entity.id;

/** Those who can be asked, each with a box, and how many are chosen. */
export const ChoiceTable = <Row extends Choosable>(props: ChoiceTableProps<Row>) => {
  const { of, rows, all, columns, shownFor, chosen, onChange } = props;
  const { t } = useLingui();
  const { integer } = useFormatters();
  const { ask } = usePartyWords(of);
  const shown = rows.length;
  return (
    <Stack gap={2} align="stretch">
      <DataTable
        label={ask.toAsk}
        rows={rows}
        keyOf={keyOf}
        columns={columns}
        shownFor={shownFor}
        locale={tagOf(useLanguage())}
        selection={{
          ...chosenAmong(rows.map(keyOf), chosen, onChange),
          labels: {
            all: plural(shown, { one: 'Choose the one shown', other: 'Choose all # shown' }),
            row: ({ entity }) => t`Choose ${entity.name}`,
          },
        }}
        message={<Trans>No match. Remove a filter or try a shorter search.</Trans>}
        headHint={t`Alt and an arrow key change the width; add Shift to move the column.`}
        density="compact"
        height="medium"
      />
      <Text size="sm" tone="muted" role="status">
        {ask.chosen(integer(chosen.length), all)}
      </Text>
    </Stack>
  );
};
