export * from './AppFrame.tsx';
export type { NavGroup, NavItem } from './RailNav.tsx';
