// Adds all texts, because tests don't run the entry points that add the texts of each feature (see `texts.test.ts`).
import '@chada/messages/catalogue';
