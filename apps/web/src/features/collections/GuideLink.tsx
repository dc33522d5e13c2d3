import { TextLink } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** Leads to the article about collections. */
export const GuideLink = () => {
  const { t } = useLingui();
  const title = t`Collect figures from your entities`;
  return (
    <TextLink asChild>
      <Link to="/ct/help" search={{ q: title }}>
        {title}
      </Link>
    </TextLink>
  );
};
