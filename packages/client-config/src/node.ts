export { ClientConfigError, formatProblems, suggest, type Problem } from './node/problem.ts';
export type { CheckTarget } from './node/check-client-file.ts';
export {
  checkClient,
  loadClient,
  type CheckedClient,
  type CheckOptions,
  type LoadedClient,
} from './node/load-client.ts';
export { checkClients, clientIds, loadClients, loadValidClients } from './node/load-clients.ts';
export { clientIdMistake, likelyClientId } from './node/client-id.ts';
export { defaultClientId } from './node/default-client.ts';
export { fieldMistake } from './node/field-mistake.ts';
export { explainClient } from './node/explain-client.ts';
export type { ExplainedValue, ExplainedFrom } from './node/explained.ts';
export { colourCss, contrastOf, parseColour, type Colour } from './node/tokens/colour.ts';
export { resolveClientByHost } from './node/resolve-client-by-host.ts';
export { clientJsonSchema } from './node/json-schema.ts';
export { scaleDefaults, semanticColours, type SemanticColour } from './node/tokens/token-names.ts';
export { exportTokens } from './node/tokens/export-tokens.ts';
export { renderGreetingCss } from './node/greeting-css.ts';
export { readJsonSource } from './node/json-source.ts';
export { contrastPairs, type ContrastPair } from './node/tokens/contrast-pairs.ts';
export {
  fallbackFamily,
  renderFontFacesCss,
  renderTokensCss,
  withSecondLogo,
  type TokenProperties,
} from './node/tokens/write-tokens.ts';
export {
  readTokenSheet,
  type MeasuredPair,
  type SheetToken,
  type TokenSheet,
  type TokenGroup,
} from './node/tokens/token-sheet.ts';
export { secondPaletteFiles, type SecondPalette } from './node/tokens/second-palette.ts';
export { reservedSlugs, defaultPages } from './node/pages/page-slug.ts';
export type { OwnPage } from './node/pages/own-page-file.ts';
