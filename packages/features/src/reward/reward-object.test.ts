import { objectNames } from '@chada/ui-kit/object-art';
import { expect, it } from 'vitest';
import { sampleRewards } from '../../test/sample-content.ts';
import { categoryObject, rewardObject } from './reward-object.ts';
import keywords from './reward-objects.json' with { type: 'json' };

it.each([
  ['พัดลมตั้งโต๊ะ 16 นิ้ว', 'fan'],
  ['หม้อหุงข้าวไฟฟ้า 1.8 ลิตร', 'cooker'],
  ['กระติกน้ำเก็บความเย็น 1 ลิตร', 'thermos'],
  ['ชุดเครื่องนอนคอตตอน 6 ฟุต', 'bedding'],
  ['ร่มพับกันยูวี', 'umbrella'],
  ['ถุงผ้าลายไทย', 'tote'],
  ['หูฟังไร้สาย', 'headphones'],
  ['พาวเวอร์แบงก์ 20,000 mAh', 'powerbank'],
  ['ลำโพงบลูทูธกันน้ำ', 'speaker'],
  ['สมาร์ตวอตช์', 'watch'],
  ['สมาร์ตโฟน 128 GB', 'phone'],
  ['แหวนทองครึ่งสลึง', 'ring'],
  ['สร้อยคอเงินแท้', 'necklace'],
  ['เครดิต 50 บาท', 'coins'],
  ['Bluetooth Speaker', 'speaker'],
] as const)('%s is drawn as %s', (name, object) => expect(rewardObject('other', name)).toBe(object));

it('draws a reward whose name names no object as its category, or as a gift', () => {
  expect(rewardObject('gold', 'ของที่ระลึก')).toBe('ring');
  expect(rewardObject('other', 'ของที่ระลึก')).toBe('gift');
  expect(categoryObject('constructor')).toBe('gift');
});

it('draws every sample reward as a different object within its category, except credit', () => {
  for (const { categoryId, rewards } of sampleRewards) {
    if (categoryId === 'credit') continue;
    const objects = rewards.map(({ name }) => rewardObject(categoryId, name));
    expect(new Set(objects).size, objects.join()).toBe(objects.length);
  }
});

it('lists drawn objects only', () => {
  expect(Object.keys(keywords).filter((name) => !objectNames.some((object) => object === name))).toEqual([]);
});
