export * from './object-art.tsx';
