import * as apiClient from '@esg/api-client';
import * as appKit from '@esg/app-kit';
import * as ui from '@esg/ui';
import * as linguiCore from '@lingui/core';
import * as linguiReact from '@lingui/react';
import * as query from '@tanstack/react-query';
import * as router from '@tanstack/react-router';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** The page has one copy of each. The build of remote modules (`tooling/remote-module.ts`) expects exactly these. */
const modules: Record<string, unknown> = {
  react,
  'react-dom': reactDom,
  'react/jsx-runtime': jsxRuntime,
  '@tanstack/react-router': router,
  '@tanstack/react-query': query,
  '@lingui/core': linguiCore,
  '@lingui/react': linguiReact,
  '@esg/api-client': apiClient,
  '@esg/app-kit': appKit,
  '@esg/ui': ui,
};

/** Shell and remote modules share one lock file, so the version does not matter: there is one provider. */
export const sharedModules = Object.fromEntries(
  Object.entries(modules).map(([name, module]) => [
    name,
    { version: '0.0.0', lib: () => module, shareConfig: { singleton: true, requiredVersion: false as const } },
  ]),
);
