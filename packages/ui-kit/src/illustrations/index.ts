export * from './illustrations.tsx';
