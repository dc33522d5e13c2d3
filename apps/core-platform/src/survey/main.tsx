import '@esg/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SurveyPage } from './SurveyPage.tsx';
import { takeKey } from './survey-key.ts';

const root = document.getElementById('root');
// The gateway wrote the tenant’s name and picture into the page.
const logo = document.querySelector<HTMLImageElement>('#logo img')?.src;
const brand = { company: document.title, logo };
const linkKey = takeKey();
if (root)
  createRoot(root).render(
    <StrictMode>
      <SurveyPage linkKey={linkKey} brand={brand} />
    </StrictMode>,
  );
