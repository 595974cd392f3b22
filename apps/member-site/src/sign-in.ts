import { readClient, startSignIn } from '@chada/site/sign-in';

const root = document.getElementById('root');
if (!root) throw new Error('#root is missing.');
startSignIn({ client: readClient(document), root, webVersion: WEB_VERSION });
