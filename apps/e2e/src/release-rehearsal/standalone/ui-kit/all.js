export * from '@chada/ui-kit';
