import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { dark, light } from '../frame-theme.ts';

type Looks = { readonly globals: { readonly mode?: unknown } };

/** Documentation pages are light or dark like the toolbar; for "side by side" they are light. */
export const DocsFrame = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  const [mode, setMode] = useState<unknown>(
    () => new URLSearchParams(location.search).get('globals')?.match(/mode:(\w+)/)?.[1],
  );
  useEffect(() => {
    const follow = ({ globals }: Looks) => setMode(globals.mode);
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context]);
  return (
    <DocsContainer context={context} theme={mode === 'dark' ? dark : light}>
      {children}
    </DocsContainer>
  );
};
