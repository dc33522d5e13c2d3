export { followPages } from '@esg/app-kit/start';
