import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import * as css from './Pagination.css.ts';
import { pageWindow } from './page-window.ts';

type LinkElement = ReactElement<Record<string, unknown> & { children?: ReactNode }>;

export type PaginationProps = RootProps<'nav', 'children' | 'onChange'> & {
  /** Name of the navigation. */
  label: string;
  /** Counted from 1. */
  page: number;
  /** How many there are. */
  pages: number;
  /** Names of the buttons. */
  labels: { previous: string; next: string; page: (page: { page: number }) => string };
} /** A page was pressed. */ & (
    | { onChange: (change: { page: number }) => void; linkTo?: never }
    /** An empty link element that leads to a page, where pages have addresses. */
    | { linkTo: (page: number) => LinkElement; onChange?: never }
  );

/** Navigates the pages of a list. Where a list can grow while people scroll, use InfiniteList. */
export const Pagination = ({ label, page, pages, labels, onChange, linkTo, ...rest }: PaginationProps) => {
  const step = (target: number, content: ReactNode, props: Record<string, unknown>) => {
    const possible = target >= 1 && target <= pages;
    if (linkTo && possible) return cloneElement(linkTo(target), { ...props, className: css.page }, content);
    return (
      <button
        type="button"
        {...props}
        className={css.page}
        aria-disabled={!possible || undefined}
        onClick={() => possible && onChange?.({ page: target })}
      >
        {content}
      </button>
    );
  };

  return (
    <nav {...rest} aria-label={label}>
      <ul className={css.list}>
        <li>{step(page - 1, <ChevronLeft size="1.125rem" aria-hidden />, { 'aria-label': labels.previous })}</li>
        {pageWindow(page, pages).map((each, place) =>
          each === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place alone
            <li key={`gap ${place}`} className={css.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={each}>
              {step(each, each, {
                'aria-label': labels.page({ page: each }),
                'aria-current': each === page ? 'page' : undefined,
              })}
            </li>
          ),
        )}
        <li>{step(page + 1, <ChevronRight size="1.125rem" aria-hidden />, { 'aria-label': labels.next })}</li>
      </ul>
    </nav>
  );
};
