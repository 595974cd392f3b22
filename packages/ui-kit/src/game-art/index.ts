export * from './game-art.tsx';
