import { describe, expect, it } from 'vitest';
import { thaiAddressNames, thaiDistricts, thaiProvinces, thaiSubdistricts } from './index.ts';

describe('Thai addresses', () => {
  it('[ME-12] contain 77 provinces, 928 districts and 7,475 sub-districts', () => {
    const all = thaiProvinces();
    const districts = all.flatMap(({ code }) => thaiDistricts(code));
    const subdistricts = districts.flatMap(({ code }) => thaiSubdistricts(code));
    expect([all.length, districts.length, subdistricts.length]).toEqual([77, 928, 7475]);
    const places = [...all, ...districts, ...subdistricts];
    expect(new Set(places.map(({ code }) => code)).size).toBe(places.length);
    for (const { name } of places) expect(name).toMatch(/^[ก-๙][ก-๙ ().-]*$/u);
  });

  it('[ME-12] are sorted in Thai alphabetical order', () => {
    expect(thaiProvinces()[0]).toEqual({ code: '81', name: 'กระบี่' });
    expect(thaiDistricts('10')).toHaveLength(50);
    expect(thaiSubdistricts('1001').map(({ name }) => name)).toContain('พระบรมมหาราชวัง');
    const names = thaiDistricts('50').map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'th')));
  });

  it('[ME-12] return the names of an address, or undefined for an unknown code', () => {
    expect(thaiAddressNames({ provinceCode: '10', districtCode: '1001', subdistrictCode: '100101' })).toEqual(
      { province: 'กรุงเทพมหานคร', district: 'พระนคร', subdistrict: 'พระบรมมหาราชวัง' },
    );
    expect(
      thaiAddressNames({ provinceCode: '99', districtCode: 'toString', subdistrictCode: '100199' }),
    ).toEqual({ province: undefined, district: undefined, subdistrict: undefined });
    expect([...thaiDistricts('99'), ...thaiSubdistricts('constructor')]).toEqual([]);
  });
});
