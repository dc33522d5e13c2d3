import { useLanguage } from '@esg/app-kit';
import { Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useWizard } from '../../wizard/wizard-context.ts';

/** Leads to the report's audit log (spec section 2: newfeed/{reportId}/{reportName}/{framework}). */
export const AuditLogLink = (rest: Omit<ComponentProps<'a'>, 'href' | 'children'>) => {
  const { report } = useWizard();
  const language = useLanguage();
  const to = `/ct/newfeed/${[report.id, report.name, report.framework[language]].map(encodeURIComponent).join('/')}`;
  return (
    <Link {...({ to } as LinkProps)} {...rest}>
      <Trans>See everything that happened to this report in its audit log</Trans>
    </Link>
  );
};
