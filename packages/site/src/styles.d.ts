/** The bundler handles imported style sheets. */
declare module '*.css';
