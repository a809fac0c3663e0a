import type { SendOptions } from '@/api/client'
import * as clues from '@/api/leads/clues'
import * as outCall from '@/api/leads/outCall'
import * as taskTargets from '@/api/leads/taskTargets'
import * as activities from '@/api/marketing/activities'
import * as articles from '@/api/marketing/articles'
import * as cashDraws from '@/api/marketing/cashDraws'
import * as coupons from '@/api/marketing/coupons'
import * as invitationPosters from '@/api/marketing/invitationPosters'
import * as lotteries from '@/api/marketing/lotteries'
import * as posters from '@/api/marketing/posters'
import * as promotions from '@/api/marketing/promotions'
import * as videos from '@/api/marketing/videos'
import * as dealers from '@/api/system/dealers'
import * as internalStaff from '@/api/system/internalStaff'
import * as phoneProtect from '@/api/system/phoneProtect'
import * as roles from '@/api/system/roles'
import * as users from '@/api/system/users'
import * as pointTasks from '@/api/members/pointTasks'
import * as shopUsers from '@/api/members/shopUsers'
import * as insurance from '@/api/vehicle/insurance'
import * as reservations from '@/api/vehicle/reservations'
import * as feedback from '@/api/voice/feedback'
import { isGiven } from '@/lib/given'
import { NO_FILTER, type Path, to } from '@/routes'
import { finder, FIRST, type Finder, type Rows } from './finder'
import { ORDER_FINDERS } from './orderFinders'

const titled = <Row extends { id: string }>(
  page: Path,
  detail: Path,
  list: (title: string, send: SendOptions) => Rows<Row>,
  titleOf: (row: Row) => unknown,
): Finder =>
  finder(
    page,
    ['name'],
    ({ text }, send) => list(text, send),
    (row) => ({ title: titleOf(row), note: [row.id], to: to(detail, { id: row.id }) }),
  )

const one = async <Row>(row: Promise<Row>): Promise<Row[]> => [await row]

const detailOf = (page: Path, id: string) => to(page, { mode: 'detail', record: id })

/** Finders, the likeliest first. Results are shown in the server's order. */
export const FINDERS: readonly Finder[] = [
  finder(
    '/clue-management/clueList',
    ['phone', 'number', 'name'],
    ({ number, phone, name, isHeadquarters }, send) => {
      const list = isHeadquarters ? clues.listZb : clues.listDealer
      if (phone) return list({ phone, ...FIRST }, send)
      if (number) return one(clues.get({ clueId: number }, send))
      return name ? list({ customerName: name, ...FIRST }, send) : undefined
    },
    ({ clueId, customerName, phone }) => ({
      title: customerName || clueId,
      note: [clueId, phone],
      to: to('/clue-management/clueDetail', { clueId }),
    }),
  ),
  finder(
    '/clue-management/cultivate',
    ['phone', 'number', 'name'],
    ({ number, phone, name }, send) => {
      if (phone) return clues.listNurture({ phone, ...FIRST }, send)
      if (number) return one(clues.getNurture({ clueId: number }, send))
      return name ? clues.listNurture({ customerName: name, ...FIRST }, send) : undefined
    },
    ({ clueId, customerName, phone }) => ({
      title: customerName || clueId,
      note: [clueId, phone],
      to: to('/clue-management/cultivateDetails', { clueId }),
    }),
  ),
  finder(
    '/system-management/userManagement',
    ['phone', 'code', 'name'],
    ({ text }, send) => users.list({ keyword: text, ...FIRST }, send),
    ({ id, nickname, username, phone, dealerName }) => ({
      title: nickname || username,
      note: [username, phone, dealerName],
      to: isGiven(id) ? to('/system-management/userManagement', { mode: 'detail', record: id }) : '',
    }),
  ),
  finder(
    '/system-management/distributorManagement',
    ['code', 'name'],
    ({ text }, send) => dealers.listFirst({ keyword: text, ...FIRST }, send),
    ({ id, dealerName, dealerCode, cityName }) => ({
      title: dealerName,
      note: [dealerCode, cityName],
      to: isGiven(id) ? detailOf('/system-management/distributorManagement', id) : '',
    }),
  ),
  finder(
    '/system-management/secondDealerManagement',
    ['code', 'name'],
    ({ text }, send) => dealers.listSecond({ keyword: text, ...FIRST }, send),
    ({ id, dealerName, dealerCode }) => ({
      title: dealerName,
      note: [dealerCode],
      to: isGiven(id) ? detailOf('/system-management/secondDealerManagement', id) : '',
    }),
  ),
  finder(
    '/system-management/groupDealerManagement',
    ['code', 'name'],
    ({ text }, send) => dealers.listGroups({ keyword: text, ...FIRST }, send),
    ({ id, groupName, groupCode }) => ({
      title: groupName,
      note: [groupCode],
      to: isGiven(id) ? detailOf('/system-management/groupDealerManagement', id) : '',
    }),
  ),
  finder(
    '/internalStaff',
    ['phone', 'number', 'code', 'name'],
    ({ text }, send) => internalStaff.list({ keyword: text, ...FIRST }, send),
    ({ staffName, employeeNo, phone }) => ({
      title: staffName,
      note: [employeeNo, phone],
      to: to('/internalStaff', { keyword: employeeNo || staffName, status: NO_FILTER }),
    }),
  ),
  finder(
    '/workNoList/workNoList',
    ['phone', 'number', 'name'],
    ({ phone, number, name }, send) => {
      const by = phone ? { phone } : number ? { workNo: number } : name ? { userName: name } : undefined
      return by && phoneProtect.listBindings({ ...by, ...FIRST }, send)
    },
    ({ id, workNo, userName, dealerName }) => ({
      title: workNo,
      note: [userName, dealerName],
      to: to('/workNoList/workNoDetail', { id }),
    }),
  ),
  finder(
    '/system-management/roleManagement',
    ['code', 'name'],
    ({ text }, send) => roles.list({ keyword: text, ...FIRST }, send),
    ({ roleName, roleCode }) => ({
      title: roleName,
      note: [roleCode],
      to: to('/system-management/roleManagement', { roleCode }),
    }),
  ),
  finder(
    '/marketing-management/cardVoucherManagement',
    ['number', 'name'],
    ({ number, text }, send) => coupons.list({ ...(number ? { id: number } : { couponName: text }), ...FIRST }, send),
    ({ id, couponName }) => ({
      title: couponName,
      note: [id],
      to: isGiven(id) ? detailOf('/marketing-management/cardVoucherManagement', id) : '',
    }),
  ),
  titled(
    '/marketing-management/article',
    '/marketing-management/article-details',
    (title, send) => articles.list({ title, ...FIRST }, send),
    ({ title }) => title,
  ),
  titled(
    '/marketing-management/video',
    '/marketing-management/video-details',
    (title, send) => videos.list({ title, ...FIRST }, send),
    ({ title }) => title,
  ),
  titled(
    '/marketing-management/poster',
    '/marketing-management/poster-details',
    (title, send) => posters.list({ title, ...FIRST }, send),
    ({ title }) => title,
  ),
  titled(
    '/marketing-management/casePromotion',
    '/marketing-management/casePromotion-details',
    (title, send) => promotions.list({ title, ...FIRST }, send),
    ({ title }) => title,
  ),
  titled(
    '/marketing-management/campaign-host',
    '/marketing-management/campaign-host-details',
    (title, send) => activities.list({ title, ...FIRST }, send),
    ({ title }) => title,
  ),
  titled(
    '/marketing-management/campaign-dealer',
    '/marketing-management/campaign-dealer-details',
    (title, send) => activities.listDealer({ title, ...FIRST }, send),
    ({ title }) => title,
  ),
  titled(
    '/marketing-management/integral-turntable',
    '/marketing-management/details',
    (title, send) => lotteries.list({ title, ...FIRST }, send),
    ({ title }) => title,
  ),
  titled(
    '/marketing-management/cash-draw',
    '/marketing-management/edit-cash-draw',
    (title, send) => cashDraws.list({ title, ...FIRST }, send),
    ({ title }) => title,
  ),
  titled(
    '/marketing-management/invitation-index',
    '/marketing-management/invitation-details',
    (title, send) => invitationPosters.list({ title, ...FIRST }, send),
    ({ title }) => title,
  ),
  titled(
    '/task-system/task-host',
    '/task-system/taskHostDetails',
    (title, send) => taskTargets.list({ title, ...FIRST }, send),
    ({ title }) => title,
  ),
  finder(
    '/outboundTask/outboundTask',
    ['name'],
    ({ text }, send) => outCall.listTasks({ taskName: text, ...FIRST }, send),
    ({ taskId, taskName }) => ({
      title: taskName,
      note: [taskId],
      to: to('/outboundTask/callOutDetails', { taskId }),
    }),
  ),
  ...ORDER_FINDERS,
  finder(
    '/afterSale-management/previewManagement',
    ['order', 'vin', 'phone'],
    ({ kind, text, phone }, send) =>
      kind === 'name'
        ? undefined
        : reservations.listReserves(
            { ...(phone ? { phone } : { [kind === 'vin' ? 'vin' : 'inspectNo']: text }), ...FIRST },
            send,
          ),
    ({ id, inspectNo, plate, customerName }) => ({
      title: inspectNo || id,
      note: [plate, customerName],
      to: isGiven(id) ? to('/afterSale-management/previewDetails', { id }) : '',
    }),
  ),
  finder(
    '/insurance/riskOfSingle',
    ['order', 'phone'],
    ({ kind, text, phone }, send) =>
      kind === 'name'
        ? undefined
        : insurance.listPolicies({ ...(phone ? { phone } : { policyNo: text }), ...FIRST }, send),
    ({ id, policyNo, plate, customerName }) => ({
      title: policyNo || id,
      note: [plate, customerName],
      to: isGiven(id) ? to('/insurance/riskOfSingleDetails', { id }) : '',
    }),
  ),
  finder(
    '/user-management-shop/user-management',
    ['phone', 'name'],
    ({ phone, name }, send) =>
      phone || name ? shopUsers.list({ ...(phone ? { phone } : { nickname: name }), ...FIRST }, send) : undefined,
    ({ userId, nickname, phone }) => ({
      title: nickname || userId,
      note: [userId, phone],
      to: detailOf('/user-management-shop/user-management', userId),
    }),
  ),
  finder(
    '/setting/contact',
    ['name'],
    ({ text }, send) => pointTasks.list({ taskName: text, ...FIRST }, send),
    ({ id, taskName, taskCode }) => ({
      title: taskName,
      note: [taskCode],
      to: isGiven(id) ? to('/setting/detail', { id }) : '',
    }),
  ),
  finder(
    '/wishList/wishList',
    ['phone', 'name'],
    ({ phone, name }, send) =>
      phone || name ? feedback.listWishes({ ...(phone ? { phone } : { nickname: name }), ...FIRST }, send) : undefined,
    ({ id, nickname, phone }) => ({
      title: nickname || id,
      note: [id, phone],
      to: isGiven(id) ? detailOf('/wishList/wishList', id) : '',
    }),
  ),
]
