import { type ComponentType, cloneElement, lazy, type ReactElement, Suspense, useState } from 'react';

type TriggerProps = {
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
};

/**
 * A menu whose code is loaded when its button is first pointed at or focused, and shown when it is pressed. `load` returns the open menu,
 * which takes over the button. It keeps rarely opened menus out of everybody's first load.
 */
export const menuOnDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props & { readonly trigger: ReactElement }>>,
) => {
  const Loaded = lazy(async () => ({ default: await load() }));
  return ({ trigger, ...props }: Props & { readonly trigger: ReactElement<TriggerProps> }) => {
    const [wanted, setWanted] = useState(false);
    // Only preloads: pressing the button loads it again if needed.
    const prepare = () => void load().catch(() => {});
    const button = cloneElement(trigger, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: () => setWanted(true),
    });
    if (!wanted) return button;
    return (
      <Suspense fallback={button}>
        <Loaded {...(props as unknown as Props)} trigger={trigger} />
      </Suspense>
    );
  };
};
