import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AppFrame.css.ts';

export type NavItem = {
  id: string;
  /** Its words; a tooltip where the rail is collapsed. */
  label: string;
  /** An icon of lucide. */
  icon: ReactElement<{ size?: string; strokeWidth?: number; 'aria-hidden'?: boolean }>;
  /** Whether it is the current page. */
  current?: boolean;
  /** An empty link element, e.g. `<Link to=… />`. */
  link: ReactElement<{ className?: string; children?: ReactNode; 'aria-current'?: 'page' | undefined }>;
};

export type NavGroup = {
  id: string;
  /** Above the group; left out where it needs no name. */
  title?: string;
  /** In display order. */
  items: readonly NavItem[];
  /** Shown at the foot of the rail. */
  last?: boolean;
};

type ItemProps = { item: NavItem; collapsed: boolean; onGo?: (() => void) | undefined };

const RailLink = ({ item: { label, icon, current = false, link }, collapsed, onGo }: ItemProps) => {
  const content = (
    <>
      <span className={css.itemIcon}>
        {cloneElement(icon, { size: '1.25rem', strokeWidth: 1.5, 'aria-hidden': true })}
      </span>
      {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={css.itemWords}>{label}</span>}
    </>
  );
  const element = cloneElement(link, { className: css.item, 'aria-current': current ? 'page' : undefined }, content);
  return <li onClickCapture={onGo}>{collapsed ? <Tooltip content={label}>{element}</Tooltip> : element}</li>;
};

export type RailNavProps = {
  label: string;
  groups: readonly NavGroup[];
  collapsed?: boolean;
  /** A link was followed. */
  onGo?: () => void;
};

/** The entries of the rail, also in the sheet that replaces it. */
export const RailNav = ({ label, groups, collapsed = false, onGo }: RailNavProps) => (
  <nav aria-label={label} className={css.nav}>
    {groups.map(({ id, title, items, last = false }) => (
      <div key={id} className={last ? css.last : undefined}>
        {title !== undefined && !collapsed && <p className={css.groupTitle}>{title}</p>}
        <ul className={css.group} aria-label={title}>
          {items.map((item) => (
            <RailLink key={item.id} item={item} collapsed={collapsed} onGo={onGo} />
          ))}
        </ul>
      </div>
    ))}
  </nav>
);
