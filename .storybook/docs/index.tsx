import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Stories under test never open a page: code that only pages need is loaded with the first of them.
const Page = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));
const Container = lazy(async () => ({ default: (await import('./DocsFrame.tsx')).DocsFrame }));

/** The documentation page of every component. */
export const componentPage = () => (
  <Suspense>
    <Page />
  </Suspense>
);

/** The container of every documentation page. */
export const docsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);
