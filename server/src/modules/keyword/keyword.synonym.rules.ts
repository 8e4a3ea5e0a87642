/** Returns the other names of the groups that one of these names belongs to. */
export function namesakes(names: readonly string[]): string[] {
  return synonymGroups.filter((group) => group.some((name) => names.includes(name))).flat();
}

/**
 * Groups of synonyms in lower case. The first of a group is the term for page texts; the order has no other meaning.
 */
export const synonymGroups: readonly (readonly string[])[] = [
  ['xrd', 'x射线衍射', 'x 射线衍射', 'x-ray diffraction', '粉末衍射', '衍射', 'x光衍射'],
  ['xps', 'x射线光电子能谱', '光电子能谱', 'esca', 'x-ray photoelectron'],
  ['sem', '扫描电镜', '扫描电子显微镜', 'scanning electron'],
  ['tem', '透射电镜', '透射电子显微镜', 'transmission electron'],
  ['afm', '原子力显微镜', 'atomic force'],
  ['eds', 'edx', '能谱', '能谱仪', '元素面分布', 'mapping'],
  ['ebsd', '电子背散射衍射', '背散射衍射'],
  ['ftir', 'ft-ir', '红外', '红外光谱', '傅里叶红外', 'infrared'],
  ['raman', '拉曼', '拉曼光谱'],
  ['uv-vis', 'uvvis', '紫外', '紫外可见', '紫外-可见'],
  ['nmr', '核磁', '核磁共振', 'nuclear magnetic resonance'],
  ['epr', 'esr', '顺磁共振', '电子顺磁', '自由基'],
  ['icp-ms', 'icpms', '等离子体质谱'],
  ['icp-oes', 'icpoes', 'icp-aes', '等离子体发射光谱'],
  ['bet', '比表面', '比表面积', '孔径分布', '氮气吸附', '物理吸附', 'surface area'],
  ['tga', '热重', 'tg', 'thermogravimetry'],
  ['dsc', '差示扫描量热', '差热', 'calorimetry'],
  ['gc-ms', 'gcms', '气质', '气相色谱质谱', '气质联用'],
  ['lc-ms', 'lcms', '液质', '液相色谱质谱', '液质联用'],
  ['hplc', '液相', '液相色谱', '高效液相'],
  ['gpc', 'sec', '凝胶色谱', '凝胶渗透色谱', '分子量分布'],
  ['粒度', '粒径', '粒度分布', 'particle size'],
  ['zeta', 'zeta电位', '电位', 'dls', '动态光散射'],
  ['接触角', '浸润性', '亲水性', 'contact angle'],
  ['拉伸', '拉伸试验', '抗拉强度', 'tensile'],
  ['dft', '第一性原理', '理论计算', '密度泛函'],
  ['分子动力学', 'md模拟', 'molecular dynamics'],
  ['16s', '扩增子', '微生物多样性', 'amplicon'],
  ['转录组', 'rna-seq', 'rnaseq', '基因表达'],
  ['预约', '机时', '现场'],
  ['单晶', '单晶衍射', 'single crystal'],
];
