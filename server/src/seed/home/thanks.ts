/**
 * Rows that show how acknowledgements are presented. None is a real paper: each field says 示例,
 * and each leads to the service that it speaks of.
 */
export const thanksSeeds = [
  {
    company: '示例作者一，示例高校A 材料学院',
    title: 'X 射线粉末衍射（XRD）',
    code: '示例期刊 J. Sample Mater.，2026，示例卷',
    content: '（示例）感谢检测平台在 XRD 与 Rietveld 精修方面提供的帮助。',
    sketch: '（示例）研究烧结温度对层状正极材料结构与循环性能的影响。',
    source: '/detail/xrd',
  },
  {
    company: '示例作者二，示例高校B 环境学院',
    title: '电子顺磁共振（EPR）',
    code: '示例期刊 J. Sample Environ.，2026，示例卷',
    content: '（示例）感谢检测平台协助完成自由基捕获实验。',
    sketch: '（示例）比较两种过硫酸盐体系中活性物种的贡献。',
    source: '/detail/epr',
  },
  {
    company: '示例作者三，示例研究所C',
    title: '球差校正透射电镜（AC-STEM）',
    code: '示例期刊 Sample Catal.，2026，示例卷',
    content: '（示例）感谢检测平台提供 HAADF-STEM 表征。',
    sketch: '（示例）报道一种碳载单原子催化剂的合成及其氧还原性能。',
    source: '/detail/ac-stem',
  },
  {
    company: '示例作者四，示例高校A 生命学院',
    title: '16S/ITS 扩增子测序',
    code: '示例期刊 Sample Microbiol.，2025，示例卷',
    content: '（示例）感谢检测平台完成扩增子测序与标准分析。',
    sketch: '（示例）分析连作土壤中细菌群落随年限的变化。',
    source: '/detail/amplicon-16s',
  },
  {
    company: '示例作者五，示例企业D 研发中心',
    title: '凝胶渗透色谱（GPC）',
    code: '示例期刊 Sample Polym.，2025，示例卷',
    content: '（示例）感谢检测平台提供高温 GPC 测试。',
    sketch: '（示例）研究聚烯烃在多次加工后的分子量变化。',
    source: '/detail/gpc',
  },
  {
    company: '示例作者六，示例高校B 化学学院',
    title: 'DFT 第一性原理计算',
    code: '示例期刊 Sample Chem.，2025，示例卷',
    content: '（示例）感谢检测平台在吸附能与反应路径计算中的协助。',
    sketch: '（示例）结合实验与计算解释合金表面 CO₂ 还原的选择性。',
    source: '/detail/dft',
  },
] as const;
