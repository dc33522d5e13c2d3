import { TextLink } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** Links to the article of that title. Tenants write articles of their own, so that the article is searched for. */
export const GuideLink = () => {
  const { t } = useLingui();
  const title = t`How figures are consolidated`;
  return (
    <TextLink asChild>
      <Link to="/ct/help" search={{ q: title }}>
        {title}
      </Link>
    </TextLink>
  );
};
