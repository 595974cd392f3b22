/** The bundler handles imports of style sheets. */
declare module '*.css';
