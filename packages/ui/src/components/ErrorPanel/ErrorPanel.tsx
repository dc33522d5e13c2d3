import type { ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import { Heading, Text } from '../Text/Text.tsx';
import * as css from './ErrorPanel.css.ts';

export type ErrorPanelProps = RootProps<'div', 'title'> & {
  /** What happened. */
  title: ReactNode;
  /** What was kept and what to do. */
  children: ReactNode;
  /** What can be done from here. */
  action?: ReactNode;
  /** For support: a code or request id. */
  reference?: ReactNode;
  /** Place of the title in the outline. */
  level?: 1 | 2 | 3;
};

/** A part that could not be shown: what happened, what was kept, what to do. Announced when it appears. */
export const ErrorPanel = ({ title, children, action, reference, level = 2, ...rest }: ErrorPanelProps) => (
  <div {...rest} role="alert" className={css.panel}>
    <div className={css.words}>
      <Heading level={level} size="lg">
        {title}
      </Heading>
      <Text as="div">{children}</Text>
      {reference !== undefined && (
        <Text size="sm" tone="muted" numeric>
          {reference}
        </Text>
      )}
    </div>
    {action !== undefined && <div className={css.actions}>{action}</div>}
  </div>
);
