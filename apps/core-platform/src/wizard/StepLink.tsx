import { frameworkReportPath, type ReportStep } from '@esg/contract';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { useWizard } from './wizard-context.ts';

type StepLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  step: ReportStep;
  /** Opens the data input at this disclosure. */
  disclosure?: string | undefined;
  /** Id of the control to go to. */
  control?: string | undefined;
  children: ReactNode;
};

/** Link to another step of this report; the router marks it as current at that step. Used by buttons through `asChild`. */
export const StepLink = ({ step, disclosure, control, children, ...rest }: StepLinkProps) => {
  const { report } = useWizard();
  // The route belongs to the shell, so its types are not known here.
  const target = {
    to: frameworkReportPath(report, step),
    search: disclosure ? { disclosure } : {},
    ...(control ? { hash: control } : {}),
  } as LinkProps;
  return (
    <Link {...target} {...rest}>
      {children}
    </Link>
  );
};
