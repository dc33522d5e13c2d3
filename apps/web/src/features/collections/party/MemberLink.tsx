import type { Party } from '@esg/contract';
import { TextLink } from '@esg/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type MemberLinkProps = { readonly of: Party; readonly id: string; readonly children: ReactNode };

/** Leads to the page of one that a collection asks, where its people are invited. */
export const MemberLink = ({ of, id, children }: MemberLinkProps) => (
  <TextLink asChild>
    {of === 'suppliers' ? (
      <Link to="/ct/entity-management/suppliers/$supplierId" params={{ supplierId: id }}>
        {children}
      </Link>
    ) : (
      <Link to="/ct/entity-management/$entityId" params={{ entityId: id }}>
        {children}
      </Link>
    )}
  </TextLink>
);
