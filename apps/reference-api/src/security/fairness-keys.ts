import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';

export interface FairnessKeys {
  readonly publicKey: Buffer;
  sign(text: string): Buffer;
  seal(serverSeed: string, commitment: string): Buffer;
  /** Decrypts a server seed. Throws if the seed was encrypted with another secret or for another commitment. */
  unseal(sealed: Buffer, commitment: string): string;
}

/** The constant beginning of an Ed25519 private key in DER form. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const CIPHER = 'aes-256-gcm';
const [IV_LENGTH, TAG_LENGTH] = [12, 16];

/** Derives all keys of provable draws from `secret`, which has at least 32 bytes in base64. */
export function createFairnessKeys(secret: string): FairnessKeys {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', use, 32));
  const der = Buffer.concat([PKCS8, keyFor('chada fairness: sign')]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const sealKey = keyFor('chada fairness: seal');
  return {
    publicKey: createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32),
    sign: (text) => sign(null, Buffer.from(text, 'utf8'), privateKey),
    seal(serverSeed, commitment) {
      const iv = randomBytes(IV_LENGTH);
      const cipher = createCipheriv(CIPHER, sealKey, iv).setAAD(Buffer.from(commitment, 'hex'));
      const sealed = Buffer.concat([cipher.update(serverSeed, 'hex'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    unseal(sealed, commitment) {
      const decipher = createDecipheriv(CIPHER, sealKey, sealed.subarray(0, IV_LENGTH))
        .setAAD(Buffer.from(commitment, 'hex'))
        .setAuthTag(sealed.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH));
      const opened = decipher.update(sealed.subarray(IV_LENGTH + TAG_LENGTH));
      return Buffer.concat([opened, decipher.final()]).toString('hex');
    },
  };
}
