import { ChevronRight, Ellipsis } from 'lucide-react';
import { cloneElement, type ReactElement } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import type { RootProps } from '../root-props.ts';
import * as css from './Breadcrumb.css.ts';

type LinkElement = ReactElement<{ className?: string; title?: string; children?: string }>;

/** A place above this one: `link` is an empty link element, such as `<Link to="/reports" />`. */
export type Crumb = { id: string; label: string; link: LinkElement };

export type BreadcrumbProps = RootProps<'nav', 'children'> & {
  /** Name of the navigation. */
  label: string;
  /** From the top down, without the current page. */
  above: readonly Crumb[];
  /** This page. */
  current: string;
  /** Label of the button that hides the middle places when there are more than three above. */
  moreLabel: string;
};

/** The place of this page, with links up. Long paths keep their first and last two places visible. */
export const Breadcrumb = ({ label, above, current, moreLabel, ...rest }: BreadcrumbProps) => {
  const tooLong = above.length > 3;
  const hidden = tooLong ? above.slice(1, -1) : [];
  const tail = tooLong ? above.slice(-1) : above.slice(1);
  return (
    <nav {...rest} aria-label={label}>
      <ol className={css.list}>
        {above.slice(0, 1).map(Place)}
        {hidden.length > 0 && (
          <li className={css.item}>
            <Menu trigger={<IconButton size="compact" label={moreLabel} icon={<Ellipsis />} />}>
              {hidden.map(({ id, label: words, link }) => (
                <MenuItem key={id} asChild>
                  {cloneElement(link, {}, words)}
                </MenuItem>
              ))}
            </Menu>
            <Separator />
          </li>
        )}
        {tail.map(Place)}
        <li className={css.item}>
          <span className={css.crumb} aria-current="page" title={current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
};

const Place = ({ id, label, link }: Crumb) => (
  <li key={id} className={css.item}>
    {cloneElement(link, { className: css.crumb, title: label }, label)}
    <Separator />
  </li>
);

const Separator = () => <ChevronRight className={css.separator} size="0.875rem" strokeWidth={1.5} aria-hidden />;
