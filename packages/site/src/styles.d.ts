/** Styles are imported by the screen whose chunk needs them; a bundler handles them. */
declare module '*.css';
