/** Slides of the home page. The pictures have free space on the left for the text. */
export const bannerSeeds = [
  {
    img: '/upload/img/banner-platform.svg',
    title: '百余项检测与分析服务，一站下单',
    description: '从样品寄出到数据交付，每一步都有进度、有通知、有专人负责。',
    redirect: null,
  },
  {
    img: '/upload/img/banner-xrd.svg',
    title: 'X 射线粉末衍射，可加急',
    description: '物相鉴定、结晶度与晶粒尺寸，60 元/样起，学生先测后付。',
    redirect: 'xrd',
  },
  {
    img: '/upload/img/banner-battery.svg',
    title: '电池材料专区',
    description: '正极材料五项合一表征，同一批样品在各仪器之间流转，报告统一编号。',
    redirect: 'area-cathode',
  },
  {
    img: '/upload/img/banner-compute.svg',
    title: '数据也有人读：精修、分峰、第一性原理计算',
    description: '由懂实验的人分析实验数据，交付可编辑的图、参数与说明。',
    redirect: 'dft',
  },
] as const;
