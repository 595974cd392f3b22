import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { BrowserErrors } from '../browser-errors.ts';
import { FaultRules, type ActiveFault, type ImmediateFault, type FaultRule } from '../faults.ts';
import { blankPath, errorReportPath, reportScript, withFirstScripts } from './first-scripts.ts';

export interface ProxyOptions {
  readonly scripts?: readonly string[];
  readonly rewrite?: (body: string, contentType: string) => string;
}

/** An HTTP proxy for browsers whose driver can't intercept requests. */
export class FaultProxy {
  readonly browserErrors = new BrowserErrors();
  readonly #server: Server;
  readonly #options: ProxyOptions;
  readonly #rules = new FaultRules();
  readonly #scripts: string[];
  isOffline = false;

  private constructor(options: ProxyOptions) {
    this.#options = options;
    this.#scripts = [...(options.scripts ?? [reportScript])];
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch(() => response.destroy());
    });
    this.#server.on('connect', (_request, socket) => socket.destroy());
  }

  static async start(options: ProxyOptions = {}): Promise<FaultProxy> {
    const proxy = new FaultProxy(options);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
    return address.port;
  }

  add(rule: FaultRule): ActiveFault {
    return this.#rules.add(rule);
  }

  clear(): void {
    this.#rules.clear();
  }

  addScript(source: string): void {
    this.#scripts.push(source);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request;
    const url = new URL(request.url ?? '', `http://${headers.host ?? '127.0.0.1'}`);
    if (url.pathname === errorReportPath) {
      this.browserErrors.addConsoleError(await text(request));
      response.writeHead(204).end();
      return;
    }
    if (url.pathname === blankPath) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title></title>');
      return;
    }
    const isHere = /(^|\.)localhost$|^127\.0\.0\.1$/.test(url.hostname);
    if (!isHere || this.isOffline) return this.#fail(request, response, url);
    const named = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    const fault = await this.#rules.take({ url: url.href, method, headers: Object.fromEntries(named) });
    await this.#meet(request, response, url, fault);
  }

  async #meet(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    fault: ImmediateFault,
  ): Promise<void> {
    switch (fault.kind) {
      case 'fail':
        return this.#fail(request, response, url);
      case 'answer': {
        this.#note(request, url, fault.status);
        const type = { 'content-type': fault.contentType ?? 'application/json' };
        response.writeHead(fault.status, { ...type, ...fault.headers, connection: 'close' }).end(fault.body);
        return;
      }
      case 'lose-answer':
      case 'none':
        break;
    }
    const upstreamResponse = await this.#forward(request, url);
    if (fault.kind !== 'lose-answer') return this.#pass(request, response, url, upstreamResponse);
    upstreamResponse.resume();
    this.#fail(request, response, url);
  }

  #forward(request: IncomingMessage, url: URL): Promise<IncomingMessage> {
    const { 'accept-encoding': _packed, 'proxy-connection': _kept, ...rest } = request.headers;
    const { accept = '' } = rest;
    const headers = { ...rest, host: url.host, connection: 'close' };
    if (accept.includes('text/html')) delete headers['if-none-match'];
    return new Promise((resolve, reject) => {
      const { method } = request;
      const path = url.pathname + url.search;
      const sent = ask({ host: '127.0.0.1', port: url.port, method, path, headers }, resolve);
      sent.once('error', reject);
      request.pipe(sent);
    });
  }

  async #pass(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    upstreamResponse: IncomingMessage,
  ): Promise<void> {
    const { statusCode: status = 502 } = upstreamResponse;
    this.#note(request, url, status);
    const headers = { ...upstreamResponse.headers, connection: 'close' };
    const { 'content-type': type = '' } = upstreamResponse.headers;
    const isHtml = type.startsWith('text/html');
    if (!isHtml && (this.#options.rewrite === undefined || !/css|javascript/.test(type))) {
      response.writeHead(status, headers);
      upstreamResponse.pipe(response);
      return;
    }
    const body = await text(upstreamResponse);
    const rewritten = this.#options.rewrite?.(body, type) ?? body;
    const whole = isHtml ? withFirstScripts(rewritten, headers, this.#scripts) : { html: rewritten, headers };
    const { 'content-length': _length, 'transfer-encoding': _coding, etag: _etag, ...sent } = whole.headers;
    response.writeHead(status, sent).end(whole.html);
  }

  #note({ method = 'GET' }: IncomingMessage, { href }: URL, status: number): void {
    if (status >= 400) this.browserErrors.addFailedRequest({ method, url: href, reason: String(status) });
  }

  #fail({ method = 'GET' }: IncomingMessage, response: ServerResponse, { href }: URL): void {
    this.browserErrors.addFailedRequest({ method, url: href, reason: 'connection reset' });
    response.destroy();
  }
}
