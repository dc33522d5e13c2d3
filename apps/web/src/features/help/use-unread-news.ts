import { contentQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useQuery } from '@tanstack/react-query';
import { isNewSince } from './content-in.ts';

/** Number of news items since the person last looked. */
export const useUnreadNews = (): number => {
  const api = useApi();
  const { data: news } = useQuery(contentQueries.news(api));
  const { data: mark } = useQuery(contentQueries.newsMark(api));
  return news && mark ? news.filter((entry) => isNewSince(entry, mark.readAt)).length : 0;
};
