/** @jest-environment node */
import { areaList } from '@vant/area-data';
import { chooseArea, chooseCity, chooseProvince, regionTree } from './region';

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
