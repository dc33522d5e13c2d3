import { Text } from '@esg/ui';
import { InfiniteList, type InfiniteListProps } from '@esg/ui/data';
import { Trans, useLingui } from '@lingui/react/macro';

type CardListProps<Item> = Pick<InfiniteListProps<Item>, 'label' | 'items' | 'keyOf' | 'heightGuessPx' | 'children'>;

/** The lines that a search found, as cards on a phone: all are there, and those in sight are drawn. Says where none matches. */
export const CardList = <Item,>(props: CardListProps<Item>) => {
  const { t } = useLingui();
  if (props.items.length === 0)
    return (
      <Text tone="muted">
        <Trans>No match. Remove a filter or try a shorter search.</Trans>
      </Text>
    );
  return (
    <InfiniteList
      {...props}
      state="complete"
      onMore={() => undefined}
      labels={{
        more: t`Show more`,
        loading: t`Loading more`,
        failed: t`Couldn’t load. Try again`,
        complete: t`All shown`,
      }}
    />
  );
};
