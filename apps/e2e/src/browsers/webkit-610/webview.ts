import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

interface Waiting {
  readonly resolve: (result: string) => void;
  readonly reject: (error: Error) => void;
}

export interface WebViewOptions {
  readonly java: string;
  readonly library: string;
  readonly classes: string;
  readonly display: string;
  readonly proxyPort: number;
}

/** Controls the Java process of a web view by commands on its standard input (see Driver.java). */
export class WebViewProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #folder: string;
  readonly #waiting = new Map<string, Waiting>();
  #lastNumber = 0;

  constructor({ java, library, classes, display, proxyPort }: WebViewOptions) {
    this.#folder = mkdtempSync(join(tmpdir(), 'chada-webview-'));
    const properties = {
      'prism.order': 'sw',
      'http.proxyHost': '127.0.0.1',
      'http.proxyPort': String(proxyPort),
      // The list of hosts without a proxy is empty, so requests to local hosts also use the proxy.
      'http.nonProxyHosts': '',
      // With the usual limit of 5 connections per host, held requests would block all other requests.
      'http.maxConnections': '20',
      'sun.net.http.retryPost': 'false',
      'user.language': 'th',
      'user.country': 'TH',
    };
    this.#child = spawn(
      java,
      [
        ...Object.entries(properties).map(([name, value]) => `-D${name}=${value}`),
        '--module-path',
        library,
        '--add-modules',
        'javafx.web,javafx.controls',
        '--class-path',
        classes,
        'Driver',
        this.#folder,
      ],
      { stdio: ['pipe', 'pipe', 'ignore'], env: { ...process.env, DISPLAY: display } },
    );
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#take(line));
    this.#child.once('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The web view is closed.'));
    });
  }

  send(tab: string, act: string, ...given: readonly string[]): Promise<string> {
    this.#lastNumber += 1;
    const number = String(this.#lastNumber);
    const result = new Promise<string>((resolve, reject) => this.#waiting.set(number, { resolve, reject }));
    const coded = given.map((item) => Buffer.from(item).toString('base64'));
    this.#child.stdin.write(`${[number, tab, act, ...coded].join(' ')}\n`);
    return result;
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('close', resolve));
    this.#child.kill('SIGKILL');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #take(line: string): void {
    const [number = '', how, coded = ''] = line.split(' ');
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    const result = Buffer.from(coded, 'base64').toString();
    if (how === 'ok') waiting?.resolve(result);
    else waiting?.reject(new Error(result));
  }
}
