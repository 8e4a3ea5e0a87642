import type { AreaRoute } from '@portal/shared/portal';
import { type ComponentType, createElement, lazy } from 'react';
import { CodeLost } from '../ui/CodeLost';
import { startDesk } from '../ui/session/desk';
import { ahead, callAhead } from './ahead';

/**
 * A page whose code is loaded when it is rendered: behind the login, never with it. Only a login that this browser has kept and the
 * server is still checking loads it at once.
 */
const behindLogin = (load: () => Promise<ComponentType>) => async () => {
  ahead(load);
  const Page = lazy(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      () => ({ default: CodeLost }),
    ),
  );
  return () => createElement(Page);
};

const today = behindLogin(() =>
  import('../today/TodayPage').then(({ TodayPage, callToday }) => callAhead(TodayPage, callToday)),
);
const orders = behindLogin(() =>
  import('../orders/OrdersPage').then(({ OrdersPage, callOrders }) => callAhead(OrdersPage, callOrders)),
);
const order = behindLogin(() => import('../order/OrderPage').then((m) => m.OrderPage));
const bench = behindLogin(() => import('../bench/BenchPage').then((m) => m.BenchPage));
const worksheets = behindLogin(() => import('../worksheet/WorksheetsPage').then((m) => m.WorksheetsPage));
const newWorksheet = behindLogin(() =>
  import('../worksheet/NewWorksheetPage').then((m) => m.NewWorksheetPage),
);
const worksheet = behindLogin(() => import('../worksheet/WorksheetPage').then((m) => m.WorksheetPage));
const reports = behindLogin(() => import('../report/ReportsPage').then((m) => m.ReportsPage));
const report = behindLogin(() => import('../report/ReportPage').then((m) => m.ReportPage));
const reception = behindLogin(() => import('../reception/ReceptionPage').then((m) => m.ReceptionPage));
const unclaimed = behindLogin(() =>
  import('../reception/unclaimed/UnclaimedPage').then((m) => m.UnclaimedPage),
);
const visits = behindLogin(() => import('../visits/VisitsPage').then((m) => m.VisitsPage));
const bookings = behindLogin(() => import('../visits/BookingsPage').then((m) => m.BookingsPage));
const instruments = behindLogin(() =>
  import('../instruments/InstrumentsPage').then((m) => m.InstrumentsPage),
);
const transfers = behindLogin(() => import('../money/transfer/TransfersPage').then((m) => m.TransfersPage));
const bank = behindLogin(() => import('../money/bank/BankPage').then((m) => m.BankPage));
const prestores = behindLogin(() => import('../money/prestore/PrestoresPage').then((m) => m.PrestoresPage));
const approvals = behindLogin(() => import('../money/approval/ApprovalsPage').then((m) => m.ApprovalsPage));
const billing = behindLogin(() => import('../money/billing/BillingPage').then((m) => m.BillingPage));
const statements = behindLogin(() =>
  import('../money/statement/StatementsPage').then((m) => m.StatementsPage),
);
const statement = behindLogin(() => import('../money/statement/StatementPage').then((m) => m.StatementPage));
const invoices = behindLogin(() => import('../money/invoice/InvoicesPage').then((m) => m.InvoicesPage));
const invoice = behindLogin(() => import('../money/invoice/InvoicePage').then((m) => m.InvoicePage));
const accounts = behindLogin(() => import('../admin/account/AccountsPage').then((m) => m.AccountsPage));
const merge = behindLogin(() => import('../admin/merge/MergePage').then((m) => m.MergePage));
const audit = behindLogin(() => import('../admin/audit/AuditPage').then((m) => m.AuditPage));
const requirements = behindLogin(() =>
  import('../requirement/RequirementsPage').then((m) => m.RequirementsPage),
);
const requirement = behindLogin(() =>
  import('../requirement/RequirementPage').then((m) => m.RequirementPage),
);
const sendings = behindLogin(() => import('../admin/sending/SendingPage').then((m) => m.SendingPage));
const content = behindLogin(() => import('../content/ContentStart').then((m) => m.ContentStart));
const articles = behindLogin(() => import('../content/article/ArticlesPage').then((m) => m.ArticlesPage));
const article = behindLogin(() => import('../content/article/ArticlePage').then((m) => m.ArticlePage));
const services = behindLogin(() => import('../content/service/ServicesPage').then((m) => m.ServicesPage));
const service = behindLogin(() => import('../content/service/ServicePage').then((m) => m.ServicePage));
const home = behindLogin(() => import('../content/home/HomePage').then((m) => m.HomePage));
const pictures = behindLogin(() => import('../content/picture/PicturesPage').then((m) => m.PicturesPage));
const evaluations = behindLogin(() => import('../evaluation/EvaluationsPage').then((m) => m.EvaluationsPage));
const dueSamples = behindLogin(() => import('../sample/DuePage').then((m) => m.DuePage));
const recycles = behindLogin(() => import('../sample/RecyclesPage').then((m) => m.RecyclesPage));
const sample = behindLogin(() => import('../sample/SamplePage').then((m) => m.SamplePage));
const credits = behindLogin(() => import('../money/credit/CreditsPage').then((m) => m.CreditsPage));
const withdrawals = behindLogin(() =>
  import('../money/withdrawal/WithdrawalsPage').then((m) => m.WithdrawalsPage),
);
const ledger = behindLogin(() => import('../money/ledger/LedgerPage').then((m) => m.LedgerPage));
const promoters = behindLogin(() =>
  import('../promotion/promoter/PromotersPage').then((m) => m.PromotersPage),
);
const exchanges = behindLogin(() =>
  import('../promotion/exchange/ExchangesPage').then((m) => m.ExchangesPage),
);
const goods = behindLogin(() => import('../promotion/goods/GoodsPage').then((m) => m.GoodsPage));
const coupons = behindLogin(() => import('../promotion/coupon/CouponsPage').then((m) => m.CouponsPage));
const quotations = behindLogin(() => import('../quotation/QuotationsPage').then((m) => m.QuotationsPage));
const quotation = behindLogin(() => import('../quotation/QuotationPage').then((m) => m.QuotationPage));
const members = behindLogin(() => import('../member/MembersPage').then((m) => m.MembersPage));
const member = behindLogin(() => import('../member/MemberPage').then((m) => m.MemberPage));
const clusters = behindLogin(() => import('../cluster/ClustersPage').then((m) => m.ClustersPage));
const cluster = behindLogin(() => import('../cluster/ClusterPage').then((m) => m.ClusterPage));
const priceGroups = behindLogin(() => import('../priceGroup/PriceGroupsPage').then((m) => m.PriceGroupsPage));
const priceGroup = behindLogin(() => import('../priceGroup/PriceGroupPage').then((m) => m.PriceGroupPage));
const costs = behindLogin(() => import('../priceGroup/cost/CostsPage').then((m) => m.CostsPage));
const figures = behindLogin(() => import('../figure/FiguresPage').then((m) => m.FiguresPage));
const settings = behindLogin(() => import('../setting/SettingsPage').then((m) => m.SettingsPage));
const setting = behindLogin(() => import('../setting/SettingPage').then((m) => m.SettingPage));

/** The pages of the desk. Without a session of staff each shows the login, and nothing more of this area is loaded. */
export const routes: readonly AreaRoute[] = [
  {
    path: 'staff',
    page: () => {
      startDesk();
      return import('./Gate').then((m) => m.Gate);
    },
    children: [
      { index: true, redirect: '/staff/today' },
      { path: 'today', title: '今天', page: today },
      { path: 'orders', title: '订单', page: orders },
      { path: 'orders/:code', title: '订单', page: order },
      { path: 'bench', title: '检测台', page: bench },
      { path: 'bench/worksheets', title: '工作单', page: worksheets },
      { path: 'bench/worksheets/new', title: '新建工作单', page: newWorksheet },
      { path: 'bench/worksheets/:code', title: '工作单', page: worksheet },
      { path: 'bench/reports', title: '检测报告', page: reports },
      { path: 'bench/reports/:rid', title: '检测报告', page: report },
      { path: 'reception', title: '收样', page: reception },
      { path: 'reception/unclaimed', title: '待认领', page: unclaimed },
      { path: 'samples', title: '样品', page: dueSamples },
      { path: 'samples/recycles', title: '寄回申请', page: recycles },
      { path: 'samples/:code', title: '样品', page: sample },
      { path: 'visits', title: '上门', page: visits },
      { path: 'visits/bookings', title: '取样预约', page: bookings },
      { path: 'instruments', title: '仪器', page: instruments },
      { path: 'money', redirect: '/staff/money/transfers' },
      { path: 'money/transfers', title: '转账', page: transfers },
      { path: 'money/bank', title: '银行流水', page: bank },
      { path: 'money/prestores', title: '预存申请', page: prestores },
      { path: 'money/billing', title: '待出结算单', page: billing },
      { path: 'money/statements', title: '结算单', page: statements },
      { path: 'money/statements/:code', title: '结算单', page: statement },
      { path: 'money/invoices', title: '发票', page: invoices },
      { path: 'money/invoices/:code', title: '发票', page: invoice },
      { path: 'money/approvals', title: '复核', page: approvals },
      { path: 'money/credits', title: '信用额度', page: credits },
      { path: 'money/withdrawals', title: '提现', page: withdrawals },
      { path: 'money/ledger', title: '账目', page: ledger },
      { path: 'requirements', title: '需求', page: requirements },
      { path: 'requirements/:code', title: '需求', page: requirement },
      { path: 'content', title: '内容', page: content },
      { path: 'content/articles', title: '文章', page: articles },
      { path: 'content/articles/:rid', title: '文章', page: article },
      { path: 'content/services', title: '服务', page: services },
      { path: 'content/services/:rid', title: '服务', page: service },
      { path: 'content/home', title: '首页', page: home },
      { path: 'content/pictures', title: '图片', page: pictures },
      { path: 'evaluations', title: '评价', page: evaluations },
      { path: 'promotion', redirect: '/staff/promotion/promoters' },
      { path: 'promotion/promoters', title: '推广员', page: promoters },
      { path: 'promotion/exchanges', title: '积分兑换', page: exchanges },
      { path: 'promotion/goods', title: '积分商品', page: goods },
      { path: 'promotion/coupons', title: '优惠券', page: coupons },
      { path: 'quotations', title: '报价单', page: quotations },
      { path: 'quotations/:code', title: '报价单', page: quotation },
      { path: 'members', title: '客户', page: members },
      { path: 'members/:code', title: '客户', page: member },
      { path: 'clusters', title: '社群', page: clusters },
      { path: 'clusters/:code', title: '社群', page: cluster },
      { path: 'priceGroups', title: '价格组', page: priceGroups },
      { path: 'priceGroups/:code', title: '价格组', page: priceGroup },
      { path: 'costs', title: '成本', page: costs },
      { path: 'figures', title: '统计', page: figures },
      { path: 'settings', title: '设置', page: settings },
      { path: 'settings/:key', title: '设置', page: setting },
      { path: 'admin', redirect: '/staff/admin/accounts' },
      { path: 'admin/accounts', title: '账号', page: accounts },
      { path: 'admin/merge', title: '合并账户', page: merge },
      { path: 'admin/audit', title: '操作日志', page: audit },
      { path: 'admin/sendings', title: '发送与任务', page: sendings },
    ],
  },
];
