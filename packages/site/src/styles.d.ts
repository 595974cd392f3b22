/** Styles come with the screen whose chunk asks for them; a bundler knows what to do with them. */
declare module '*.css';
