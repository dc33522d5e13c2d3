import type { ComponentProps, ReactNode } from 'react';
import { Heading, Text } from '../Text/Text.tsx';
import * as css from './Page.css.ts';

export type PageProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'title'> & {
  /** The one first-level heading. */
  title: ReactNode;
  /** One sentence: what this page is for. */
  purpose?: ReactNode;
  /** The primary action, and what belongs beside it. */
  action?: ReactNode;
  /** Beside the title: the pages of the same place, as `TabLinks`. They replace the purpose. */
  tabs?: ReactNode;
  /** Above the title: the place of this page. */
  before?: ReactNode;
  /** `reading` is as wide as a column of text. */
  width?: 'full' | 'reading';
};

/** Title, one sentence of purpose, primary action at the right, all in one line where there is room, then the content. */
export const Page = ({ title, purpose, action, tabs, before, width, children, ...rest }: PageProps) => (
  <div {...rest} className={css.page({ width })}>
    <header className={css.header}>
      <div className={tabs === undefined ? css.words : css.title}>
        {before !== undefined && <div className={css.before}>{before}</div>}
        <Heading level={1} size="lg">
          {title}
        </Heading>
        {purpose !== undefined && (
          <Text tone="muted" measured>
            {purpose}
          </Text>
        )}
      </div>
      {tabs !== undefined && <div className={css.tabs}>{tabs}</div>}
      {action !== undefined && <div className={css.actions}>{action}</div>}
    </header>
    {children}
  </div>
);
