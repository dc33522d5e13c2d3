import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpDown,
  Group,
  Pin,
  PinOff,
  UnfoldHorizontal,
  Ungroup,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem, MenuSeparator } from '../../components/Menu/Menu.tsx';
import type { HeadMenuLabels } from './types.ts';

export type HeadMenuProps = {
  labels: HeadMenuLabels;
  trigger: ReactElement;
  sorted: 'ascending' | 'descending' | undefined;
  grouped: boolean;
  pinned: boolean;
  sortable: boolean;
  sort: (direction: 'ascending' | 'descending' | undefined) => void;
  group: (isGrouped: boolean) => void;
  pin: (isPinned: boolean) => void;
  move: (along: -1 | 1) => void;
  resize: (px: number) => void;
};

const stepPx = 40;

/** All actions on a column, without dragging. */
export const HeadMenu = (props: HeadMenuProps) => {
  const { labels, trigger, sorted, grouped, pinned, sortable, sort, group, pin, move, resize } = props;
  return (
    <Menu trigger={trigger} defaultOpen>
      {sortable && sorted !== 'ascending' && (
        <MenuItem icon={<ArrowUp />} onSelect={() => sort('ascending')}>
          {labels.ascending}
        </MenuItem>
      )}
      {sortable && sorted !== 'descending' && (
        <MenuItem icon={<ArrowDown />} onSelect={() => sort('descending')}>
          {labels.descending}
        </MenuItem>
      )}
      {sorted && (
        <MenuItem icon={<ArrowUpDown />} onSelect={() => sort(undefined)}>
          {labels.unsorted}
        </MenuItem>
      )}
      {sortable && <MenuSeparator />}
      <MenuItem icon={grouped ? <Ungroup /> : <Group />} onSelect={() => group(!grouped)}>
        {grouped ? labels.ungroup : labels.group}
      </MenuItem>
      <MenuItem icon={pinned ? <PinOff /> : <Pin />} onSelect={() => pin(!pinned)}>
        {pinned ? labels.unpin : labels.pin}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<ArrowLeft />} onSelect={() => move(-1)}>
        {labels.earlier}
      </MenuItem>
      <MenuItem icon={<ArrowRight />} onSelect={() => move(1)}>
        {labels.later}
      </MenuItem>
      <MenuItem icon={<UnfoldHorizontal />} onSelect={() => resize(stepPx)}>
        {labels.wider}
      </MenuItem>
      <MenuItem icon={<UnfoldHorizontal />} onSelect={() => resize(-stepPx)}>
        {labels.narrower}
      </MenuItem>
    </Menu>
  );
};
