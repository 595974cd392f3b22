import { describe, expect, it } from 'vitest';
import { misplacedAddressPart, postcodeOfSubdistrict } from './index.ts';
import postcodes from './postcodes.json' with { type: 'json' };

const address = {
  provinceCode: '10',
  districtCode: '1001',
  subdistrictCode: '100101',
  postcode: '10200',
};

describe('a Thai address', () => {
  it('[AP-25] [ME-12] is consistent if each area contains the smaller area', () => {
    expect(misplacedAddressPart(address)).toBeUndefined();
    expect(
      misplacedAddressPart({
        provinceCode: '50',
        districtCode: '5001',
        subdistrictCode: '500108',
        postcode: '50200',
      }),
    ).toBeUndefined();
  });

  it.each([
    ['districtCode', { provinceCode: '50' }],
    ['districtCode', { districtCode: '1099', subdistrictCode: '109901' }],
    ['districtCode', { provinceCode: '', districtCode: '' }],
    ['districtCode', { provinceCode: 'to', districtCode: 'toString' }],
    ['subdistrictCode', { subdistrictCode: '100201' }],
    ['subdistrictCode', { subdistrictCode: '100199' }],
    ['subdistrictCode', { subdistrictCode: '1001010' }],
    ['postcode', { postcode: '10300' }],
    ['postcode', { postcode: '' }],
  ] as const)('[AP-25] reports %s of %j', (part, wrong) => {
    expect(misplacedAddressPart({ ...address, ...wrong })).toBe(part);
  });

  it('has a postcode for every sub-district of the country', () => {
    let count = 0;
    for (const [district, groups] of Object.entries(postcodes)) {
      expect(groups).toMatch(/^\d{5}:(\d\d)+(,\d{5}:(\d\d)+)*$/);
      for (const group of groups.split(',')) {
        const [postcode, endings = ''] = group.split(':');
        for (const ending of endings.match(/\d\d/g) ?? []) {
          expect(postcodeOfSubdistrict(`${district}${ending}`)).toBe(postcode);
          count += 1;
        }
      }
    }
    expect([Object.keys(postcodes).length, count]).toEqual([928, 7475]);
  });
});
