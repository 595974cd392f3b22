export { GamesCategoryPage } from './games-category-page.tsx';
export { ProviderGamesPage } from './provider-games-page.tsx';
