import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from './services.ts';
import type { RootState } from './root-reducer.ts';

/** `useDispatch` of this store; accepts thunks and returns their result. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** `useSelector` of this store. */
export const useAppSelector = useSelector.withTypes<RootState>();
