const { operationList } = require('@chada/contract');
const { createApiClient } = require('@chada/api-client');

console.log(JSON.stringify({ operations: operationList.length, client: typeof createApiClient }));
