import { levelFor, tiers } from '@chada/membership-rules';

const satang = 6_000_000;
const level = levelFor({ cumulativeDepositSatang: satang, monthDepositSatang: satang });
console.log(JSON.stringify({ level, name: tiers[level - 1].name }));
