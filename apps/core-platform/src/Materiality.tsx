import { NotFoundPage, registerCatalogue } from '@esg/app-kit';
import { pictureCatalogue } from '@esg/app-kit/pictures';
import type { RemoteParts } from '@esg/contract';
import { catalogue } from './catalogue.ts';
import { AssessmentList } from './features/materiality/AssessmentList.tsx';
import { AssessmentPage } from './features/materiality/AssessmentPage.tsx';

// The texts are loaded before the first one is drawn.
await Promise.all([registerCatalogue(catalogue), registerCatalogue(pictureCatalogue)]);

/** Assessments of what is material: those of all years, or one step of one. */
export const Materiality = ({ assessmentId, step }: RemoteParts['core-platform/Materiality']) => {
  if (assessmentId === undefined) return <AssessmentList />;
  return step ? <AssessmentPage key={assessmentId} assessmentId={assessmentId} step={step} /> : <NotFoundPage />;
};
