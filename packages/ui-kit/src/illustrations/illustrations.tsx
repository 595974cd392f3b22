export type { IllustrationProps } from './frame.tsx';
export * from './screen-art.tsx';
export * from './trouble-art.tsx';
