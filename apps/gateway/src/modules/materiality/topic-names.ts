export { topicNamerIn as namerIn } from '@esg/standards';
