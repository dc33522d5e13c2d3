import { useFormatters } from '@esg/app-kit';
import { type BoundaryEntity, type FinancialControl, isLease, lastDayOf } from '@esg/contract';
import type { TableColumn } from '@esg/ui/data';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BoundaryRow } from './boundary-rows.ts';
import { categoryNames, kindNames, reasonNames } from './boundary-words.ts';

type Options = {
  readonly nodes: readonly BoundaryRow[];
  /** Renders the name. */
  readonly name: (row: BoundaryRow) => ReactNode;
};

const controlled: Record<FinancialControl, MessageDescriptor> = { group: msg`Yes`, joint: msg`Jointly`, none: msg`No` };

const has = (rows: readonly BoundaryRow[], of: (row: BoundaryRow) => string): boolean =>
  rows.some((row) => of(row) !== '' || has(row.children, of));

/** The days of an entity in the organisation, if they are not the whole period. */
const useDays = () => {
  const { t } = useLingui();
  const { day, period } = useFormatters();
  return ({ held, entity }: BoundaryRow): string => {
    const { joined } = held;
    const last = lastDayOf(held, entity);
    if (joined && last) return period({ start: joined, end: last });
    if (joined) return t`From ${day(joined)}`;
    return last ? t`Until ${day(last)}` : '';
  };
};

/** Columns for the share of an entity, and for its relation: together they fit a window of 1280 px. An empty column leaves its width to the others. */
export const useBoundaryColumns = ({ nodes, name }: Options): TableColumn<BoundaryRow>[] => {
  const { t, i18n } = useLingui();
  const { decimal } = useFormatters();
  const daysOf = useDays();
  const percent = (value: string) => t`${decimal(value)}%`;
  const reasonOf = ({ held, inclusion }: BoundaryRow) =>
    held.exclusion || (inclusion?.leftOut ? i18n._(reasonNames[inclusion.leftOut]) : '');
  const unlessLeased = ({ kind }: BoundaryEntity, text: string) => (isLease(kind) ? '' : text);
  const heldAs = ({ held: { kind, ownership, financialControl }, entity }: BoundaryRow) => {
    // A site or a ship of one's own is no subsidiary, nor is the company at the top.
    const isOwn = financialControl === 'group' && (entity.type !== 'Company' || entity.parentId === null);
    const name = kind === 'owned' && !isOwn ? categoryNames[financialControl] : kindNames[kind];
    return [i18n._(name), ...(isLease(kind) ? [] : [percent(ownership)])].join(' ');
  };
  const columns: TableColumn<BoundaryRow>[] = [
    {
      id: 'name',
      header: t`Entity`,
      pinned: true,
      grow: true,
      widthPx: 164,
      textOf: ({ entity }) => entity.name,
      cell: name,
    },
    {
      id: 'share',
      header: t`Counts`,
      figure: true,
      widthPx: 72,
      textOf: ({ inclusion }) => (inclusion ? percent(inclusion.percent) : ''),
    },
    { id: 'reason', header: t`Why it doesn’t count`, widthPx: 144, textOf: reasonOf },
    { id: 'held', header: t`Held as`, widthPx: 130, textOf: heldAs },
    {
      id: 'operated',
      header: t`Operated by you`,
      widthPx: 134,
      textOf: ({ held }) => unlessLeased(held, held.operated ? t`Yes` : t`No`),
    },
    {
      id: 'control',
      header: t`Financial control`,
      widthPx: 130,
      textOf: ({ held }) => unlessLeased(held, i18n._(controlled[held.financialControl])),
    },
    { id: 'days', header: t`In the organisation`, widthPx: 138, textOf: daysOf },
  ];
  const mayBeEmpty: readonly string[] = ['share', 'reason', 'days'];
  return columns.filter(({ id, textOf }) => !mayBeEmpty.includes(id) || has(nodes, textOf));
};
