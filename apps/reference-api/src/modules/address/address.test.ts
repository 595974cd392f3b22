import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/test-app.ts';
import { signUp, type TestMember } from '../../../test/support/test-members.ts';

let member: TestMember;
const app = await openTestApp();
beforeEach(async () => {
  member = await signUp(app);
});

const address = {
  recipient: 'สมศรี ใจดี',
  phone: '0812345678',
  line: '99/9 ซอยสุขใจ 3',
  subdistrictCode: '100101',
  districtCode: '1001',
  provinceCode: '10',
  postcode: '10200',
};
const update = (body: typeof address) => app.call('address.update', { body }, member);
const readAddress = async () => (await app.call('address.mine', {}, member)).data?.address;

describe('the delivery address', () => {
  it('[AP-25, ME-12] is empty at first and can be set and replaced', async () => {
    expect(await readAddress()).toBeNull();
    expect((await update(address)).data).toEqual({ address });
    expect(await readAddress()).toEqual(address);
    const moved = {
      ...address,
      line: '1 ถนนนิมมานเหมินท์',
      subdistrictCode: '500108',
      districtCode: '5001',
      provinceCode: '50',
      postcode: '50200',
    };
    await update(moved);
    expect(await readAddress()).toEqual(moved);
  });

  it('[EN-02, AP-05] is part of the profile', async () => {
    await update(address);
    const { data } = await app.call('user.detail', { params: { uuid: member.uuid } }, member);
    expect(data?.user_address).toEqual(address);
  });

  it.each([
    ['a district of another province', { provinceCode: '50' }, 'body.districtCode'],
    ['a sub-district of another district', { subdistrictCode: '100201' }, 'body.subdistrictCode'],
    ['an unknown sub-district', { subdistrictCode: '100199' }, 'body.subdistrictCode'],
    ['another postcode', { postcode: '50200' }, 'body.postcode'],
    ['a name of spaces', { recipient: '   ' }, 'body.recipient'],
    ['an empty line', { line: '' }, 'body.line'],
    ['an invalid phone', { phone: '12345' }, 'body.phone'],
  ])('[AP-25, ME-12] is refused with %s and the name of the field', async (_, wrong, path) => {
    await update(address);
    const { error } = await update({ ...address, ...wrong });
    expect(error?.code).toBe('VALIDATION_FAILED');
    expect(error?.fields?.map((field) => field.path)).toEqual([path]);
    expect(await readAddress()).toEqual(address);
  });

  it('[AP-25] is stored as typed, with a composed sara am and without outer spaces', async () => {
    await update({ ...address, recipient: ' น้ำ  ', line: "<b>'; drop table address --" });
    expect(await readAddress()).toMatchObject({ recipient: 'น้ำ', line: "<b>'; drop table address --" });
  });
});
