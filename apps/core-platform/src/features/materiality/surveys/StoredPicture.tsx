import { surveyQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useBlobUrl } from '@esg/app-kit/pictures';
import { useQuery } from '@tanstack/react-query';
import * as css from './surveys.css.ts';

/** A picture of a survey, for people of the organisation. */
export const StoredPicture = ({ surveyId, fileId, alt }: { surveyId: string; fileId: string; alt: string }) => {
  const { data } = useQuery(surveyQueries.picture(useApi(), surveyId, fileId));
  const src = useBlobUrl(data);
  return src ? <img className={css.picture} src={src} alt={alt} /> : null;
};
