/** @jest-environment node */
import { areaList } from '@vant/area-data';
import { chooseArea, chooseCity, chooseProvince, districtsOf, regionTree } from './region';

const allowed = ['110108', '310115', '310104'];

test('only provinces and cities with an allowed district are offered', () => {
  const tree = regionTree(areaList, allowed);
  expect([...tree.keys()]).toEqual(['北京市', '上海市']);
  expect(tree.get('上海市')?.get('上海市')).toEqual([
    { name: '徐汇区', code: '310104' },
    { name: '浦东新区', code: '310115' },
  ]);
});

test('without a limit every district of the standard can be chosen', () => {
  const districts = [...regionTree(areaList).values()].flatMap((cities) => [...cities.values()].flat());
  expect(districts).toHaveLength(Object.keys(areaList.county_list).length);
});

test('a complete choice sets the code, and another province clears it', () => {
  const tree = regionTree(areaList);
  const inSuzhou = chooseCity(chooseProvince(tree, '江苏省'), '苏州市');
  const chosen = chooseArea(tree, inSuzhou, '虎丘区');
  expect(chosen).toEqual({ province: '江苏省', city: '苏州市', area: '虎丘区', address_code: '320505' });
  expect(chooseProvince(tree, '浙江省')).toEqual({
    province: '浙江省',
    city: '',
    area: '',
    address_code: '',
  });
});

test('the only city of a province is chosen with it', () => {
  expect(chooseProvince(regionTree(areaList, allowed), '北京市').city).toBe('北京市');
});

test.each(['北京市', '天津市', '上海市', '重庆市'])(
  '%s has districts without a city to choose',
  (province) => {
    const tree = regionTree(areaList);
    const chosen = chooseProvince(tree, province);
    expect([...(tree.get(province)?.keys() ?? [])]).toEqual([province]);
    expect(chosen.city).toBe(province);
    const [district] = districtsOf(tree, chosen);
    expect(chooseArea(tree, chosen, district?.name ?? '')).toMatchObject({
      city: province,
      address_code: district?.code,
    });
  },
);

test('a saved municipality with 市辖区 or 县 as its city keeps its districts', () => {
  const tree = regionTree(areaList);
  const saved = { province: '重庆市', city: '县', area: '巫山县', address_code: '500237' };
  expect(districtsOf(tree, saved).map(({ code }) => code)).toContain('500237');
  expect(chooseArea(tree, saved, '巫溪县')).toEqual({
    province: '重庆市',
    city: '重庆市',
    area: '巫溪县',
    address_code: '500238',
  });
});
