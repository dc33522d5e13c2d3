import { keys } from '@esg/api-client';
import { chooseLanguage, type Services } from '@esg/app-kit';
import type { QueryClient } from '@tanstack/react-query';

/** Younger than that, what a page was loaded with is taken as it is. */
const freshMs = 5_000;

/** Reads again what notices say has changed, and everything after the connection was away. */
export const followNotices = ({ realtime, session }: Services, queryClient: QueryClient): void => {
  realtime.onNotice((notice) => {
    if (notice.type === 'language.changed') void chooseLanguage(notice.language);
    // The first page needs no list of what each notice makes stale. Where the list can't be had, everything is.
    void import('./read-stale.lazy.ts').then(
      ({ readStale }) => readStale(notice, queryClient),
      () => queryClient.invalidateQueries(),
    );
  });
  realtime.onConnect(() => {
    // The page was made before the first notice could reach it.
    if (performance.now() > freshMs) void queryClient.refetchQueries({ queryKey: keys.tenantSettings });
  });
  realtime.onReconnect(() => {
    void import('./resume.ts').then(
      ({ flushFields }) => flushFields(),
      // No field has been shown yet, or it tries again by itself.
      () => {},
    );
    void queryClient.invalidateQueries();
    void queryClient.refetchQueries({ queryKey: keys.tenantSettings });
  });
  session.onToken(() => realtime.renew());
};
