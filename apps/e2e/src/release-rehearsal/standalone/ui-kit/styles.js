import '@chada/ui-kit/tokens.css';
import '@chada/ui-kit/styles.css';
