import { type Operation, operations, successEnvelopeSchema } from '@chada/contract';
import type * as z from 'zod/mini';
import { callBackend, type Backend, type BackendCall } from './call-backend.ts';
import { checkSuccess, refusalOf, shownStatus } from './check-reply.ts';
import type { KnownValues } from './known-values.ts';
import { responseData } from './response-data.ts';

/** Signs the member in. If the sign-in fails, throws an error with the backend's reason. */
export async function signIn(backend: Backend, username: string, password: string): Promise<KnownValues> {
  const operation = operations['session.login'];
  const reply = await callBackend(backend, operation, { body: { username, password } }).catch(
    (error: unknown) => {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new Error(`${backend.baseUrl.href} is unreachable: ${String(cause)}`);
    },
  );
  const parsed = successEnvelopeSchema(operation.response).safeParse(reply.json);
  if (reply.status === 200 && parsed.success) {
    const { token, user } = parsed.data.data;
    return { token, user, password };
  }
  const refusal = refusalOf(reply);
  const why =
    refusal === undefined
      ? checkSuccess(operation, 'signing in', reply).map(({ location, message }) =>
          `${location} ${message}`.trim(),
        )
      : [`${refusal.code}: ${refusal.message}`];
  throw new Error(
    [
      `${username} can't sign in at ${operation.path} for ${backend.host} (${shownStatus(reply)}):`,
      ...why,
    ].join('\n  '),
  );
}

export async function readKnownValues(backend: Backend, known: KnownValues): Promise<KnownValues> {
  const { token, user } = known;
  const dataOf = async <Response extends z.ZodMiniType>(
    operation: Operation,
    response: Response,
    call: BackendCall,
  ): Promise<z.output<Response> | undefined> => {
    return responseData(response, await callBackend(backend, operation, { ...call, token }));
  };
  const rewards = await dataOf(operations['reward.list'], operations['reward.list'].response, { body: {} });
  const categoryId = rewards?.categories.find((category) => category.rewards > 0)?.categoryId;
  const ofCategory =
    categoryId === undefined
      ? undefined
      : await dataOf(operations['reward.list'], operations['reward.list'].response, { body: { categoryId } });
  const games = await dataOf(operations['game.list'], operations['game.list'].response, {
    body: { gameType: 'slots', limit: 1 },
  });
  const code = await dataOf(operations['affiliate.code'], operations['affiliate.code'].response, {
    params: { uuid: user.uuid },
  });
  const consents = await dataOf(operations['consent.mine'], operations['consent.mine'].response, {});
  const address = await dataOf(operations['address.mine'], operations['address.mine'].response, {});
  return {
    ...known,
    own: {
      ...(code === undefined ? {} : { afCode: code.code }),
      ...(categoryId === undefined ? {} : { categoryId }),
      ...(ofCategory?.items[0] === undefined ? {} : { rewardId: ofCategory.items[0].id }),
      ...(games?.items[0] === undefined ? {} : { gameCode: games.items[0].code }),
    },
    address: address?.address ?? undefined,
    consent: consents?.consents[0],
  };
}
