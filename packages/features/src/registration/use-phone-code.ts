import { toAsciiDigits } from '@chada/domain';
import type { ApiError } from '@chada/stores';
import { useRequestPhoneCodeMutation, useVerifyPhoneCodeMutation } from '@chada/stores/registration';
import { useCallback, useRef, useState } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { describeError, isApiError } from '../common/query/describe-error.ts';
import { newRequestId } from './new-request-id.ts';

export const codeFieldId = 'register-code';

/** A phone code that the API has sent. Times are values of `performance.now()`. */
export interface SentCode {
  readonly id: string;
  readonly phone: string;
  readonly reference: string;
  readonly resendAt: number;
  readonly expiresAt: number;
  readonly verifiedUntil: number;
}

/**
 * The result of sending or verifying a phone code. After a failure, `error` is undefined if the failure is not an
 * `ApiError`, for example because of a bug in the site's own code.
 */
export type CodeOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: ApiError | undefined };

export interface PhoneCode {
  readonly sent: SentCode | undefined;
  readonly input: string;
  readonly type: (input: string) => void;
  readonly problem: string | undefined;
  readonly send: (phone: string) => Promise<CodeOutcome>;
  readonly resend: () => Promise<CodeOutcome>;
  readonly verify: () => Promise<CodeOutcome | undefined>;
  readonly verifiedId: (phone: string) => string | undefined;
  readonly discard: (error: ApiError) => void;
}

const ok = { ok: true } as const;
const failureOf = (error: unknown): CodeOutcome => ({
  ok: false,
  error: isApiError(error) ? error : undefined,
});
const after = (seconds: number): number => performance.now() + seconds * 1000;
const ofCode = ['PHONE_CODE_WRONG', 'PHONE_CODE_EXPIRED', 'PHONE_CODE_TRIES_USED_UP'];

/** Sends and verifies phone codes. After a lost response, repeats the request with the same id. */
export function usePhoneCode(): PhoneCode {
  const t = useText();
  const [request] = useRequestPhoneCodeMutation();
  const [verifyCode] = useVerifyPhoneCodeMutation();
  const [sent, setSent] = useState<SentCode | undefined>(undefined);
  const [input, setInput] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const latest = useRef<SentCode | undefined>(undefined);
  // The request whose outcome is unknown. The next request for the same phone number repeats the id of this request.
  // After PHONE_CODE_NOT_SENT, the next request needs a new id.
  const open = useRef<{ readonly id: string; readonly phone: string } | undefined>(undefined);
  const store = useCallback((next: SentCode | undefined) => {
    latest.current = next;
    setSent(next);
  }, []);

  const ask = useCallback(
    async (phone: string): Promise<CodeOutcome> => {
      let codeRequest = open.current?.phone === phone ? open.current : { id: newRequestId(), phone };
      let { data, error } = await request(codeRequest);
      if (data?.expiresInSeconds === 0) {
        codeRequest = { id: newRequestId(), phone };
        ({ data, error } = await request(codeRequest));
      }
      const isEnded = data !== undefined || (isApiError(error) && error.code === 'PHONE_CODE_NOT_SENT');
      open.current = isEnded ? undefined : codeRequest;
      if (data === undefined) return failureOf(error);
      const { reference, resendInSeconds, expiresInSeconds } = data;
      setProblem(undefined);
      setInput('');
      store({
        ...codeRequest,
        reference,
        resendAt: after(resendInSeconds),
        expiresAt: after(expiresInSeconds),
        verifiedUntil: 0,
      });
      return ok;
    },
    [request, store],
  );
  const send = useCallback(
    async (phone: string) => {
      const before = latest.current;
      return before?.phone === phone && performance.now() < before.expiresAt ? ok : ask(phone);
    },
    [ask],
  );
  const resend = useCallback(
    async () => (latest.current === undefined ? ok : ask(latest.current.phone)),
    [ask],
  );
  const verifiedId = useCallback((phone: string) => {
    const now = latest.current;
    return now?.phone === phone && performance.now() < now.verifiedUntil ? now.id : undefined;
  }, []);

  const verify = useCallback(async () => {
    const now = latest.current;
    if (now === undefined) return undefined;
    const code = toAsciiDigits(input).replace(/[\s-]/g, '');
    if (!/^\d{6}$/.test(code)) {
      setProblem(t('registration.codeFormat'));
      return undefined;
    }
    const { data, error } = await verifyCode({ id: now.id, code });
    if (data !== undefined) {
      setProblem(undefined);
      store({ ...now, verifiedUntil: after(data.expiresInSeconds) });
      return ok;
    }
    if (!isApiError(error) || !ofCode.includes(error.code ?? '')) return failureOf(error);
    const count = error.details?.['triesLeft'];
    const message = describeError(error, t);
    setProblem(typeof count === 'number' ? t('registration.codeTriesLeft', { message, count }) : message);
    const resendAt = error.code === 'PHONE_CODE_EXPIRED' ? 0 : now.resendAt;
    if (typeof count !== 'number') store({ ...now, expiresAt: 0, resendAt });
    return undefined;
  }, [input, verifyCode, store, t]);

  const discard = useCallback(
    (error: ApiError) => {
      if (latest.current) store({ ...latest.current, verifiedUntil: 0, expiresAt: 0 });
      setProblem(describeError(error, t));
    },
    [store, t],
  );
  const type = useCallback((text: string) => {
    setInput(text);
    setProblem(undefined);
  }, []);
  return { sent, input, type, problem, send, resend, verify, verifiedId, discard };
}
