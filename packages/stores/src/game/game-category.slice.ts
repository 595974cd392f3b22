import type { GameCategory } from '@chada/contract/game';
import { createAction, createSlice } from '@reduxjs/toolkit';
import { savedStateRead } from '../storage/saved-state.ts';

/** The game categories that a brand has. */
export interface GameCategories {
  readonly categories: readonly GameCategory[];
  readonly defaultCategory: GameCategory;
}

/** The member looks at a category; whatever the brand does not have is its default (ME-20). */
export const categoryChosen = createAction<string>('game/categoryChosen');

/** The category last looked at (EN-06), of those that the brand has. */
export function createGameSlice({ categories, defaultCategory }: GameCategories) {
  const known = (wanted: string | undefined): GameCategory =>
    categories.find((category) => category === wanted) ?? defaultCategory;
  return createSlice({
    name: 'game',
    initialState: (): { readonly category: GameCategory } => ({ category: defaultCategory }),
    reducers: {},
    extraReducers: (builder) => {
      builder
        .addCase(categoryChosen, (_state, { payload }) => ({ category: known(payload) }))
        .addCase(savedStateRead, (state, { payload: { gameCategory } }) =>
          gameCategory === undefined ? state : { category: known(gameCategory) },
        );
    },
  });
}
