import type { FactorOrigin } from '@esg/contract';
import { Fieldset, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { useClimateNames } from '../names/use-climate-names.ts';
import { movedTo } from './moved-to.ts';
import * as css from './OriginOrder.css.ts';

/** The buttons and the handle that move one row: drawn by whoever opens the page. */
export type MoveButtonsProps = {
  readonly name: string;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly drag: {
    readonly onOver: (place: number) => void;
    readonly onDrop: (place: number) => void;
    readonly onCancel: () => void;
  };
};

type OriginOrderProps = {
  readonly origins: readonly FactorOrigin[];
  /** Undefined for people who only read it. */
  readonly onChange: ((origins: FactorOrigin[]) => void) | undefined;
  readonly MoveButtons: ComponentType<MoveButtonsProps>;
};

/** Which factors are preferred where several fit: moved with the mouse by their handles, by everybody with two buttons. */
export const OriginOrder = ({ origins, onChange, MoveButtons }: OriginOrderProps) => {
  const { t } = useLingui();
  const names = useClimateNames();
  const [dragged, setDragged] = useState<FactorOrigin[]>();
  const shown = dragged ?? origins;
  const put = (next: FactorOrigin[] | undefined) => {
    setDragged(undefined);
    if (next) onChange?.(next);
  };
  return (
    <Fieldset
      label={<Trans>Which factor is preferred</Trans>}
      hint={t`Where several fit as well, the first in this list is used. A factor of the own country always goes before one of another.`}
    >
      <Stack as="ol" gap={1} align="stretch">
        {shown.map((origin, place) => {
          const to = (next: number) => movedTo(shown, place, next);
          const from = origins.indexOf(origin);
          return (
            <li key={origin} className={css.row}>
              <Inline gap={2} justify="between" wrap={false}>
                <Text as="span">
                  {place + 1}. {names.origin(origin)}
                </Text>
                {onChange && (
                  <Inline gap={1} wrap={false}>
                    <MoveButtons
                      name={names.origin(origin)}
                      onUp={place === 0 ? undefined : () => put(to(place - 1))}
                      onDown={place === shown.length - 1 ? undefined : () => put(to(place + 1))}
                      drag={{
                        onOver: (next) => setDragged(movedTo(origins, from, next)),
                        onDrop: (next) => put(movedTo(origins, from, next)),
                        onCancel: () => put(undefined),
                      }}
                    />
                  </Inline>
                )}
              </Inline>
            </li>
          );
        })}
      </Stack>
    </Fieldset>
  );
};
