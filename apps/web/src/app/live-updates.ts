import { startKeys } from '@esg/api-client';
import { chooseLanguage, type Services } from '@esg/app-kit';
import type { QueryClient } from '@tanstack/react-query';

/** Reads again what notices report as changed, and everything that may have changed while there was no connection. */
export const followNotices = ({ realtime, session }: Services, queryClient: QueryClient): void => {
  const readAgain = () => {
    void queryClient.invalidateQueries();
    // The brand is on every page although no query observes it.
    void queryClient.refetchQueries({ queryKey: startKeys.tenantSettings });
  };
  realtime.onNotice((notice) => {
    if (notice.type === 'language.changed') void chooseLanguage(notice.language);
    // The list of what each notice makes stale is loaded with the first notice. Without it, everything is stale.
    void import('./read-stale.lazy.ts').then(
      ({ readStale }) => readStale(notice, queryClient),
      () => queryClient.invalidateQueries(),
    );
  });
  realtime.onConnect((unchangedFor) => {
    // Something changed after the page began to load, and before notices could reach it.
    if (performance.now() > unchangedFor) readAgain();
  });
  realtime.onReconnect(() => {
    void import('./resume.ts').then(
      ({ flushFields }) => flushFields(),
      // Ignored: no field has been shown yet, or the sending tries again by itself.
      () => {},
    );
    readAgain();
  });
  session.onToken(() => realtime.renew());
};
