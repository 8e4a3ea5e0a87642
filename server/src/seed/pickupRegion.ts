/**
 * Districts with free pick-up in the two cities (specification, section 1), by GB/T 2260 code. The outer suburbs
 * are excluded: a pick-up there takes longer than its slot.
 */
export const pickupCities: readonly { city: string; districts: Readonly<Record<string, string>> }[] = [
  {
    city: '北京市',
    districts: {
      110101: '东城区',
      110102: '西城区',
      110105: '朝阳区',
      110106: '丰台区',
      110107: '石景山区',
      110108: '海淀区',
      110111: '房山区',
      110112: '通州区',
      110113: '顺义区',
      110114: '昌平区',
      110115: '大兴区',
    },
  },
  {
    city: '上海市',
    districts: {
      310101: '黄浦区',
      310104: '徐汇区',
      310105: '长宁区',
      310106: '静安区',
      310107: '普陀区',
      310109: '虹口区',
      310110: '杨浦区',
      310112: '闵行区',
      310113: '宝山区',
      310114: '嘉定区',
      310115: '浦东新区',
      310117: '松江区',
      310120: '奉贤区',
    },
  },
];
