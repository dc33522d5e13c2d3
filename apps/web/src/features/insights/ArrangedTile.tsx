import { Card, IconButton, Inline, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, GripVertical, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { type TileDrag, useTileDrag } from './use-tile-drag.ts';

type ArrangedTileProps = {
  readonly name: string;
  /** Undefined for the first tile. */
  readonly onEarlier: (() => void) | undefined;
  /** Undefined for the last tile. */
  readonly onLater: (() => void) | undefined;
  /** Undefined for the only tile. */
  readonly onRemove: (() => void) | undefined;
  readonly drag: TileDrag;
};

/** A tile while tiles are arranged: by mouse with its handle, by everybody with its buttons. */
export const ArrangedTile = ({ name, onEarlier, onLater, onRemove, drag }: ArrangedTileProps) => {
  const { t } = useLingui();
  // A tile that moves past another one loses the focus of its button.
  const kept = (move: (() => void) | undefined) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    move?.();
    requestAnimationFrame(() => button.focus());
  };
  return (
    <Card padding="compact">
      <Inline justify="between">
        <Text strong>{name}</Text>
        <Inline gap={1} wrap={false}>
          <IconButton
            label={t`Drag: ${name}`}
            icon={<GripVertical />}
            size="compact"
            tabIndex={-1}
            aria-hidden={true}
            onPointerDown={useTileDrag(drag)}
          />
          <IconButton
            label={t`Move earlier: ${name}`}
            icon={<ArrowLeft />}
            size="compact"
            aria-disabled={!onEarlier}
            onClick={kept(onEarlier)}
          />
          <IconButton
            label={t`Move later: ${name}`}
            icon={<ArrowRight />}
            size="compact"
            aria-disabled={!onLater}
            onClick={kept(onLater)}
          />
          <IconButton
            label={t`Remove: ${name}`}
            icon={<X />}
            size="compact"
            aria-disabled={!onRemove}
            onClick={onRemove}
          />
        </Inline>
      </Inline>
    </Card>
  );
};
