export { fetchWhileIdle } from './fetch-while-idle.ts';
export { CHUNK_TIMEOUT_MS, lazyScreen, type LazyScreen } from './lazy-screen.ts';
export { Notices } from './notices.tsx';
export { PublicLayout } from './public-layout.tsx';
export { RedirectMember } from './redirect-member.tsx';
export { RequireMember } from './require-member.tsx';
export { RouteFallback } from './route-fallback.tsx';
export { ScreenBoundary } from './screen-boundary.tsx';
export { SiteGate } from './site-gate.tsx';
