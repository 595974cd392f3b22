// Parts of a screen are tested without its entry point, which is what brings its texts (see `texts.test.ts`).
import '@chada/messages/catalogue';
