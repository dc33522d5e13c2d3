import { TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';

/** Leads to the documents that are searched for answers. */
export const DocumentCenterLink = () => (
  <TextLink asChild>
    <Link {...({ to: '/ct/document-center' } as LinkProps)}>
      <Trans>Open the document center</Trans>
    </Link>
  </TextLink>
);
