import { LanguageSwitch, OfflineBanner, useTenant } from '@esg/app-kit';
import { Logo } from '@esg/ui';
import type { ReactNode } from 'react';
import * as css from './ContributionFrame.css.ts';

/** The frame around the questions of an invited person: the tenant's logo, and a switch to the other language. */
export const ContributionFrame = ({ children }: { readonly children: ReactNode }) => {
  const { companyName, logo, logoDark } = useTenant().settings;
  return (
    <div className={css.frame}>
      <header className={css.bar}>
        <Logo src={logo.origin} darkSrc={logoDark.origin || undefined} alt={companyName} name={companyName} />
        <LanguageSwitch />
      </header>
      <main className={css.main}>
        <OfflineBanner />
        {children}
      </main>
    </div>
  );
};
