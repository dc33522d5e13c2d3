import { announceTitles, followPanes, keepFocus } from '@esg/ui';

/**
 * For as long as the document exists: announces the title of each new page, never drops keyboard focus, and lets F6 move from pane to pane.
 */
export const followPages = (): void => {
  announceTitles();
  keepFocus();
  followPanes();
};
