import { boundaryQueries, entityQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { Section } from '@esg/app-kit/entities';
import { boundaryYearOf, localDay } from '@esg/contract';
import { Facts, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type BoundaryRow, boundaryTree } from './boundary-rows.ts';
import { approachNames } from './boundary-words.ts';
import { useBoundaryColumns } from './use-boundary-columns.tsx';

const findRow = (rows: readonly BoundaryRow[], entityId: string): BoundaryRow | undefined => {
  for (const row of rows) {
    const found = row.entity.id === entityId ? row : findRow(row.children, entityId);
    if (found) return found;
  }
  return undefined;
};

type EntityShareProps = { readonly entityId: string };

/** What one entity counts for in this year’s boundary; nothing for sample data, and until it is known. */
export const EntityShare = ({ entityId }: EntityShareProps) => {
  const api = useApi();
  const year = boundaryYearOf({ end: localDay() });
  const { data: boundary } = useQuery(boundaryQueries.ofYear(api, year));
  const { data: entities } = useQuery(entityQueries.all(api));
  if (!boundary || !entities) return null;
  const row = findRow(boundaryTree({ boundary, entities, approach: boundary.approach ?? undefined }), entityId);
  return row ? <Share row={row} year={year} approach={boundary.approach} /> : null;
};

type ShareProps = {
  readonly row: BoundaryRow;
  readonly year: number;
  readonly approach: keyof typeof approachNames | null;
};

const Share = ({ row, year, approach }: ShareProps) => {
  const name = String(year);
  const { t, i18n } = useLingui();
  const [, ...columns] = useBoundaryColumns({ nodes: [{ ...row, children: [] }], name: ({ entity }) => entity.name });
  return (
    <Section title={t`Boundary ${name}`}>
      <Facts
        facts={[
          { term: t`Approach`, value: approach ? i18n._(approachNames[approach]) : '–' },
          ...columns.map(({ header, textOf }) => ({ term: `${header}`, value: textOf?.(row) || '–' })),
        ]}
      />
      <TextLink asChild>
        <Link to="/ct/entity-management/boundary" search={{ year }}>
          <Trans>Open the boundary</Trans>
        </Link>
      </TextLink>
    </Section>
  );
};
