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
  /** Marks the step that is open. */
  current?: boolean;
  children: ReactNode;
};

/** Link to another step of this report. Worn by buttons through `asChild`. */
export const StepLink = ({ step, disclosure, control, current = false, children, ...rest }: StepLinkProps) => {
  const { report } = useWizard();
  // The route belongs to the shell, so its types are not known here.
  const target = {
    to: frameworkReportPath(report, step),
    search: disclosure ? { disclosure } : {},
    ...(control ? { hash: control } : {}),
  } as LinkProps;
  return (
    // The router marks a link to the open address as the current page; here it is one step of several.
    <Link {...target} {...rest} activeProps={{ 'aria-current': current ? 'step' : undefined }}>
      {children}
    </Link>
  );
};
