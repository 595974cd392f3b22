import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { MAX_SLIP_BYTES, operations } from '@chada/contract';
import { largestUploadMegabytes } from '../hosting/nginx-config.ts';
import { listenLocally } from '../site-server/site-server.ts';
import { runNginx, type NginxTask } from './run-nginx.ts';

function slipForm(fileBytes: number): { readonly body: Buffer; readonly contentType: string } {
  const boundary = 'chada-upload-check';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="slip"; filename="slip.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(fileBytes, 1),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { body, contentType: `multipart/form-data; boundary=${boundary}` };
}

function upload(port: number, host: string, fileBytes: number): Promise<{ status: number; sent: number }> {
  const { method, path } = operations['slip.verify'];
  const { body, contentType } = slipForm(fileBytes);
  const headers = { host, 'content-type': contentType, 'content-length': body.length };
  return new Promise((resolve, reject) => {
    const sending = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, sent: body.length }));
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

const sizes = [
  { what: 'a slip of 1.5 MB', fileBytes: 1_500_000, status: 200 },
  { what: 'the largest slip', fileBytes: MAX_SLIP_BYTES, status: 200 },
  { what: 'a file above all limits', fileBytes: largestUploadMegabytes * 2 ** 20, status: 413 },
] as const;

/**
 * Uploads slips through nginx to a test API. Returns a sentence for each result that differs from the expected result.
 */
export async function uploadDifferences({
  host,
  ...task
}: NginxTask & { readonly host: string }): Promise<string[]> {
  if (!readFileSync(task.configurationFile, 'utf8').includes('location /api/')) return [];
  const arrived: number[] = [];
  const api = createServer((incoming, response) => {
    let bytes = 0;
    incoming.on('data', (part: Buffer) => (bytes += part.length));
    incoming.on('end', () => {
      arrived.push(bytes);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const apiPort = await listenLocally(api, 0);
  const nginx = await runNginx({ ...task, apiPort });
  try {
    const differences: string[] = [];
    for (const { what: name, fileBytes, status } of sizes) {
      arrived.length = 0;
      const result = await upload(nginx.port, host, fileBytes);
      const expected = status === 200 ? [result.sent] : [];
      if (result.status !== status) differences.push(`${name}: status ${result.status}, not ${status}`);
      else if (arrived.join() !== expected.join())
        differences.push(
          `${name}: ${arrived.join() || 'nothing'} arrived, not ${expected.join() || 'nothing'}`,
        );
    }
    return differences;
  } finally {
    await nginx.stop();
    api.close();
  }
}
