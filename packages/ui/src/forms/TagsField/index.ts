export { TagsField, type TagsFieldProps } from './TagsField.tsx';
export { type TagRefusal, tagRefusals } from './tag-list.ts';
