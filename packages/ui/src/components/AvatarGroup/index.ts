export * from './AvatarGroup.tsx';
