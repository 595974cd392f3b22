import type { GameCategory } from '@chada/domain';
import { createAction, createSlice } from '@reduxjs/toolkit';
import { savedStateRead } from '../storage/saved-state.ts';

export interface GameCategories {
  readonly categories: readonly GameCategory[];
  readonly defaultCategory: GameCategory;
}

/** Selects a category of games. Selects the default category if the brand does not have the category (ME-20). */
export const categoryChosen = createAction<string>('game/categoryChosen');

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
