// Tests render parts of a screen without the entry point that normally adds the texts (see `texts.test.ts`).
import '@chada/messages/catalogue';
