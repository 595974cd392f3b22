import { createTranslator } from '@chada/messages/catalogue';
import { describe, expect, it } from 'vitest';
import { addressProblems, addressToSend, changeAddress } from './address-values.ts';

const t = createTranslator();
const palace = {
  recipient: 'สมศรี ใจดี',
  phone: '0812223333',
  line: '99/9 ถนนมหาราช',
  provinceCode: '10',
  districtCode: '1001',
  subdistrictCode: '100101',
  postcode: '10200',
};

describe('an address', () => {
  it('[ME-12] gets its postcode from the sub-district', () => {
    const without = { ...palace, subdistrictCode: '', postcode: '' };
    expect(changeAddress(without, 'subdistrictCode', '100101').postcode).toBe('10200');
  });

  it('[ME-12] clears the dependent fields of a changed province or district', () => {
    expect(changeAddress(palace, 'provinceCode', '50')).toMatchObject({
      provinceCode: '50',
      districtCode: '',
      subdistrictCode: '',
      postcode: '',
      line: palace.line,
    });
    expect(changeAddress(palace, 'districtCode', '1002')).toMatchObject({
      districtCode: '1002',
      subdistrictCode: '',
      postcode: '',
    });
  });

  it('[ME-12] reports a missing part, or a part that belongs to another place', () => {
    expect(Object.values(addressProblems(palace, t)).filter((problem) => problem !== undefined)).toEqual([]);
    expect(addressProblems({ ...palace, districtCode: '5001' }, t).districtCode).toBe('กรุณาเลือกอำเภอหรือเขต');
    expect(addressProblems({ ...palace, phone: '02-123-4567' }, t).phone).toBeTruthy();
    expect(addressProblems({ ...palace, recipient: '  ' }, t).recipient).toBe('กรุณากรอกชื่อผู้รับ');
  });

  it('[ME-12] is sent without surrounding spaces and with a normalized phone number', () => {
    expect(addressToSend({ ...palace, recipient: ' สมศรี ', phone: '+66 81-222-3333' })).toMatchObject({
      recipient: 'สมศรี',
      phone: '0812223333',
    });
  });
});
