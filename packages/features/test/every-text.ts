// This import adds all texts, because tests don't run the entry points that add the texts of each feature.
import '@chada/messages/catalogue';
