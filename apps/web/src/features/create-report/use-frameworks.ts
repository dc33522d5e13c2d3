import { frameworkQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { FrameworkSummary } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';

const none: readonly FrameworkSummary[] = [];

/** The frameworks for a new report, as far as they are loaded. */
export const useFrameworks = (): readonly FrameworkSummary[] => useQuery(frameworkQueries.list(useApi())).data ?? none;
