import { invalidationsOf } from '@esg/api-client';
import { chooseLanguage, type Services } from '@esg/app-kit';
import type { QueryClient } from '@tanstack/react-query';

/** Reads again what notices say has changed, and everything after the connection was away. */
export const followNotices = ({ realtime, session }: Services, queryClient: QueryClient): void => {
  realtime.onNotice((notice) => {
    if (notice.type === 'language.changed') void chooseLanguage(notice.language);
    for (const queryKey of invalidationsOf(notice)) void queryClient.invalidateQueries({ queryKey });
  });
  realtime.onReconnect(() => {
    void import('./resume.ts').then(
      ({ flushFields }) => flushFields(),
      // No field has been shown yet, or it tries again by itself.
      () => {},
    );
    void queryClient.invalidateQueries();
  });
  session.onToken(() => realtime.renew());
};
