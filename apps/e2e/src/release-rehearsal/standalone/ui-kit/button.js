export { Button } from '@chada/ui-kit';
