import { tenantQueries } from '@esg/api-client';
import { BrandDraftBanner } from '@esg/app-kit';
import { Heading } from '@esg/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { AccountsFrame } from './AccountsFrame.tsx';
import type { PageProps } from './page-props.ts';

type AccountsPageProps = {
  readonly page: PageProps;
  /** Heading, and name of the browser's tab. */
  readonly title: string;
  /** Identifies what the page shows. When it changes, the heading gets focus, so that focus is not lost with a removed button. */
  readonly step?: string;
  readonly children: ReactNode;
};

/** One page of the accounts site in the tenant's present brand. */
export const AccountsPage = ({ page, title, step, children }: AccountsPageProps) => {
  const { data: settings = page.settings } = useQuery(tenantQueries.settings(page.api));
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    document.title = `${title} · ${settings.companyName}`;
  }, [title, settings.companyName]);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <AccountsFrame
      settings={settings}
      notice={settings.preview && <BrandDraftBanner tenantHost={page.tenantHost} next={page.next} />}
    >
      <Heading level={1} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </AccountsFrame>
  );
};
