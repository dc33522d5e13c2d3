import { ErrorPanel } from '@esg/ui';
import type { ReactNode } from 'react';
import * as css from './MessagePage.css.ts';

type MessagePageProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly reference?: ReactNode;
  /** Whether it is the whole page. */
  readonly alone?: boolean;
};

/** A whole page that says why there is nothing else to see. */
export const MessagePage = ({ title, children, action, reference, alone = false }: MessagePageProps) => {
  const Root = alone ? 'main' : 'div';
  return (
    <Root className={css.page}>
      <ErrorPanel level={1} title={title} action={action} reference={reference}>
        {children}
      </ErrorPanel>
    </Root>
  );
};
