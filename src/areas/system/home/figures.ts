import * as evaluations from '@/api/leads/evaluations'
import * as materialReports from '@/api/leads/materialReports'
import * as saleReports from '@/api/leads/saleReports'
import * as activities from '@/api/marketing/activities'
import * as coupons from '@/api/marketing/coupons'
import * as lotteries from '@/api/marketing/lotteries'
import * as bigOrders from '@/api/orders/bigOrders'
import * as miniOrders from '@/api/orders/miniOrders'
import * as approvals from '@/api/system/approvals'
import * as dealers from '@/api/system/dealers'
import type { Viewer } from '@/business/viewer'
import { clueStatus } from '@/entities/leads/enums'
import { activityStatus, dealerActivityStatus } from '@/entities/marketing/campaignEnums'
import { dealerStatus } from '@/entities/shared/enums'
import { derived, type Queried } from '@/kit/data/load'
import type { Good } from '@/kit/show/Trend'
import { numberIn } from '@/lib/counts'
import { type Counted, type Figure, type Filtered, inAddress, ONE, onWire, QUIET, totalOf } from './ask'
import { LEADS, leadsOf } from './todos'
import type { Variant } from './variant'
import type { View } from './view'

export interface Kpi extends Counted {
  search: (view: View) => Filtered
  ask: (view: View, viewer: Viewer) => Queried<Figure>
  /** True if the response lacks the previous period, which is then loaded separately. */
  compared?: true
  /** Direction of a good change; omitted = no change is shown. */
  good?: Good
  percent?: true
  beside?: readonly { label: Counted['label']; ask: (view: View) => Queried<Figure> }[]
}

const BAD_SCORE = 2
const leads = (label: Kpi['label'], good: Good, status?: number): Kpi => ({
  label,
  path: LEADS,
  search: ({ days, areaName, dealerCode }) => ({ status, createTime: inAddress(days), region: areaName, dealerCode }),
  ask: ({ days, areaName, dealerCode }, viewer) =>
    leadsOf(viewer, { status: status && [status], ...onWire('createTime', days), areaName, dealerCode }),
  compared: true,
  good,
})

type Metric = 'visitCount' | 'orderCount' | 'saleCount' | 'finishRate'
const sale =
  (path: Kpi['path'], viewpoint: saleReports.Viewpoint, dimension: string, who: NonNullable<Kpi['who']>) =>
  (label: Kpi['label'], metric: Metric): Kpi => ({
    label,
    path,
    who,
    search: ({ days, areaName, dealerCode }) => ({
      period: inAddress(days),
      region: areaName,
      dealers: dealerCode,
      measure: metric === 'saleCount' ? undefined : metric,
    }),
    ask: ({ days: [startTime, endTime], areaName, dealerCode }) => {
      const dealerCodes = dealerCode && [dealerCode]
      const asked = { viewpoint, dimension, quotaCodes: [metric], startTime, endTime, areaName, dealerCodes, ...ONE }
      return derived(saleReports.list.query(asked, QUIET), metric, ({ summary, previous }) => ({
        now: numberIn(summary[metric]),
        before: numberIn(previous[metric]),
      }))
    },
    good: 'more',
    percent: metric === 'finishRate' ? true : undefined,
  })
const METRICS: readonly (readonly [Kpi['label'], Metric])[] = [
  ['home.visits', 'visitCount'],
  ['home.ordered', 'orderCount'],
  ['home.sold', 'saleCount'],
  ['home.finished', 'finishRate'],
]
const salesOf = (...of: Parameters<typeof sale>): Kpi[] => METRICS.map(([label, metric]) => sale(...of)(label, metric))

/** Results of materials created in the period. Older ones had more time, so there is no comparison. */
const material = (label: Kpi['label'], key: 'viewCount' | 'newClueCount'): Kpi => ({
  label,
  path: '/report/report-list',
  search: ({ days }) => ({ createTime: inAddress(days) }),
  ask: ({ days }) =>
    derived(materialReports.list.query({ createTime: days.join(','), ...ONE }, QUIET), key, ({ summary }) => ({
      now: numberIn(summary[key]),
    })),
})

const dealersIn =
  (status: number) =>
  ({ areaName }: View) =>
    totalOf(dealers.listFirst.query({ status: [status], areaName, ...ONE }, QUIET))

const begun = (label: Kpi['label'], scope: 'all' | 'mine'): Kpi => ({
  label,
  path: '/approval/approval-index',
  search: ({ days, dealerCode }) => ({ tab: scope, applyTime: inAddress(days), dealerCode }),
  ask: ({ days, dealerCode }) =>
    totalOf(approvals.listBusiness.query({ scope, ...onWire('applyTime', days), dealerCode, ...ONE }, QUIET)),
  compared: true,
  good: 'neither',
})

const NEW_LEADS = leads('home.newLeads', 'more')
const LOST_LEADS = leads('home.lostLeads', 'less', clueStatus.lost)
const BAD_REVIEWS: Kpi = {
  label: 'home.badReviews',
  path: '/evaluate/evaluate-management',
  search: ({ days, dealerCode }) => ({
    tab: 'line',
    score: `~${BAD_SCORE}`,
    evaluateTime: inAddress(days),
    dealerCode,
  }),
  ask: ({ days, dealerCode }) =>
    totalOf(
      evaluations.list.query({ scoreMax: BAD_SCORE, ...onWire('evaluateTime', days), dealerCode, ...ONE }, QUIET),
    ),
  compared: true,
  good: 'less',
}
const BIG_ORDERS: Kpi = {
  label: 'home.bigOrders',
  path: '/big-order/big-orderList',
  search: ({ days, areaName, dealerCode }) => ({ createTime: inAddress(days), region: areaName, dealerCode }),
  ask: ({ days, areaName, dealerCode }) => {
    const asked = { ...onWire('createTime', days), areaName, dealerCode, queryType: 'order' } as const
    return derived(bigOrders.getStat.query(asked, QUIET), 'total', ({ totalCount }) => ({ now: numberIn(totalCount) }))
  },
  compared: true,
  good: 'more',
}
const miniStat = (key: 'totalCount' | 'paidCount', { days, dealerCode }: View) =>
  derived(
    miniOrders.getStat.query({ queryType: 'order', ...onWire('createTime', days), dealerCode }, QUIET),
    key,
    (stats) => ({ now: stats.length === 1 ? numberIn(stats[0]?.[key]) : null }),
  )
const MATERIALS = [material('home.materialViews', 'viewCount'), material('home.materialLeads', 'newClueCount')]

export const KPIS: Readonly<Record<Variant, readonly Kpi[]>> = {
  hq: [
    NEW_LEADS,
    LOST_LEADS,
    ...salesOf('/saleReport/headquarters', 'headquarters', 'area', ({ hq }) => hq),
    BIG_ORDERS,
    {
      label: 'home.miniOrders',
      path: '/smallOrder/carOrder',
      search: ({ days, dealerCode }) => ({ createTime: inAddress(days), dealerCode }),
      ask: (view) => miniStat('totalCount', view),
      compared: true,
      good: 'more',
      beside: [{ label: 'home.miniPaid', ask: (view) => miniStat('paidCount', view) }],
    },
    BAD_REVIEWS,
    {
      label: 'home.campaignsRunning',
      path: '/marketing-management/campaign-host',
      search: () => ({ status: activityStatus.running }),
      ask: () => totalOf(activities.list.query({ status: [activityStatus.running], ...ONE }, QUIET)),
    },
    {
      label: 'home.couponsReceived',
      path: '/marketing-management/ProvideData',
      search: ({ days }) => ({ time: inAddress(days) }),
      ask: ({ days }) => totalOf(coupons.listTrades.query({ ...onWire('receiveTime', days), ...ONE }, QUIET)),
      compared: true,
      good: 'more',
    },
    {
      label: 'home.prizesWon',
      path: '/marketing-management/lottery-record',
      search: ({ days }) => ({ drawTime: inAddress(days) }),
      ask: ({ days }) => totalOf(lotteries.listRecords.query({ win: 1, ...onWire('drawTime', days), ...ONE }, QUIET)),
      compared: true,
      good: 'neither',
    },
    ...MATERIALS,
    {
      label: 'home.openDealers',
      path: '/system-management/distributorManagement',
      search: ({ areaName }) => ({ status: dealerStatus.open, region: areaName }),
      ask: dealersIn(dealerStatus.open),
      beside: [
        { label: 'dealerStatus.suspended', ask: dealersIn(dealerStatus.suspended) },
        { label: 'dealerStatus.leaving', ask: dealersIn(dealerStatus.leaving) },
      ],
    },
    begun('home.applications', 'all'),
  ],
  dealer: [
    NEW_LEADS,
    leads('home.wonLeads', 'more', clueStatus.won),
    LOST_LEADS,
    ...salesOf('/saleReport/dealer', 'dealer', 'consultant', ({ ownDealer }) => ownDealer !== ''),
    ...salesOf('/saleReport/group-dealer', 'groupDealer', 'dealer', ({ group }) => group),
    BIG_ORDERS,
    BAD_REVIEWS,
    ...MATERIALS,
    {
      label: 'home.ownCampaignsRunning',
      path: '/marketing-management/campaign-dealer',
      search: () => ({ status: dealerActivityStatus.running }),
      who: ({ hq }) => !hq,
      ask: () => totalOf(activities.listDealer.query({ status: [dealerActivityStatus.running], ...ONE }, QUIET)),
    },
    begun('home.ownApplications', 'mine'),
  ],
}
