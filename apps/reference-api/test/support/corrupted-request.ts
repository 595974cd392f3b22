import { randomUUID } from 'node:crypto';
import { encodeAddressPart, type BadJson, type BadText } from '@chada/testing/bad-input';
import type { ContractField, Part } from './contract-fields.ts';
import type { RawRequest } from './raw-http.ts';
import { newAccount, newPhone, newUsername, PASSWORD, type TestMember } from './test-members.ts';

export interface Trial {
  readonly field: ContractField;
  readonly entry: BadText | BadJson;
}

type Fields = Readonly<Record<string, unknown>>;
export type Call = Readonly<Record<Part, Fields>>;

/** A JSON text that is sent unchanged, even if it is invalid. */
class Literal {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

const isText = (entry: BadText | BadJson): entry is BadText => 'text' in entry;

export function valueOf(entry: BadText | BadJson): { readonly value: unknown } | undefined {
  if (isText(entry)) return { value: entry.text };
  try {
    return { value: JSON.parse(entry.json) };
  } catch {
    return undefined;
  }
}

function goodCall({ operation }: ContractField, member: TestMember): Call {
  const own: Fields = {
    uuid: member.uuid,
    userUuid: member.uuid,
    ...(operation.auth === 'member' && {
      username: member.username,
      bankId: member.bankId,
      bankName: 'KBANK',
      oldPassword: member.password,
    }),
    ...(operation.id === 'register.member' && {
      username: newUsername(),
      phone: newPhone(),
      bankId: newAccount(),
      password: PASSWORD,
      afCode: undefined,
    }),
  };
  const filled = (example: Fields | undefined): Fields =>
    Object.fromEntries(
      Object.entries(example ?? {}).map(([name, value]) => [name, name in own ? own[name] : value]),
    );
  const { params, query, body } = operation.example;
  return { params: filled(params), query: filled(query), body: filled(body) };
}

export function callWith(field: ContractField, value: unknown, member: TestMember): Call {
  const good = goodCall(field, member);
  const changed = Object.fromEntries(field.names.map((name) => [name, value]));
  return { ...good, [field.part]: { ...good[field.part], ...changed } };
}

export function corruptedCall({ field, entry }: Trial, member: TestMember): Call {
  return callWith(field, isText(entry) ? entry.text : new Literal(entry.json), member);
}

function jsonBody(body: Fields): string {
  const fields = Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${JSON.stringify(name)}:${value instanceof Literal ? value.json : JSON.stringify(value)}`,
    );
  return `{${fields.join(',')}}`;
}

async function formBody(body: Fields): Promise<{ type: string; bytes: Uint8Array }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value, 'slip.png');
    else if (value !== undefined) form.append(name, value instanceof Literal ? value.json : String(value));
  }
  const made = new Response(form);
  return { type: made.headers.get('content-type') ?? '', bytes: await made.bytes() };
}

export async function requestOf(
  { operation }: ContractField,
  call: Call,
  member: TestMember,
): Promise<RawRequest> {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeAddressPart(String(call.params[name])),
  );
  const query = Object.entries(call.query)
    .map(([name, value]) => `${name}=${encodeAddressPart(String(value))}`)
    .join('&');
  const headers: Record<string, string> = { hostname: member.host };
  if (operation.auth === 'member') headers['authorization'] = `Bearer ${member.token}`;
  if (operation.idempotent) headers['idempotency-key'] = randomUUID();
  const request = { method: operation.method, path: query === '' ? path : `${path}?${query}` };
  if (operation.body === undefined) return { ...request, headers };
  if (operation.bodyType === 'multipart') {
    const { type, bytes } = await formBody(call.body);
    return { ...request, headers: { ...headers, 'content-type': type }, body: bytes };
  }
  return {
    ...request,
    headers: { ...headers, 'content-type': 'application/json' },
    body: jsonBody(call.body),
  };
}
