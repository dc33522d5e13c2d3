import { LanguageSwitch } from '@esg/app-kit';
import type { TenantSettings } from '@esg/contract';
import { Logo, Text, TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as css from './AccountsFrame.css.ts';

type AccountsFrameProps = {
  readonly settings?: TenantSettings;
  /** Shown above everything. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
};

/** The accounts site's page: the tenant's logo above, its support address and the languages below. */
export const AccountsFrame = ({ settings, notice, children }: AccountsFrameProps) => (
  <div className={css.frame}>
    <div>{notice}</div>
    <div className={css.page}>
      <main className={css.column}>
        {settings && (
          <Logo
            src={settings.logo.origin}
            darkSrc={settings.logoDark.origin || undefined}
            alt={settings.companyName}
            name={settings.companyName}
            size="large"
          />
        )}
        {children}
      </main>
      <footer className={css.footer}>
        {settings ? (
          <Text size="sm" tone="muted">
            <Trans>
              Need help? <TextLink href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</TextLink>
            </Trans>
          </Text>
        ) : (
          <span />
        )}
        <LanguageSwitch />
      </footer>
    </div>
  </div>
);
