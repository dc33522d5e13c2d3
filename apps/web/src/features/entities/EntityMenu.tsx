import { IconButton, Menu, MenuItem, MenuSeparator } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { EllipsisVertical } from 'lucide-react';
import { Fragment } from 'react';
import { actionsOn, type EntityAction, entityActionNames } from './entity-actions.ts';
import type { EntityRow } from './entity-rows.ts';
import { useMayArrange } from './use-entities.ts';

export type EntityMenuProps = {
  readonly row: EntityRow;
  /** All entities, shown or not. */
  readonly rows: readonly EntityRow[];
  readonly onAct: (action: EntityAction, chosen: readonly EntityRow[]) => void;
  /** How often it was opened in its line of a table; the menu is made when it is first opened, as a table has many lines. */
  readonly opened?: number;
  /** Opens it in a line of a table, whose cell takes the keyboard's focus. */
  readonly onOpen?: () => void;
};

/** Everything that may be done to one entity. */
export const EntityMenu = ({ row, rows, onAct, opened = 0, onOpen }: EntityMenuProps) => {
  const { t } = useLingui();
  const { name } = row.entity;
  const button = { size: 'compact', label: t`Actions for ${name}`, icon: <EllipsisVertical /> } as const;
  if (onOpen && opened === 0) return <IconButton {...button} tabIndex={-1} aria-haspopup="menu" onClick={onOpen} />;
  return (
    <Menu
      key={opened}
      align="end"
      defaultOpen={opened > 0}
      trigger={<IconButton {...button} tabIndex={onOpen ? -1 : undefined} />}
    >
      <Items row={row} rows={rows} onAct={onAct} />
    </Menu>
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
