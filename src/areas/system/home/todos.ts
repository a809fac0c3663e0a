import { totalIn } from '@/api/reply'
import * as dynamics from '@/api/community/dynamics'
import * as clues from '@/api/leads/clues'
import * as outCall from '@/api/leads/outCall'
import * as activities from '@/api/marketing/activities'
import * as cashDraws from '@/api/marketing/cashDraws'
import * as coupons from '@/api/marketing/coupons'
import * as lotteries from '@/api/marketing/lotteries'
import * as bigOrders from '@/api/orders/bigOrders'
import * as miniOrders from '@/api/orders/miniOrders'
import * as orders from '@/api/orders/orders'
import * as approvals from '@/api/system/approvals'
import * as users from '@/api/system/users'
import * as stores from '@/api/voice/stores'
import * as reservations from '@/api/vehicle/reservations'
import * as testDrive from '@/api/vehicle/testDrive'
import * as notices from '@/api/voice/notices'
import type { Viewer } from '@/business/viewer'
import { clueStatus, nurtureStatus, outCallStatus, overdue, poolStatus } from '@/entities/leads/enums'
import { activityOffBy, dealerActivityStatus } from '@/entities/marketing/campaignEnums'
import { payStatus } from '@/entities/marketing/cashEnums'
import { grantStatus } from '@/entities/marketing/couponEnums'
import { prizeStatus } from '@/entities/marketing/lotteryEnums'
import { miniRefundStatus, testDriveStatus } from '@/entities/orders/miniEnums'
import { approvalStatus, auditStatus, userStatus } from '@/entities/shared/enums'
import { bigOrderStatus } from '@/entities/orders/bigOrderEnums'
import { reserveStatus } from '@/entities/vehicle/maintenanceReserve'
import { auditKind, reviewStatus } from '@/entities/community/audit'
import { driveCarScope } from '@/entities/vehicle/driveCarEnums'
import { appealStatus } from '@/entities/voice/evaluationAppeal'
import { derived, type Queried } from '@/kit/data/load'
import { NO_FILTER } from '@/routes'
import { type Counted, type Figure, type Filtered, ONE, onWire, QUIET, totalOf } from './ask'
import type { Variant } from './variant'
import { daysOf } from './view'

export interface Todo extends Counted {
  search?: Filtered
  ask: (viewer: Viewer) => Queried<Figure>
  /** late: overdue or failed; soon: due today, or blocked until someone acts. */
  tone?: 'late' | 'soon'
  /** Shows the count at the page in the menu. */
  badge?: true
}

const LONG_DAYS = 7
export const leadsOf = ({ hq }: Viewer, query: clues.ClueQuery): Queried<Figure> =>
  totalOf((hq ? clues.listZb : clues.listDealer).query({ ...query, ...ONE }, QUIET))
export const LEADS = '/clue-management/clueList'
const POOL = '/clue-management/cluePoolList'
const CONTENT = [auditKind.post, auditKind.article, auditKind.comment, auditKind.reply]
const APPROVALS = '/approval/approval-index'
const BAD_STARS = [1, 2, 3]
const OWN_CAMPAIGNS = '/marketing-management/campaign-dealer'

const lead = (label: Todo['label'], status: number): Todo => ({
  label,
  path: LEADS,
  search: { status, createTime: NO_FILTER },
  ask: (viewer) => leadsOf(viewer, { status: [status] }),
})
const campaign = (label: Todo['label'], status: number, offBy?: number): Todo => ({
  label,
  path: OWN_CAMPAIGNS,
  search: { status, offBy },
  who: ({ hq }) => !hq,
  ask: () => totalOf(activities.listDealer.query({ status: [status], offBy, ...ONE }, QUIET)),
})
const scope = (label: Todo['label'], key: 'todo' | 'mine', status?: number): Todo => ({
  label,
  path: APPROVALS,
  search: key === 'mine' ? { tab: key, status } : undefined,
  ask: () => totalOf(approvals.listBusiness.query({ scope: key, status: status && [status], ...ONE }, QUIET)),
})
const pool = (label: Todo['label'], stayDaysStart?: number): Todo => ({
  label,
  path: POOL,
  search: { status: poolStatus.unassigned, stayDays: stayDaysStart },
  ask: () => totalOf(clues.listPool.query({ status: [poolStatus.unassigned], stayDaysStart, ...ONE }, QUIET)),
})

const LATE: Todo = {
  label: 'home.overdue',
  path: LEADS,
  search: { overdue: overdue.yes, createTime: NO_FILTER },
  ask: (viewer) => leadsOf(viewer, { overdue: [overdue.yes] }),
  tone: 'late',
}
const TODAY: Todo = {
  label: 'home.dueToday',
  path: LEADS,
  search: { nextFollowTime: 'today', createTime: NO_FILTER },
  ask: (viewer) => leadsOf(viewer, onWire('nextFollowTime', daysOf('today').days)),
  tone: 'soon',
}
const TO_DECIDE: Todo = { ...scope('home.toDecide', 'todo'), badge: true }
const SENT_BACK: Todo = { ...scope('home.sentBack', 'mine', approvalStatus.rejected), tone: 'soon' }
const UNREAD: Todo = {
  label: 'home.unreadNotices',
  path: '/officialMsg/officialMsg',
  search: { tab: 'inbox', readFlag: 0 },
  ask: () => totalOf(notices.list.query({ box: 'inbox', readFlag: 0, ...ONE }, QUIET)),
  badge: true,
}

export const TODOS: Readonly<Record<Variant, readonly Todo[]>> = {
  hq: [
    LATE,
    TODAY,
    pool('home.pool'),
    { ...pool('home.poolLong', LONG_DAYS), tone: 'late' },
    TO_DECIDE,
    {
      label: 'home.toReview',
      path: '/dynamic-management/contentReview',
      ask: () =>
        derived(
          dynamics.listAudits.query({ bizType: CONTENT, status: reviewStatus.waiting, ...ONE }, QUIET),
          'waiting',
          (page) => ({ now: page.summary.waiting ?? totalIn(page) ?? null }),
        ),
      badge: true,
    },
    {
      label: 'home.secondApprovals',
      path: '/system-management/secondDealerManagement',
      search: { tab: 'applications', status: auditStatus.waiting },
      ask: () => totalOf(orders.listSecondDealerApprovals.query({ status: auditStatus.waiting, ...ONE }, QUIET)),
      badge: true,
    },
    {
      label: 'home.driveApprovals',
      path: '/drive-management/driveCarZB',
      ask: () => totalOf(testDrive.listCarsZb.query({ scope: driveCarScope.todo, ...ONE }, QUIET)),
      badge: true,
    },
    {
      label: 'home.bigRefunds',
      path: '/big-order/big-orderList',
      search: { status: bigOrderStatus.refundRequested },
      ask: () =>
        totalOf(bigOrders.list.query({ status: [bigOrderStatus.refundRequested], queryType: 'order', ...ONE }, QUIET)),
      tone: 'soon',
    },
    {
      label: 'home.miniRefunds',
      path: '/smallOrder/refundManagement',
      search: { status: miniRefundStatus.toReview },
      ask: () =>
        totalOf(miniOrders.list.query({ queryType: 'refund', status: [miniRefundStatus.toReview], ...ONE }, QUIET)),
      badge: true,
    },
    {
      label: 'home.appeals',
      path: '/storeManagement/appealManagement',
      ask: () => totalOf(stores.listAppeals.query({ status: appealStatus.waiting, ...ONE }, QUIET)),
      badge: true,
    },
    {
      label: 'home.toHandOver',
      path: '/clue-management/cultivate',
      search: { status: nurtureStatus.activated, createTime: NO_FILTER },
      ask: () => totalOf(clues.listNurture.query({ status: nurtureStatus.activated, ...ONE }, QUIET)),
    },
    {
      label: 'home.callsPaused',
      path: '/outboundTask/outboundTask',
      search: { status: outCallStatus.paused },
      ask: () => totalOf(outCall.listTasks.query({ status: outCallStatus.paused, ...ONE }, QUIET)),
      tone: 'soon',
    },
    {
      label: 'home.payFailed',
      path: '/marketing-management/payRecords',
      search: { status: payStatus.failed },
      ask: () => totalOf(cashDraws.listPayments.query({ status: [payStatus.failed], ...ONE }, QUIET)),
      tone: 'late',
    },
    {
      label: 'home.grantsFailed',
      path: '/marketing-management/provideManagement',
      search: { status: grantStatus.failed },
      ask: () => totalOf(coupons.listGrants.query({ status: grantStatus.failed, ...ONE }, QUIET)),
      tone: 'late',
    },
    {
      label: 'home.prizesToSend',
      path: '/marketing-management/lottery-record',
      search: { status: prizeStatus.toSend, drawTime: NO_FILTER },
      ask: () => totalOf(lotteries.listRecords.query({ status: [prizeStatus.toSend], win: 1, ...ONE }, QUIET)),
    },
    SENT_BACK,
    UNREAD,
    {
      label: 'home.lockedUsers',
      path: '/system-management/userManagement',
      search: { status: userStatus.locked },
      ask: () => totalOf(users.list.query({ status: [userStatus.locked], ...ONE }, QUIET)),
    },
  ],
  dealer: [
    LATE,
    TODAY,
    lead('home.toContact', clueStatus.toContact),
    lead('home.unassigned', clueStatus.unassigned),
    {
      label: 'home.drivesToConfirm',
      path: '/smallOrder/testDriveOrder',
      search: { status: testDriveStatus.toConfirm },
      ask: () => totalOf(testDrive.list.query({ source: 'MINI', status: [testDriveStatus.toConfirm], ...ONE }, QUIET)),
      tone: 'soon',
    },
    {
      label: 'home.reservesToConfirm',
      path: '/afterSale-management/maintenance',
      search: { status: reserveStatus.toConfirm, reserveDate: NO_FILTER },
      ask: () => totalOf(reservations.list.query({ status: [reserveStatus.toConfirm], ...ONE }, QUIET)),
      tone: 'soon',
    },
    {
      label: 'home.badUnanswered',
      path: '/storeManagement/userEvaluateAndAppeal',
      search: { score: BAD_STARS.join(','), replied: 0, evaluateTime: NO_FILTER },
      ask: () => totalOf(stores.listEvaluations.query({ score: BAD_STARS, replied: 0, ...ONE }, QUIET)),
      tone: 'soon',
    },
    TO_DECIDE,
    SENT_BACK,
    { ...campaign('home.campaignsDown', dealerActivityStatus.down, activityOffBy.headquarters), tone: 'late' },
    campaign('home.campaignDrafts', dealerActivityStatus.draft),
    UNREAD,
  ],
}
