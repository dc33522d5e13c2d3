import type { ReactElement, ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import { Heading, Text } from '../Text/Text.tsx';
import * as css from './EmptyState.css.ts';

export type EmptyStateProps = RootProps<'div', 'children' | 'title'> & {
  /** What is missing here. */
  title: ReactNode;
  /** One line: what this place is for. */
  purpose: ReactNode;
  /** The one thing to do. */
  action?: ReactNode;
  /** One example of the later content. */
  example?: ReactNode;
  /** A line drawing in `currentColor`, without a text of its own. */
  drawing?: ReactElement;
  /** Place of the title in the outline. */
  level?: 2 | 3;
};

/** A place without content yet, which explains what it is for. */
export const EmptyState = ({ title, purpose, action, example, drawing, level = 2, ...rest }: EmptyStateProps) => (
  <div {...rest} className={css.place}>
    {drawing && <span className={css.drawing}>{drawing}</span>}
    <div className={css.words}>
      <Heading level={level} size="md">
        {title}
      </Heading>
      <Text tone="muted">{purpose}</Text>
      {example !== undefined && (
        <Text tone="muted" size="sm">
          {example}
        </Text>
      )}
    </div>
    {action}
  </div>
);
