import { CardList } from '@esg/app-kit/entities';
import { Card, CardAbove, Checkbox, Facts, Heading, Inline, Stack, usePhone, VisuallyHidden } from '@esg/ui';
import { Masonry } from '@esg/ui/data';
import { Trans, useLingui } from '@lingui/react/macro';
import { DocumentMenu, type OnAct } from './DocumentMenu.tsx';
import type { DocumentRow } from './find-documents.ts';
import { DocumentLink, DocumentMarks, useDocumentFacts } from './use-document-columns.tsx';

type DocumentCardsProps = {
  readonly rows: readonly DocumentRow[];
  /** Absent for people who only read: they choose nothing. */
  readonly chosen: ReadonlySet<string> | undefined;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
  readonly onAct: OnAct;
};

/** About how high a card is, until some are measured. */
const cardPx = 220;
const keyOf = ({ document }: DocumentRow) => document.id;

/** Documents as cards with everything about each, in lanes or, on a phone, below one another. */
export const DocumentCards = ({ rows, chosen, onChosen, onAct }: DocumentCardsProps) => {
  const { t } = useLingui();
  const isPhone = usePhone();
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChosen(next);
  };
  const draw = (row: DocumentRow) => (
    <DocumentCard
      row={row}
      isChosen={chosen?.has(keyOf(row))}
      onChoose={(isChosen) => choose(keyOf(row), isChosen)}
      onAct={onAct}
    />
  );
  const list = { label: t`Documents`, items: rows, keyOf, heightGuessPx: cardPx };
  // Without a match, the list of a phone says so.
  if (isPhone || rows.length === 0) return <CardList {...list}>{draw}</CardList>;
  return (
    <Masonry {...list} laneMinPx={288}>
      {draw}
    </Masonry>
  );
};

type DocumentCardProps = {
  readonly row: DocumentRow;
  /** Undefined where it can’t be chosen. */
  readonly isChosen: boolean | undefined;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onAct: OnAct;
};

const DocumentCard = ({ row, isChosen, onChoose, onAct }: DocumentCardProps) => {
  const facts = useDocumentFacts();
  const { name } = row.document;
  return (
    <Card padding="compact">
      <Stack gap={2} align="stretch">
        <Inline gap={2} wrap={false} justify="between" align="start">
          <Inline gap={2}>
            <Heading level={2} size="sm">
              <DocumentLink {...row.document} />
            </Heading>
            <DocumentMarks row={row} />
          </Inline>
          <CardAbove>
            <DocumentMenu row={row} onAct={onAct} />
          </CardAbove>
        </Inline>
        <Facts
          facts={facts
            .filter(({ textOf }) => textOf(row) !== '')
            .map(({ header, textOf }) => ({ term: header, value: textOf(row) }))}
        />
        {isChosen !== undefined && (
          <Checkbox
            label={
              <>
                <Trans>Choose</Trans>
                <VisuallyHidden> {name}</VisuallyHidden>
              </>
            }
            value={isChosen}
            onChange={({ value }) => onChoose(value)}
          />
        )}
      </Stack>
    </Card>
  );
};
