import { LineMenu, type LineMenuOpening } from '@esg/app-kit/entities';
import { MenuItem, MenuSeparator } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { actionsOn, type EntityAction, entityActionNames } from './entity-actions.ts';
import type { EntityRow } from './entity-rows.ts';
import { useMayArrange } from './use-entities.ts';

export type EntityMenuProps = LineMenuOpening & {
  readonly row: EntityRow;
  /** All entities, shown or not. */
  readonly rows: readonly EntityRow[];
  readonly onAct: (action: EntityAction, chosen: readonly EntityRow[]) => void;
};

/** Everything that may be done to one entity. */
export const EntityMenu = ({ row, rows, onAct, ...opening }: EntityMenuProps) => {
  const { t } = useLingui();
  const { name } = row.entity;
  return (
    <LineMenu label={t`Actions for ${name}`} {...opening}>
      <Items row={row} rows={rows} onAct={onAct} />
    </LineMenu>
  );
};

const Items = ({ row, rows, onAct }: Pick<EntityMenuProps, 'row' | 'rows' | 'onAct'>) => {
  const { i18n } = useLingui();
  const mayArrange = useMayArrange();
  return (
    <>
      <MenuItem asChild>
        <Link to="/ct/entity-management/$entityId" params={{ entityId: row.entity.id }}>
          <Trans>Open</Trans>
        </Link>
      </MenuItem>
      {actionsOn([row], { rows, mayArrange }).map((action) => (
        <Fragment key={action}>
          {(action === 'archive' || action === 'restore') && <MenuSeparator />}
          <MenuItem tone={action === 'delete' ? 'danger' : undefined} onSelect={() => onAct(action, [row])}>
            {i18n._(entityActionNames[action])}
          </MenuItem>
        </Fragment>
      ))}
    </>
  );
};
