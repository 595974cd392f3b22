import type { ApiError } from '@chada/api-client';
import { expect, it } from 'vitest';
import { slipFailed, slipSlice } from './slip.slice.ts';

const { reducer, getInitialState } = slipSlice;
const policy = { clearsSession: false, setsServerProblem: false, silent: false };
const refusal: ApiError = {
  operation: 'slip.confirm',
  policy,
  kind: 'refused',
  status: 409,
  code: 'X',
  message: 'ไม่ได้',
};
const cancelled: ApiError = {
  operation: 'slip.confirm',
  policy: { ...policy, silent: true },
  kind: 'aborted',
  by: 'us',
};

it('starts without a slip, a result and an error', () => {
  expect(getInitialState()).toEqual({ data: null, result: null, error: null, mySlipRequest: null });
});

it('[ST-07, ER-06] stores the message of a refusal', () => {
  expect(reducer(getInitialState(), slipFailed(refusal)).error).toEqual({ text: 'ไม่ได้' });
});

it('[ER-02] stores no error of a call that the store cancelled (RD-05)', () => {
  expect(reducer(getInitialState(), slipFailed(cancelled))).toEqual(getInitialState());
});
