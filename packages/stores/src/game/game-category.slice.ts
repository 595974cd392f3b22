import type { GameCategory } from '@chada/contract/game';
import { createAction, createSlice } from '@reduxjs/toolkit';
import { savedStateRead } from '../storage/saved-state.ts';

/** The game categories of a brand. */
export interface GameCategories {
  readonly categories: readonly GameCategory[];
  readonly defaultCategory: GameCategory;
}

/** The member selects a category; an unknown one becomes the brand's default (ME-20). */
export const categoryChosen = createAction<string>('game/categoryChosen');

/** Creates the slice of the category selected last (EN-06), limited to the brand's categories. */
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
