import { frameworkQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { FrameworkSummary } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';

const none: readonly FrameworkSummary[] = [];

/** The frameworks a report can be made with, as far as they are known. */
export const useFrameworks = (): readonly FrameworkSummary[] => useQuery(frameworkQueries.list(useApi())).data ?? none;
