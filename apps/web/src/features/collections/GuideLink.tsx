import type { Party } from '@esg/contract';
import { TextLink } from '@esg/ui';
import { Link } from '@tanstack/react-router';
import { usePartyWords } from './party/use-party-words.ts';

/** Leads to the article about collections. */
export const GuideLink = ({ of }: { readonly of: Party }) => {
  const { guide } = usePartyWords(of);
  return (
    <TextLink asChild>
      <Link to="/ct/help" search={{ q: guide }}>
        {guide}
      </Link>
    </TextLink>
  );
};
