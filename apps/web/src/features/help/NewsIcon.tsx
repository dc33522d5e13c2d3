import { Badge, VisuallyHidden } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { Megaphone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useUnreadNews } from './use-unread-news.ts';

/** Icon of the menu's entry for news; it shows the number of unread items. */
export const NewsIcon = (props: ComponentProps<typeof Megaphone>) => {
  const { t } = useLingui();
  const unread = useUnreadNews();
  if (unread === 0) return <Megaphone {...props} />;
  return (
    <>
      <Badge tone="accent" aria-hidden>
        {unread}
      </Badge>
      <VisuallyHidden>{t`${unread} new`}</VisuallyHidden>
    </>
  );
};
