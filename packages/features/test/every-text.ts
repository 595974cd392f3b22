// Tests render parts of a screen without its entry point, which normally adds the texts (see `texts.test.ts`).
import '@chada/messages/catalogue';
