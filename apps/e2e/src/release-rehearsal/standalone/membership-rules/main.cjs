const { resolveRefundPercent } = require('@chada/membership-rules');

console.log(JSON.stringify({ percent: resolveRefundPercent(1, { 1: 5, 2: 5, 3: 8, 4: 12, 5: 15, 6: 15 }) }));
